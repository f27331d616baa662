import type { At } from '../../src/content/times/clock.ts'
import { isDay } from '../../src/content/times/zone.ts'

/** The one moment that a command is about: what --at asks for, or now. Undefined when that is no day and no time. */
export function readAt(written: string | undefined): At | undefined {
  if (written === undefined) return Date.now()
  return /^20\d\d-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d)?$/.test(written) && isDay(written) ? written : undefined
}

/** What is said of a moment that is none. */
export function noMoment(written: string | undefined): string {
  return `--at is a day or a time, such as 2027-01-31 or 2027-01-31T18:00, not "${written}".`
}
