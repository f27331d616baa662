import { isObject } from '../../is-object.ts'
import type { Schema } from '../../schema/schema.ts'
import { matchLists, movedIn } from '../match/lists.ts'
import { isSame } from '../match/same.ts'
import type { Change, Comparing, Single, Thing } from './change.ts'

/** What is done to each pair of entries that became each other and are not the same. */
type ComparePair = (before: unknown, after: unknown, to: Comparing) => void

/** How the entries of a list are told. */
interface Telling {
  things: (list: readonly unknown[]) => Thing[]
  schema: Schema | undefined
  level: Single['level']
}

/** Tells which entries were added, removed and moved, and compares the others. */
export function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  { things, schema, level }: Telling,
  to: Comparing,
  compare: ComparePair,
): void {
  const { place, thing: owner, changes } = to
  const matched = matchLists(before, after)
  const pairs = matched.pairs.filter((pair) => canBecome(before[pair.before], after[pair.after]))
  const stayed = new Set(pairs.map((pair) => pair.before))
  const [moved, called, calledBefore] = [movedIn({ ...matched, pairs }), things(after), things(before)]
  const became = new Map(pairs.map((pair) => [pair.after, pair.before]))
  for (const [index, value] of after.entries()) {
    const thing = called[index] ?? owner
    const spot = { ...spotIn(called, index), in: owner }
    const from = became.get(index)
    const own: Change[] = []
    if (from === undefined) own.push({ kind: 'added', place, thing, spot, value, schema, level })
    else {
      const inner: Change[] = []
      if (!isSame(before[from], value)) compare(before[from], value, { ...to, thing, changes: inner })
      if (moved.has(index)) own.push({ kind: 'moved', place, thing, spot, from: {}, inner })
      own.push(...inner)
    }
    if (level === 'section') for (const change of own) change.section = index
    changes.push(...own)
  }
  for (const index of before.keys()) {
    if (stayed.has(index)) continue
    const thing = calledBefore[index] ?? owner
    changes.push({
      kind: 'removed',
      place,
      thing,
      spot: { in: owner },
      value: before[index],
      schema,
      level,
      ...(level === 'section' && { section: index }),
    })
  }
}

/** Whether it can be told within two values what became of one: of a list in the place of an object it cannot. */
export function canBecome(one: unknown, other: unknown): boolean {
  return (
    isSame(one, other) || (isObject(one) && isObject(other)) || (typeof one === 'string' && typeof other === 'string')
  )
}

/** Beside what something stands: above what follows it, or below what it follows. */
function spotIn(things: readonly Thing[], index: number): { above?: Thing; below?: Thing } {
  const [next, previous] = [things[index + 1], things[index - 1]]
  return next ? { above: next } : previous ? { below: previous } : {}
}
