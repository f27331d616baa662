export { renderShell } from '../shell/index.tsx'

import '../parts/tone.module.css'
import './section.module.css'
