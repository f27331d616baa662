import { failureOf } from '../content/read/reason.ts'
import { UnreadableFile } from '../content/read/unreadable-file.ts'
import { countsOf } from '../content/report/format/summary.ts'
import { formatText } from '../content/report/format/text.ts'
import { BuildError } from './build-error.ts'
import { ContentError } from './content-error.ts'

interface Asked {
  /** Undefined where nobody can ask for it. */
  debug?: boolean
  color: boolean
  failed?: string
}

/** Why a build failed, in words for the author, and the exit code that goes with it. */
export function explain(
  error: unknown,
  { debug, color, failed = 'The build failed' }: Asked,
): { text: string; exitCode: number } {
  if (error instanceof ContentError)
    return {
      // What stands last is read first, and it may be a warning.
      text: `${formatText(error.diagnostics, error.sources, { color })}\n\nNot built: ${countsOf(error.diagnostics)}.`,
      exitCode: 1,
    }
  if (debug && error instanceof Error) return { text: String(error.stack), exitCode: 1 }
  const text = error instanceof Error ? error.message : String(error)
  if (error instanceof UnreadableFile) return { text, exitCode: 2 }
  if (error instanceof BuildError) return { text, exitCode: 1 }
  return { text: `${failed}: ${failureOf(error)}${debug === undefined ? '' : '\n(--debug shows where.)'}`, exitCode: 1 }
}
