import { isObject } from '../../is-object.ts'
import { matchAcross } from '../match/across.ts'
import { likeness } from '../match/likeness.ts'
import { isSame } from '../match/same.ts'
import type { Change, Single } from './change.ts'
import { compareThing } from './fields.ts'
import { canBecome } from './lists.ts'
import { compareSection, drawn } from './sections.ts'
import type { State } from './state.ts'

/** 0.6: what a page shares has more than half of its words in common with what it had. */
const least = 0.6

/** What was found in two places, each time on one side: what is told at the second place instead. */
interface Across {
  instead: Map<Single, Change[]>
  /** What is told where it came to. */
  gone: Set<Single>
}

/**
 * Joins what is gone from one list with what is new in another: it was moved, or is shared now, or no longer. `silent` are
 * the sections of pages that are new or gone as a whole.
 */
export function joinAcross(
  changes: readonly Change[],
  silent: readonly Single[],
  before: State,
  after: State,
): Change[] {
  const singles = changes.filter((change): change is Single => 'value' in change)
  const across: Across = { instead: new Map(), gone: new Set() }
  share(singles, before, after, across)
  for (const level of ['section', 'entry'] as const) {
    const open = [...singles, ...silent].filter((one) => one.level === level && !isTold(one, across))
    const [removed, added] = [ofKind(open, 'removed'), ofKind(open, 'added')]
    const values = (list: readonly Single[]) => list.map(({ value }) => value)
    for (const pair of matchAcross(values(removed), values(added))) {
      const [one, other] = [removed[pair.before], added[pair.after]]
      if (!one || !other || (silent.includes(one) && silent.includes(other))) continue
      if (canBecome(one.value, other.value)) move(one, other, after, across)
    }
  }
  const told = changes.flatMap((change) => {
    if (!('value' in change)) return [change]
    return across.gone.has(change) ? [] : (across.instead.get(change) ?? [change])
  })
  const onNewPages = silent.flatMap((one) => across.instead.get(one) ?? [])
  return [...told, ...onNewPages]
}

function isTold(one: Single, { instead, gone }: Across): boolean {
  return instead.has(one) || gone.has(one)
}

function ofKind(singles: readonly Single[], kind: Single['kind']): Single[] {
  return singles.filter((one) => one.kind === kind)
}

/** A section that a page had of its own and that it has from the shared ones now, and the other way round. */
function share(singles: readonly Single[], before: State, after: State, across: Across): void {
  const sections = singles.filter(({ level }) => level === 'section')
  for (const use of sections) {
    const { value, kind, place } = use
    if (!isObject(value) || typeof value.use !== 'string') continue
    const [state, other] = kind === 'added' ? [after, before] : [before, after]
    const shown = drawn(value, state.shared)
    const own = sections.find(
      (one) =>
        one.kind !== kind && isSamePlace(one, use) && !isTold(one, across) && likeness(one.value, shown) >= least,
    )
    if (!own || !isObject(own.value)) continue
    const inner: Change[] = []
    const to = { place, thing: own.thing, changes: inner }
    if (kind === 'added') compareSection(own.value, shown, after.shared, to)
    else compareSection(shown, own.value, after.shared, to)
    const change: Change = { kind: kind === 'added' ? 'shared' : 'unshared', place, thing: own.thing, as: value.use }
    const now = kind === 'added' ? use : own
    if (now.section !== undefined) for (const one of [change, ...inner]) one.section = now.section
    across.instead.set(now, [change, ...inner])
    across.gone.add(kind === 'added' ? own : use)
    // That it is shared now says that it is new among the shared ones.
    const whole = singles.find(({ level, as }) => level === 'whole' && as === value.use)
    if (whole && !Object.hasOwn(other.shared, value.use)) across.gone.add(whole)
  }
}

function isSamePlace(one: Single, other: Single): boolean {
  return one.place.on === 'page' && other.place.on === 'page' && one.place.path === other.place.path
}

function move(one: Single, other: Single, { shared }: State, across: Across): void {
  const inner: Change[] = []
  const { place, thing, spot, section } = other
  const to = { place, thing, changes: inner }
  if (!isSame(one.value, other.value) && isObject(one.value) && isObject(other.value)) {
    if (one.level === 'section') compareSection(one.value, other.value, shared, to)
    else compareThing(one.value, other.value, other.schema, to)
  }
  const from = {
    ...(one.place.on === 'page' && !isSamePlace(one, other) && { page: one.place.path }),
    ...(one.level === 'entry' && one.spot.in && { in: one.spot.in }),
  }
  const told: Change[] = [{ kind: 'moved', place, thing, spot, from, inner }, ...inner]
  if (section !== undefined) for (const change of told) change.section = section
  across.instead.set(other, told)
  across.gone.add(one)
}
