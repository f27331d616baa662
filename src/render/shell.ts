export { renderShell } from '../shell/index.tsx'

import './section.module.css'
