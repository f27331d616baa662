export { default as tight } from './tight.module.css'
