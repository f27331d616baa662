import { afterEach, expect, test } from 'vitest'
import { endOf, startOf } from '../../src/staff/times.ts'

const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

/** The days of a year that has a leap day, and of the next one. */
const days = Array.from({ length: 731 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10))

test.each(['America/Santiago', 'America/New_York', 'America/Havana', 'Asia/Beirut', 'Europe/Berlin', 'UTC'])(
  'every moment is in one day, also where clocks are put on or back (%s)',
  (name) => {
    process.env.TZ = name
    const between = days.slice(1).map((day, index) => {
      const before = days[index] ?? ''
      return [before, Date.parse(startOf(day) ?? '') - Date.parse(endOf(before) ?? '')]
    })
    expect(between.filter(([, milliseconds]) => milliseconds !== 1)).toEqual([])
  },
)

test('what is no day has neither beginning nor end', () => {
  expect([startOf('2026-13-01'), endOf('2026-13-01'), startOf(''), endOf('')]).toEqual(Array(4).fill(undefined))
})
