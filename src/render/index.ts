/** What of the renderer needs React: bundled once, loaded only when something has to be rendered. */
export { themeLook } from '../theme/index.ts'
export { renderSection } from './section.tsx'
export { renderShell } from './shell.ts'

import './breadcrumbs.css'
import './posture/index.ts'
