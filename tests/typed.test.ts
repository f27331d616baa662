import { expect, test } from 'vitest'
import { typed } from '../src/typed.ts'

test.each([
  ['linux', 'site/pages.json', 'site/pages.json'],
  ['linux', "my father's site/pages.json", String.raw`'my father'\''s site/pages.json'`],
  ['win32', String.raw`C:\site\pages.json`, String.raw`C:\site\pages.json`],
  ['win32', String.raw`C:\my father's site\pages.json`, String.raw`"C:\my father's site\pages.json"`],
] as const)('in a shell of %s %s is typed as %s', (platform, word, asTyped) => {
  expect(typed(word, platform)).toBe(asTyped)
})
