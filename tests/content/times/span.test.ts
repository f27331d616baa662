import { expect, test } from 'vitest'
import { isDue, nextBorder } from '../../../src/content/times/clock.ts'
import { covers, spanOf, type Timed } from '../../../src/content/times/span.ts'
import { momentOf } from '../../../src/content/times/zone.ts'

const zone = 'Europe/Berlin'
const due = (timed: Timed, written: string, more = 0) => isDue(timed, { moment: momentOf(written, zone) + more, zone })

test('a day lasts from its first moment to its last', () => {
  const day = { starts: '2027-01-31', ends: '2027-01-31' }
  expect(due(day, '2027-01-31', -1)).toBe(false)
  expect(due(day, '2027-01-31')).toBe(true)
  expect(due(day, '2027-02-01', -1)).toBe(true)
  expect(due(day, '2027-02-01')).toBe(false)
})

test('a time is the first moment of what starts, and the first without what ends', () => {
  const evening = { starts: '2027-01-31T18:00', ends: '2027-01-31T20:00' }
  expect(due(evening, '2027-01-31T18:00', -1)).toBe(false)
  expect(due(evening, '2027-01-31T18:00')).toBe(true)
  expect(due(evening, '2027-01-31T20:00', -1)).toBe(true)
  expect(due(evening, '2027-01-31T20:00')).toBe(false)
})

test('the days on which clocks change have 23 and 25 hours', () => {
  const hours = (day: string) => {
    const { from, to } = spanOf({ starts: day, ends: day }, zone)
    return (to - from) / 3_600_000
  }
  expect(['2027-03-27', '2027-03-28', '2027-10-31'].map(hours)).toEqual([24, 23, 25])
})

test('without a time it is always there', () => {
  expect(due({}, '2001-01-01')).toBe(true)
  expect(nextBorder([{}], { moment: 0, zone })).toBe(Number.POSITIVE_INFINITY)
})

test('the next border is the next beginning or end of any', () => {
  const things = [{ starts: '2027-01-10', ends: '2027-01-20' }, { ends: '2027-01-15T12:00' }, { starts: '2027-03-01' }]
  const next = (written: string) => nextBorder(things, { moment: momentOf(written, zone), zone })
  for (const [now, border] of [
    ['2027-01-01', '2027-01-10'],
    ['2027-01-10', '2027-01-15T12:00'],
    ['2027-01-15T12:00', '2027-01-21'],
    ['2027-01-21', '2027-03-01'],
  ] as const)
    expect([now, next(now)]).toEqual([now, momentOf(border, zone)])
  expect(next('2027-03-01')).toBe(Number.POSITIVE_INFINITY)
})

test('several spans cover one when they leave no gap in it', () => {
  const whole = { from: 2, to: 8 }
  expect(covers([{ from: 0, to: 9 }], whole)).toBe(true)
  expect(
    covers(
      [
        { from: 5, to: 8 },
        { from: 0, to: 5 },
      ],
      whole,
    ),
  ).toBe(true)
  expect(
    covers(
      [
        { from: 0, to: 4 },
        { from: 5, to: 9 },
      ],
      whole,
    ),
  ).toBe(false)
  expect(covers([{ from: 3, to: 9 }], whole)).toBe(false)
  expect(covers([], { from: 8, to: 2 })).toBe(true)
})
