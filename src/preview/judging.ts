import { loadSources, readAgain } from '../content/read/load.ts'
import { findUses, usableNames } from '../content/uses/find-uses.ts'
import { Workspace } from '../content/workspace.ts'
import { checkLatest, firstSight } from './latest/latest.ts'

/** What reads, judges and searches content, in one module: it is loaded anew when the schemas change. */
export const judging = { loadSources, readAgain, checkLatest, firstSight, Workspace, findUses, usableNames }

export type Judging = typeof judging
