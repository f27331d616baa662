import { expect, test } from 'vitest'
import { isEnough } from '../../src/edit/searched.ts'

test('two letters are looked for, or one sign of a script in which it is a word', () => {
  expect(['', 'a', 'ab', '税', '+', 'é'].filter(isEnough)).toEqual(['ab', '税'])
})
