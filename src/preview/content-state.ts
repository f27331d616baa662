import type { Diagnostic } from '../content/diagnostic.ts'
import type { Sources } from '../content/read/source-file.ts'
import type { At } from '../content/times/clock.ts'
import type { Workspace } from '../content/workspace.ts'
import type { Latest } from './latest/state.ts'

export interface ContentState {
  /** The site as far as it can be shown. */
  readonly latest: Latest
  /** Whether its rules have been asked. */
  readonly judged: boolean
  readonly sources: Sources | null
  /** What is wrong, and the files in which it is: told when these have been left alone for a moment. */
  readonly told: { readonly diagnostics: readonly Diagnostic[]; readonly sources: Sources | null }
  /** Why nothing could be read. */
  readonly failure: string | null
}

/** What rules are asked about, and how. */
export interface Asked {
  readonly sources: Sources
  readonly tell: boolean
  readonly isTyped: boolean
  /** What is shown of it already. */
  readonly first: Latest | null
  readonly looking: { readonly at: At; readonly workspace: Workspace; readonly drafts: boolean }
  readonly turn: number
}
