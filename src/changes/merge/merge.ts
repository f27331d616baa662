import { applyEdits } from '../../content/json/edits.ts'
import { openText } from '../../content/operations/change.ts'
import { Impossible } from '../../content/operations/tree.ts'
import type { Conflict } from '../../content/read/undecided.ts'
import { Merger } from './merger.ts'

/** Three texts of one file. Where the file is new on both sides, nothing was there before. */
export interface Three {
  base: string | null
  ours: string
  theirs: string
}

/** The text of ours with all that theirs changed and ours did not. */
export interface Merged {
  text: string
  conflicts: Conflict[]
}

/**
 * Merges by structure: objects by their fields, lists by their entries, whichever place these have. All three texts must
 * be valid JSON. The outcome is the text of ours, changed by operations, so that how it is written stays. Null when a text
 * holds what nobody can name, such as a field that is written twice.
 */
export function merge({ base, ours, theirs }: Three): Merged | null {
  const [here, there] = [openText(ours), openText(theirs)]
  const merger = new Merger(here, there)
  try {
    merger.value(
      { base: base === null ? undefined : parse(base), ours: parse(ours), theirs: parse(theirs) },
      { at: '', from: '' },
    )
  } catch (error) {
    if (error instanceof Impossible) return null
    throw error
  }
  const text = applyEdits(ours, here.tree.edits())
  // What somebody wrote is not trusted to operations alone.
  parse(text)
  return { text, conflicts: merger.conflicts }
}

function parse(text: string): unknown {
  return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
}
