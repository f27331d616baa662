import { expect, test } from 'vitest'
import { directionOf, ownNameOf } from '../src/language.ts'

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

test.each([
  ['de', 'Deutsch'],
  ['fr-CA', 'Français'],
  ['en-GB', 'English'],
  ['ar', 'العربية'],
  ['zh-Hant', '繁體中文'],
  ['sr-Latn', 'Srpski (latinica)'],
  ['ka', 'ქართული'],
  // Nobody has told what those call it who speak it.
  ['tlh', 'Klingon'],
  ['no language', 'English'],
])('%s is called as those call it who speak it, at the beginning of a line: %s', (language, name) => {
  expect(ownNameOf(language, ['it', language])).toBe(name)
})

test('of two with one language each is called with its country', () => {
  const among = ['en-GB', 'en-US', 'de']
  expect(among.map((language) => ownNameOf(language, among))).toEqual([
    'British English',
    'American English',
    'Deutsch',
  ])
})
