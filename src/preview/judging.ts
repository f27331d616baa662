import { checkLatest } from '../content/latest.ts'
import { loadSources } from '../content/read/load.ts'
import { Workspace } from '../content/workspace.ts'

/** What reads and judges content, in one module: it is loaded anew when the schemas change. */
export const judging = { loadSources, checkLatest, Workspace }

export type Judging = typeof judging
