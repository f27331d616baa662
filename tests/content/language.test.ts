import { expect, test } from 'vitest'
import { directionOf } from '../../src/content/language.ts'

test.each([
  ['en', 'ltr'],
  ['de-AT', 'ltr'],
  ['ja', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['dv', 'rtl'],
  ['pa-IN', 'ltr'],
  ['pa-PK', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['no language', 'ltr'],
])('the lines of %s begin where its script does: %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction)
})
