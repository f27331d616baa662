import type { Edit } from './edits.ts'

/** Where objects and lists of a text end, by where they begin: nobody needs to pass over them again. */
export type Ends = Map<number, number>

/**
 * What of this holds after edits of the text. They have to be those of operations, by which values come, go or are put into
 * brackets as a whole: what they are inside of ends where it did, but for the letters that came or went.
 */
export function endsAfter(ends: Ends, edits: readonly Edit[]): Ends {
  const after: Ends = new Map()
  for (const [start, end] of ends) {
    let [from, to] = [start, end]
    const stays = edits.every(({ offset, length, text }) => {
      const more = text.length - length
      const isBefore = offset + length <= start
      const isInside = offset > start && offset + length < end
      if (isBefore) from += more
      if (isBefore || isInside) to += more
      return isBefore || isInside || offset >= end
    })
    if (stays) after.set(from, to)
  }
  return after
}
