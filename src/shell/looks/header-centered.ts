export { default as centered } from './header-centered.module.css'
