import { expect, test } from 'vitest'
import { isDay, isZone, momentOf, shownAt, zoneNames } from '../../../src/content/times/zone.ts'

const at = (written: string, zone: string) => new Date(momentOf(written, zone)).toISOString().slice(0, 16)

test('a day begins when clocks in the zone show midnight', () => {
  expect(at('2027-01-31', 'UTC')).toBe('2027-01-31T00:00')
  expect(at('2027-01-31', 'Asia/Kolkata')).toBe('2027-01-30T18:30')
  expect(at('2027-01-31', 'America/New_York')).toBe('2027-01-31T05:00')
  expect(at('2027-07-31', 'America/New_York')).toBe('2027-07-31T04:00')
})

test('a time is what clocks in the zone show', () => {
  expect(at('2027-01-31T18:00', 'Europe/Berlin')).toBe('2027-01-31T17:00')
  expect(at('2027-07-31T18:00', 'Europe/Berlin')).toBe('2027-07-31T16:00')
  expect(at('2027-01-31T18:00', 'Asia/Kathmandu')).toBe('2027-01-31T12:15')
})

test('a time that is skipped when clocks go forward comes as much later', () => {
  expect(at('2027-03-28T01:59', 'Europe/Berlin')).toBe('2027-03-28T00:59')
  expect(at('2027-03-28T02:00', 'Europe/Berlin')).toBe('2027-03-28T01:00')
  expect(at('2027-03-28T02:30', 'Europe/Berlin')).toBe('2027-03-28T01:30')
  expect(at('2027-03-28T03:00', 'Europe/Berlin')).toBe('2027-03-28T01:00')
})

test('of a time that comes twice when clocks go back the first counts', () => {
  expect(at('2027-10-31T01:59', 'Europe/Berlin')).toBe('2027-10-30T23:59')
  expect(at('2027-10-31T02:30', 'Europe/Berlin')).toBe('2027-10-31T00:30')
  expect(at('2027-10-31T03:00', 'Europe/Berlin')).toBe('2027-10-31T02:00')
})

test('a day without midnight begins at its first moment, and one with two at the first', () => {
  expect(at('2023-04-28', 'Africa/Cairo')).toBe('2023-04-27T22:00')
  expect(at('2018-11-04', 'America/Sao_Paulo')).toBe('2018-11-04T03:00')
  expect(at('2018-02-18', 'America/Sao_Paulo')).toBe('2018-02-18T03:00')
  expect(at('2023-11-05', 'America/Havana')).toBe('2023-11-05T04:00')
})

test('what clocks show leads back to the moment', () => {
  for (const zone of ['UTC', 'Asia/Kolkata', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Chatham'])
    for (let moment = Date.UTC(2027, 0, 1, 0, 7); moment < Date.UTC(2028, 0, 1); moment += 37 * 3_600_000)
      expect([zone, momentOf(shownAt(moment, zone), zone)]).toEqual([zone, moment])
})

test('zones are known by their names of today and by older ones, and by nothing else', () => {
  for (const zone of ['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv'])
    expect([zone, isZone(zone)]).toEqual([zone, true])
  for (const zone of ['', 'Europe/Berlinn', 'Mars/Olympus']) expect([zone, isZone(zone)]).toEqual([zone, false])
  for (const zone of zoneNames()) expect([zone, isZone(zone)]).toEqual([zone, true])
})

test('a day that no calendar has is none', () => {
  expect(['2028-02-29', '2027-12-31T18:00'].map(isDay)).toEqual([true, true])
  expect(['2027-02-29', '2027-04-31', '2027-06-31T10:00'].map(isDay)).toEqual([false, false, false])
})
