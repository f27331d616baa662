import type { Diagnostic } from '../content/diagnostic.ts'
import type { ContentState } from './content-state.ts'
import type { Mark } from './latest/marks.ts'

/** A second without a letter is a pause. */
export const pause = 1000

/**
 * What is told while somebody types: what was wrong before, until it no longer is. A text that has only begun, or a link that
 * is half written, is no mistake yet. Null where all that is wrong was told before.
 */
export function whileTyped(now: ContentState, before: ContentState['told']): ContentState | null {
  const { latest } = now
  const told = stillWrong(before.diagnostics, latest.diagnostics)
  const isKnown = ({ message }: Diagnostic, index: number) => message === told[index]?.message
  if (told.length === latest.diagnostics.length && latest.diagnostics.every(isKnown)) return null
  const marks = new Map(
    [...latest.marks].flatMap(([page, all]) => {
      const known = all.flatMap((mark) => knownMark(mark, page.path, told))
      return known.length > 0 ? [[page, known] as const] : []
    }),
  )
  return { ...now, latest: { ...latest, marks }, told: { ...before, diagnostics: told } }
}

/** In the words of before: others at each letter are as restless as those that come. */
function stillWrong(before: readonly Diagnostic[], now: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set(before.map(placeOf))
  const wrong = new Set(now.map(placeOf))
  // What does not fit the schema is shown to no rule: what these had found there is as it was.
  const unread = new Set(now.filter((one) => one.rule === 'schema' && !known.has(placeOf(one))).map(({ page }) => page))
  return before.filter((one) => wrong.has(placeOf(one)) || unread.has(one.page))
}

function knownMark(mark: Mark, path: string, told: readonly Diagnostic[]): Mark[] {
  const places = new Set(mark.mistakes.map(placeOf))
  const mistakes = told.filter(
    (one) =>
      one.severity === 'error' && (places.has(placeOf(one)) || (one.page === path && one.section === mark.index)),
  )
  if (mistakes.length > 0) return [{ ...mark, mistakes }]
  // What never was right has nothing else to show.
  return mark.shown === 'never' || mark.mistakes.length === 0 ? [mark] : []
}

function placeOf({ file, pointer }: Diagnostic): string {
  return `${file} ${pointer}`
}
