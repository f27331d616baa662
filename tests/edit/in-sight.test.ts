import { expect, test } from 'vitest'
import { isInSight } from '../../src/edit/browser/in-sight.ts'

test.for([
  ['whole', 500, 900, true],
  ['whole, but for its first line', -20, 400, false],
  ['from near its beginning, and longer than the frame', 80, 2000, true],
  ['with its upper part only, at the end of the frame', 650, 1400, false],
  ['not at all', 1200, 1500, false],
] as const)('of a section that is seen %s', ([, top, bottom, is]) => {
  expect(isInSight({ top, bottom }, 1000)).toBe(is)
})
