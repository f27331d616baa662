/** What reads and judges content, in one module: it is loaded anew when the schemas change. */
export { checkSite } from '../content/check.ts'
export { loadSources } from '../content/read/load.ts'
export { Workspace } from '../content/workspace.ts'
