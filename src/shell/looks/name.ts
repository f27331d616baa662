export { default as name } from './name.module.css'
