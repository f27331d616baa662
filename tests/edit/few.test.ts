import { expect, test } from 'vitest'
import { enoughNames, few } from '../../src/edit/few.ts'

test('of many names the first are told, and how many more there are', () => {
  const names = Array.from({ length: 40 }, (_, index) => `/${index}`)
  expect(few(names)).toBe('/0, /1, /2, /3, /4 and 35 more')
  // One more takes no more room than its number.
  expect(few(names.slice(0, 6))).toBe('/0, /1, /2, /3, /4, /5')
  expect(few(['/'])).toBe('/')
  expect(few(names.slice(0, enoughNames), 40)).toBe(few(names))
})
