import { expect, test } from 'vitest'
import { limits, split } from '../../src/gallery/describe.ts'

test.for([
  [{ minLength: 1, maxLength: 60 }, 'at most 60 letters'],
  [{ minLength: 2, maxLength: 60 }, '2 to 60 letters'],
  [{ minItems: 2, maxItems: 2 }, 'exactly 2 entries'],
  [{ minItems: 2 }, 'at least 2 entries'],
  [{ minimum: 1, maximum: 4 }, '1 to 4'],
  [{ minimum: 0, maximum: 100_000_000 }, '0 to 100,000,000'],
] as const)('%o is "%s"', ([schema, words]) => {
  expect(limits(schema)).toEqual([words])
})

test('one letter or entry at least goes without saying', () => {
  expect(limits({ minItems: 1 })).toEqual([])
})

test('a description ends with its example', () => {
  expect(split('A title. Example: "Care"')).toEqual({ text: 'A title.', example: '"Care"' })
})

test('a description may have no example', () => {
  expect(split('A title.')).toEqual({ text: 'A title.', example: undefined })
})
