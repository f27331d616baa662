import { expect, test } from 'vitest'
import { shortTitle } from '../../src/content/short-title.ts'

test.each([
  ['Pears – Bay', 'Pears'],
  ['Pears in May | Bay', 'Pears in May'],
  ['Bay: pears', 'pears'],
  ['Pears: Bay', 'Pears'],
  ['Bay - Pears', 'Pears'],
  ['Bay', 'Bay'],
  ['Around the Bay', 'Around the Bay'],
  ['Bayside pears', 'Bayside pears'],
  ['Pears', 'Pears'],
])('"%s" is "%s"', (title, short) => {
  expect(shortTitle(title, 'Bay')).toBe(short)
})
