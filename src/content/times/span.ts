import { dayAfter, isDay, momentOf } from './zone.ts'

/** What may be there for a time only: a page or a section. */
export interface Timed {
  starts?: string
  ends?: string
}

export function isTimed({ starts, ends }: Timed): boolean {
  return starts !== undefined || ends !== undefined
}

/** From a moment until just before another. */
export interface Span {
  readonly from: number
  readonly to: number
}

const always: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

const spans = new Map<string, Span>()

/** When something is there. A day that no calendar has does not count: a rule tells it. */
export function spanOf(timed: Timed, zone: string): Span {
  if (!isTimed(timed)) return always
  const { starts, ends } = timed
  const name = `${zone} ${starts} ${ends}`
  const known = spans.get(name) ?? {
    from: starts === undefined || !isDay(starts) ? always.from : momentOf(starts, zone),
    to: ends === undefined || !isDay(ends) ? always.to : momentOf(ends.length === 10 ? dayAfter(ends) : ends, zone),
  }
  spans.set(name, known)
  return known
}

/** Whether a moment is in a span. */
export function isIn(moment: number, { from, to }: Span): boolean {
  return from <= moment && moment < to
}

/** What two spans have in common; when that is nothing, it ends before it begins. */
export function both(one: Span, other: Span): Span {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }
}

/** Whether at each moment of a span one of others is on. */
export function covers(others: readonly Span[], whole: Span): boolean {
  let { from } = whole
  for (const { from: next, to } of others.toSorted((a, b) => a.from - b.from)) if (next <= from && to > from) from = to
  return from >= whole.to
}
