import { matchLists } from '../../changes/match/lists.ts'
import { get } from '../../content/json/pointer.ts'
import { became } from '../../preview/became.ts'
import type { PageState, SectionLine } from '../agreed.ts'

/**
 * Where a section of a page stands in a later state of it that somebody else has changed: where it stood, if it is gone or
 * is there still.
 */
export function followed(before: PageState, now: PageState, index: number): number {
  const [old, next] = [before.sections, now.sections]
  // While somebody types, one is another, and all else the very same.
  const isElsewhere = old.length !== next.length || next.some((line, at) => at !== index && line !== old[at])
  if (!isElsewhere || old[index] === next[index]) return index
  const { pairs } = matchLists(old.map(thingOf), next.map(thingOf))
  return pairs.find((pair) => pair.before === index)?.after ?? index
}

/** Whether the way to a field leads through the same entries as before: where others put one in or take one out, it may not. */
export function isSameWay(before: unknown, now: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined || before === now) return true
  if (Array.isArray(before) && Array.isArray(now)) {
    const index = Number(step)
    if (became(before.map(asName), now.map(asName))[index] !== index) return false
  }
  return isSameWay(get(before, [step]), get(now, [step]), rest)
}

function asName(entry: unknown): string {
  return JSON.stringify(entry)
}

/** What a section is told by: what is shared has its name. */
function thingOf({ use, value }: SectionLine): object {
  return use === null ? value : { use, ...value }
}
