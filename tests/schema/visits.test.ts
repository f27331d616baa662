import { expect, test } from 'vitest'
import { visits } from '../../src/schema/generate-visits.ts'
import { link } from '../../src/schema/schema.ts'
import type { VisitedShape } from '../../src/schema/visited.ts'

const text = { type: 'string', kind: 'inline' }
const entry = { title: 'Entry', type: 'object', properties: { text, next: { $ref: '#' } } }

/** The shapes that are visited in a section with some fields. */
function made(properties: object): VisitedShape[] {
  const files = new Map<string, object>([
    ['parts/entry.schema.json', structuredClone(entry)],
    ['sections/list.schema.json', { title: 'List', properties }],
  ])
  return JSON.parse(
    /shapes: .*? = (\[.*)/s.exec(visits(link(files)))?.[1]?.replace(/,\s*\]/g, ']') ?? '',
  ) as VisitedShape[]
}

test('a field in which there is nothing for rules is not visited', () => {
  const isWide = { type: 'boolean' }
  const [list] = made({ isWide, count: { type: 'integer' }, price: { type: 'number', decimals: 2 }, text })
  expect(list?.fields).toEqual([
    ['price', { decimals: 2 }],
    ['text', { words: 'inline' }],
  ])
})

test('a shape that stands in itself is told once', () => {
  const items = { type: 'array', items: { $ref: '../parts/entry.schema.json' } }
  expect(made({ items }).map(({ name, fields }) => [name, fields])).toEqual([
    ['List', [['items', { entries: { shape: 1 } }]]],
    [
      'Entry',
      [
        ['text', { words: 'inline' }],
        ['next', { shape: 1 }],
      ],
    ],
  ])
})

test('of several shapes a field tells which one it is', () => {
  const one = (kind: string, fields: object) => ({ title: kind, properties: { kind: { const: kind }, ...fields } })
  const part = { discriminator: { propertyName: 'kind' }, oneOf: [one('words', { text }), one('line', {})] }
  expect(made({ part })[0]?.fields).toEqual([['part', { by: 'kind', choices: { words: 1, line: 2 } }]])
})
