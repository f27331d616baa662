import { get } from '../../content/json/pointer.ts'
import { isObject } from '../../is-object.ts'
import { matchAcross } from '../match/across.ts'
import type { Matched } from '../match/lists.ts'
import { isSame } from '../match/same.ts'
import { kindOf, pairsIn } from './pairs.ts'

type List = readonly unknown[]

/** The way to a value, as a JSON Pointer says it. */
export type Steps = readonly string[]

/** A thing that has another list or object around it than before. */
export interface Move {
  from: Steps
  to: Steps
}

const whole: Move = { from: [], to: [] }

/** What became of the things in a file on one side, wherever they stand. */
export class Traces {
  /** None of them is inside of another. */
  readonly moves: readonly Move[]
  private readonly gone: Steps[] = []
  private readonly come: Steps[] = []
  private readonly matched = new Map<List, Matched>()

  constructor(
    readonly base: unknown,
    readonly side: unknown,
  ) {
    this.walk(base, side, whole)
    this.moves = this.across()
  }

  /** Where something of before is now. */
  there(steps: Steps): Steps | undefined {
    const move = this.moves.find(({ from }) => isWithin(steps, from)) ?? whole
    return this.lead(steps.slice(move.from.length), move, 'before')?.to
  }

  /** Where something of now was before. */
  before(steps: Steps): Steps | undefined {
    const move = this.moves.find(({ to }) => isWithin(steps, to)) ?? whole
    return this.lead(steps.slice(move.to.length), move, 'after')?.from
  }

  private lead(steps: Steps, start: Move, by: 'before' | 'after'): Move | undefined {
    let { from, to } = start
    for (const step of steps) {
      const [base, side] = [get(this.base, from), get(this.side, to)]
      if (Array.isArray(base) && Array.isArray(side)) {
        const pair = this.pairs(base, side).pairs.find((pair) => String(pair[by]) === step)
        if (!pair) return undefined
        from = [...from, String(pair.before)]
        to = [...to, String(pair.after)]
      } else {
        if (!has(base, step) || !has(side, step)) return undefined
        from = [...from, step]
        to = [...to, step]
      }
    }
    return { from, to }
  }

  private pairs(base: List, side: List): Matched {
    const known = this.matched.get(base) ?? pairsIn(base, side)
    this.matched.set(base, known)
    return known
  }

  private walk(base: unknown, side: unknown, { from, to }: Move): void {
    if (isSame(base, side)) return
    if (Array.isArray(base) && Array.isArray(side)) {
      const { pairs, removed, added } = this.pairs(base, side)
      for (const { before, after } of pairs)
        this.walk(base[before], side[after], { from: [...from, String(before)], to: [...to, String(after)] })
      for (const index of removed) this.gone.push(...objectsIn(base[index], [...from, String(index)], 'entries', true))
      for (const index of added) this.come.push(...objectsIn(side[index], [...to, String(index)], 'all', true))
      return
    }
    if (!isObject(base) || !isObject(side) || kindOf(base) !== kindOf(side)) return
    for (const name of Object.keys({ ...base, ...side })) {
      const inside = { from: [...from, name], to: [...to, name] }
      if (has(base, name) && has(side, name)) this.walk(base[name], side[name], inside)
      else if (has(base, name)) this.gone.push(...objectsIn(base[name], inside.from, 'entries', false))
      else this.come.push(...objectsIn(side[name], inside.to, 'all', false))
    }
  }

  /** What left a list and came up in another list, or as a field: shared, it has a name. */
  private across(): Move[] {
    // Kind by kind: what is around a section alone has all of its words, too.
    const come = byKind(this.side, this.come)
    const moves = [...byKind(this.base, this.gone)].flatMap(([kind, from]) => {
      const to = come.get(kind) ?? []
      const pairs = matchAcross(
        from.map((steps) => get(this.base, steps)),
        to.map((steps) => get(this.side, steps)),
      )
      return pairs.map(({ before, after }): Move => ({ from: from[before] ?? [], to: to[after] ?? [] }))
    })
    moves.sort((a, b) => a.from.length - b.from.length)
    const outer: Move[] = []
    for (const move of moves) {
      const comesAlong = moves.some((other) => other !== move && isWithin(move.to, other.to))
      if (!comesAlong && !outer.some(({ from }) => isWithin(move.from, from))) outer.push(move)
    }
    return outer
  }
}

function byKind(value: unknown, ways: readonly Steps[]): Map<string, Steps[]> {
  const kinds = new Map<string, Steps[]>()
  for (const steps of ways) {
    const kind = kindOf(get(value, steps))
    const known = kinds.get(kind)
    if (known) known.push(steps)
    else kinds.set(kind, [steps])
  }
  return kinds
}

/** Whether a way leads to something or into it. */
export function isWithin(steps: Steps, outer: Steps): boolean {
  return outer.every((step, index) => steps[index] === step)
}

export function has(value: unknown, name: string): value is Record<string, unknown> {
  return isObject(value) && Object.hasOwn(value, name)
}

/** The ways to all objects in a value, or to those that are entries of lists. */
export function objectsIn(value: unknown, steps: Steps, which: 'all' | 'entries', isEntry: boolean): Steps[] {
  if (!Array.isArray(value) && !isObject(value)) return []
  const own = isObject(value) && (which === 'all' || isEntry) ? [steps] : []
  const inner = Object.entries(value)
  return [...own, ...inner.flatMap(([key, one]) => objectsIn(one, [...steps, key], which, Array.isArray(value)))]
}
