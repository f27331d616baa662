import type { Diagnostic } from '../content/diagnostic.ts'
import type { Sources } from '../content/read/source-file.ts'

/** The content has errors: nothing was written. */
export class ContentError extends Error {
  constructor(
    readonly diagnostics: readonly Diagnostic[],
    readonly sources: Sources,
  ) {
    super('The content has errors.')
  }
}
