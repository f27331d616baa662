import { applyEdits } from '../../content/json/edits.ts'
import { createLocator } from '../../content/json/locate.ts'
import { valueIn } from '../../content/json/value-in.ts'
import { openText } from '../../content/operations/change.ts'
import { perform } from '../../content/operations/operations.ts'
import { changeValue } from '../../content/operations/value.ts'
import type { Conflict } from '../../content/read/undecided.ts'
import { isObject } from '../../is-object.ts'
import { Draft } from './draft.ts'
import { pageInCommon } from './in-common.ts'
import { Merger } from './merger.ts'
import { namesOfOurs } from './shared-names.ts'
import { bringTogether } from './together.ts'
import { has } from './traces.ts'

/** Three texts of one file. Where the file is new on both sides, none was there before. */
export interface Three {
  base: string | null
  ours: string
  theirs: string
}

/** The text of ours with all that theirs changed and ours did not. */
export interface Merged {
  text: string
  /** In the order of the text. */
  conflicts: Conflict[]
}

/**
 * Merges by structure: objects by their fields, lists by their entries, whichever place these have. All three texts must
 * be valid JSON. The outcome is the text of ours, changed by operations, so that how it is written stays. Impossible when a
 * text holds what nobody can name, such as a field that is written twice.
 */
export function merge({ base, ours, theirs }: Three): Merged {
  const [here, there] = [openText(ours), openText(theirs)]
  const [own, written] = [valueIn(ours), valueIn(theirs)]
  const before = sharing(base === null ? pageInCommon(own, written) : valueIn(base), own, written)
  const renames = namesOfOurs(before, own, written)
  for (const rename of renames) perform(rename, there)
  const other = renames.length === 0 ? written : changeValue(written, renames)
  const conflicts: Conflict[] = []
  const told = bringTogether({
    base: new Draft(before, null),
    ours: new Draft(own, here),
    theirs: new Draft(other, there),
  })
  new Merger(here, there, told, conflicts).value({ base: before, ours: own, theirs: other }, { at: '', from: '' })
  const text = applyEdits(ours, here.tree.edits())
  // What somebody wrote is not trusted to operations alone.
  valueIn(text)
  const place = createLocator(text)
  const inOrder = conflicts.map((conflict) => ({ conflict, start: place.find(conflict.at).start }))
  inOrder.sort((a, b) => a.start - b.start)
  return { text, conflicts: inOrder.map(({ conflict }) => conflict) }
}

/** Where both have begun to share sections, nothing was shared before, which is a place for what is shared now. */
function sharing(before: unknown, ...sides: readonly unknown[]): unknown {
  if (!isObject(before) || Object.hasOwn(before, 'shared') || !sides.every((side) => has(side, 'shared'))) return before
  return { ...before, shared: {} }
}
