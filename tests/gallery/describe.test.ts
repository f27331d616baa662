import { expect, test } from 'vitest'
import { describe, formOf, split } from '../../src/gallery/describe.ts'
import { valueFrom } from '../../src/schema/fields.ts'
import type { Schema } from '../../src/schema/schema.ts'

const tile = { title: 'Tile', type: 'object', properties: { heading: { type: 'string' } } }

test.for<[Schema, string]>([
  [{ type: 'string', minLength: 1, maxLength: 60 }, 'words, at most 60 letters'],
  [{ type: 'string', minLength: 2, maxLength: 60 }, 'words, 2 to 60 letters'],
  [{ type: 'string', kind: 'inline' }, 'words with emphasis and links'],
  [{ type: 'string', kind: 'href', maxLength: 300 }, 'where a link leads, at most 300 letters'],
  [{ type: 'boolean' }, 'yes or no: true or false, without quotes'],
  [{ type: 'integer', minimum: 1, maximum: 4 }, 'a whole number, 1 to 4'],
  [{ type: 'number', minimum: 0, maximum: 100_000_000 }, 'a number, 0 to 100,000,000'],
  [{ enum: ['row', 'list'] }, 'one of these words'],
  [{ const: 'hero' }, 'always "hero"'],
  [{ type: 'array', minItems: 2, maxItems: 12, items: tile }, 'a list of 2 to 12 entries, each'],
  [
    { type: 'array', minItems: 2, maxItems: 2, items: { oneOf: [tile, tile] } },
    'a list of exactly 2 entries, each one of',
  ],
  [
    { type: 'array', minItems: 2, items: { type: 'string', maxLength: 80 } },
    'a list of at least 2 entries: words, at most 80 letters each',
  ],
  [{ type: 'array', minItems: 1, items: tile }, 'a list of entries, each'],
  [tile, ''],
])('%j is "%s"', ([schema, words]) => {
  expect(describe(valueFrom(schema))).toBe(words)
})

test('a form is told where it says more than that a text is not empty', () => {
  const patternErrorMessage = 'Write small letters.'
  expect(formOf({ pattern: '^[a-z]+$', patternErrorMessage })).toBe(patternErrorMessage)
  expect(formOf({ pattern: '\\S', patternErrorMessage })).toBeUndefined()
})

test('a description ends with its example', () => {
  expect(split('A title. Example: "Care"')).toEqual({ text: 'A title.', example: '"Care"' })
})

test('a description may have no example', () => {
  expect(split('A title.')).toEqual({ text: 'A title.', example: undefined })
})
