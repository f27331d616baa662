import { isIn, spanOf, type Timed } from './span.ts'
import { momentOf } from './zone.ts'

/** When a site is looked at: a moment, or what clocks in its time zone show then, "2027-01-31" or "2027-01-31T18:00". */
export type At = number | string

/** The one moment at which a site is looked at, and the time zone in which its days and times are meant. */
export interface Clock {
  readonly moment: number
  readonly zone: string
}

export function clockAt(at: At, zone = 'UTC'): Clock {
  return { moment: typeof at === 'number' ? at : momentOf(at, zone), zone }
}

/** Whether something is there at the moment. */
export function isDue(timed: Timed, { moment, zone }: Clock): boolean {
  return isIn(moment, spanOf(timed, zone))
}

/** Whether something has been, and does not come again. */
export function isOver(timed: Timed, { moment, zone }: Clock): boolean {
  return spanOf(timed, zone).to <= moment
}

/** When the next of some things begins or ends: until then each moment is like this one. */
export function nextBorder(things: Iterable<Timed>, { moment, zone }: Clock): number {
  let next = Number.POSITIVE_INFINITY
  for (const thing of things) {
    const { from, to } = spanOf(thing, zone)
    if (from > moment) next = Math.min(next, from)
    else if (to > moment) next = Math.min(next, to)
  }
  return next
}
