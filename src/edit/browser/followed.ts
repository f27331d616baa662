import { matchLists } from '../../changes/match/lists.ts'
import { get } from '../../content/json/pointer.ts'
import { became } from '../../preview/became.ts'
import type { PageState, SectionLine } from '../agreed.ts'

/** Where a section of a page stands in a later state of it that somebody else has changed; undefined where it is gone. */
export function followed(before: PageState, now: PageState, index: number): number | undefined {
  const [old, next] = [before.sections, now.sections]
  // While somebody types, one is another, and all else the very same.
  const isElsewhere = old.length !== next.length || next.some((line, at) => at !== index && line !== old[at])
  if (!isElsewhere || old[index] === next[index]) return index
  const { pairs } = matchLists(old.map(thingOf), next.map(thingOf))
  return pairs.find((pair) => pair.before === index)?.after
}

/** The way to a field through the same entries as before, wherever others have moved these; undefined where one is gone. */
export function wayNow(before: unknown, now: unknown, [step, ...rest]: readonly string[]): string[] | undefined {
  if (step === undefined) return []
  const index = Array.isArray(before) && Array.isArray(now) ? indexNow(before, now, Number(step)) : step
  if (index === undefined) return undefined
  const way = wayNow(get(before, [step]), get(now, [String(index)]), rest)
  return way && [String(index), ...way]
}

/** Whether it is where it was. */
export function isSameWay(before: unknown, now: unknown, way: readonly string[]): boolean {
  return before === now || wayNow(before, now, way)?.every((step, index) => step === way[index]) === true
}

function indexNow(before: readonly unknown[], now: readonly unknown[], index: number): number | undefined {
  return became(before.map(asName), now.map(asName))[index]
}

function asName(entry: unknown): string {
  return JSON.stringify(entry)
}

/** What a section is told by: what is shared has its name. */
function thingOf({ use, value }: SectionLine): object {
  return use === null ? value : { use, ...value }
}
