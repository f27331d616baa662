import { join, split } from '../../content/json/pointer.ts'
import { perform } from '../../content/operations/operations.ts'
import { type OpenText, passageOf, putPassage, setPassage } from '../../content/operations/passage.ts'
import { type Conflict, shown } from '../../content/read/undecided.ts'
import { isObject } from '../../is-object.ts'
import { canonical, isSame } from '../match/same.ts'
import { mergeOrder, type Order } from './order.ts'
import { kindOf, nameOf, pairsIn } from './pairs.ts'
import type { Told } from './together.ts'

type Fields = Readonly<Record<string, unknown>>
type List = readonly unknown[]

/** Three states of one value. */
interface States<T = unknown> {
  base: T
  ours: T
  theirs: T
}

/** Where a value stands in both texts. */
interface Places {
  at: string
  from: string
}

/** Brings what theirs changed into the text of ours, where ours did not change it, too. */
export class Merger {
  constructor(
    private readonly ours: OpenText,
    private readonly theirs: OpenText,
    private readonly told: Told,
    private readonly conflicts: Conflict[],
  ) {}

  value({ base, ours, theirs }: States, places: Places): void {
    const elsewhere = this.told.moved.get(ours)
    if (elsewhere !== undefined) this.conflicts.push({ at: places.at, kind: 'moved', ours, theirs: elsewhere })
    const isOneKind = kindOf(ours) === kindOf(theirs) && kindOf(ours) === kindOf(base)
    const isTold = isOneKind && (this.told.around.has(ours) || this.told.around.has(base))
    if (!isTold && (isSame(theirs, base) || isSame(ours, theirs))) return
    if (isOneKind && isObject(base) && isObject(ours) && isObject(theirs)) this.fields({ base, ours, theirs }, places)
    else if (Array.isArray(base) && Array.isArray(ours) && Array.isArray(theirs))
      this.list({ base, ours, theirs }, places)
    else if (isSame(ours, base)) this.take(places)
    else this.conflicts.push({ at: places.at, kind: 'changed', base, ours, theirs })
  }

  private fields({ base, ours, theirs }: States<Fields>, { at, from }: Places): void {
    const inside = (name: string): Places => ({ at: join(at, name), from: join(from, name) })
    let next: string | undefined
    for (const name of Object.keys(theirs).reverse()) {
      const there = theirs[name]
      if (Object.hasOwn(ours, name)) {
        if (Object.hasOwn(base, name)) this.value({ base: base[name], ours: ours[name], theirs: there }, inside(name))
        else this.both(ours[name], there, inside(name))
      } else if (!Object.hasOwn(base, name)) {
        const passage = passageOf(this.theirs.tree.find(join(from, name)), this.theirs)
        putPassage(passage, this.ours.tree.findFree(join(at, name), next), this.ours)
      } else {
        if (this.isOther(there, base[name]))
          this.conflicts.push({ at: join(at, name), kind: 'removed-here', base: base[name], theirs: there })
        continue
      }
      next = name
    }
    for (const name of Object.keys(base)) {
      if (Object.hasOwn(theirs, name) || !Object.hasOwn(ours, name)) continue
      if (!this.isOther(ours[name], base[name])) perform({ op: 'remove', at: join(at, name) }, this.ours)
      else this.conflicts.push({ at: join(at, name), kind: 'removed-there', base: base[name], ours: ours[name] })
    }
  }

  /** What both have added under one name. */
  private both(ours: unknown, theirs: unknown, places: Places): void {
    // Long lists need not be compared entry by entry to learn that.
    if (isSame(ours, theirs)) return
    if (!joins(ours, theirs)) this.conflicts.push({ at: places.at, kind: 'added', ours, theirs })
    else if (isObject(ours) && isObject(theirs)) this.fields({ base: {}, ours, theirs }, places)
    else if (Array.isArray(ours) && Array.isArray(theirs)) this.list({ base: [], ours, theirs }, places)
  }

  private list({ base, ours, theirs }: States<List>, { at, from }: Places): void {
    const [here, there] = [pairsIn(base, ours), pairsIn(base, theirs)]
    const inOurs = new Map(here.pairs.map(({ before, after }) => [before, after]))
    const inTheirs = new Map(there.pairs.map(({ before, after }) => [before, after]))
    const gone = new Set<number>()
    const first = this.conflicts.length
    for (const [index, entry] of base.entries()) {
      const [own, other] = [inOurs.get(index), inTheirs.get(index)]
      if (own !== undefined && other !== undefined)
        this.value(
          { base: entry, ours: ours[own], theirs: theirs[other] },
          { at: join(at, own), from: join(from, other) },
        )
      else if (own !== undefined) {
        if (!this.isOther(ours[own], entry)) gone.add(own)
        else this.conflicts.push({ at: join(at, own), kind: 'removed-there', base: entry, ours: ours[own] })
      }
    }
    const added = this.added(
      here.added.map((index) => [index, ours[index]] as const),
      there.added.map((index) => [index, theirs[index]] as const),
      at,
    )
    const order = mergeOrder({
      ours: { matched: here, length: ours.length, gone },
      theirs: { matched: there, length: theirs.length, added },
    })
    for (const { ours: own, theirs: other } of order.disputed)
      this.conflicts.push({ at: join(at, own), kind: 'moved', ours: ours[own], theirs: besideIn(theirs, other) })
    this.arrange(order, gone, { at, from })
    for (const conflict of this.conflicts.slice(first)) conflict.at = placedAnew(conflict.at, at, order)
    for (const [index, entry] of base.entries()) {
      const other = inTheirs.get(index)
      if (other !== undefined && !inOurs.has(index) && this.isOther(theirs[other], entry))
        this.conflicts.push({
          at,
          kind: 'removed-here',
          place: placeBelow(other, order),
          base: entry,
          theirs: theirs[other],
        })
    }
  }

  /** The places of what only they have added. */
  private added(ours: readonly Entry[], theirs: readonly Entry[], at: string): Set<number> {
    const same = new Map<string, number>()
    for (const [, value] of ours) same.set(canonical(value), (same.get(canonical(value)) ?? 0) + 1)
    const named = new Map(
      ours.flatMap(([index, value]) => (nameOf(value) ? [[nameOf(value), [index, value]] as const] : [])),
    )
    return new Set(
      theirs.flatMap(([index, value]) => {
        const times = same.get(canonical(value)) ?? 0
        same.set(canonical(value), times - 1)
        if (times > 0) return []
        const other = named.get(nameOf(value))
        if (!other) return [index]
        const [place, own] = other
        this.conflicts.push({ at: join(at, String(place)), kind: 'added', ours: own, theirs: value })
        return []
      }),
    )
  }

  private arrange({ tokens, moved }: Order, gone: ReadonlySet<number>, { at, from }: Places): void {
    for (const index of [...gone].sort((a, b) => b - a)) perform({ op: 'remove', at: join(at, index) }, this.ours)
    const now = tokens.filter((token) => token.side === 'ours').sort((a, b) => a.index - b.index)
    for (const [place, token] of tokens.entries()) {
      const isMoved = moved.has(token)
      if (token.side === 'ours' && !isMoved) continue
      const start = now.indexOf(token)
      if (isMoved) now.splice(start, 1)
      const previous = tokens[place - 1]
      const end = previous ? now.indexOf(previous) + 1 : 0
      now.splice(end, 0, token)
      if (!isMoved) {
        const passage = passageOf(this.theirs.tree.find(join(from, token.index)), this.theirs)
        putPassage(passage, this.ours.tree.findFree(join(at, end)), this.ours)
      } else if (start !== end) perform({ op: 'move', at: join(at, start), to: join(at, end) }, this.ours)
    }
  }

  /** Whether something was changed or moved on a side, so that its removal on the other is no small thing. */
  private isOther(value: unknown, base: unknown): boolean {
    return !isSame(value, base) || this.told.removed.has(base)
  }

  /** Theirs in the place of ours. */
  private take({ at, from }: Places): void {
    setPassage(passageOf(this.theirs.tree.find(from), this.theirs), this.ours.tree.find(at), this.ours)
  }
}

/** Where something stands in a list, in words. */
function besideIn(list: List, index: number): string {
  return index === 0 ? 'first' : `below ${shown(list[index - 1])}`
}

/** The place in a merged list that an entry of theirs would have which is not in it: below what is above it there. */
function placeBelow(index: number, { tokens, placed }: Order): number {
  for (let above = index - 1; above >= 0; above--) {
    const token = placed.get(above)
    if (token) return tokens.indexOf(token) + 1
  }
  return 0
}

/** An entry and its place. */
type Entry = readonly [index: number, value: unknown]

/** Whether two things that were added under one name say nothing different. */
function joins(ours: unknown, theirs: unknown): boolean {
  if (isSame(ours, theirs)) return true
  if (Array.isArray(ours) && Array.isArray(theirs))
    return [...ours, ...theirs].every((entry) => nameOf(entry) !== undefined)
  if (!isObject(ours) || !isObject(theirs) || kindOf(ours) !== kindOf(theirs)) return false
  return Object.keys(ours).every((name) => !Object.hasOwn(theirs, name) || joins(ours[name], theirs[name]))
}

/** A pointer into a list, after its entries got other places. */
function placedAnew(pointer: string, list: string, { tokens }: Order): string {
  if (!pointer.startsWith(`${list}/`)) return pointer
  const depth = split(list).length
  const steps = split(pointer)
  const place = tokens.findIndex(({ side, index }) => side === 'ours' && String(index) === steps[depth])
  return join('', ...steps.with(depth, String(place)))
}
