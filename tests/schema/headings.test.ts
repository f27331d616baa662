import { expect, test } from 'vitest'
import { headings } from '../../src/schema/generate-headings.ts'
import { link, type Schema } from '../../src/schema/schema.ts'

const text = { type: 'string' }
const type = (name: string, fields: object) => ({ title: name, properties: { type: { const: name }, ...fields } })
const item = () => ({ title: 'Item', type: 'object', properties: { heading: text } })

function made(...types: ReturnType<typeof type>[]): string {
  const files = new Map<string, object>([['parts/item.schema.json', item()]])
  for (const schema of types) files.set(`sections/${schema.title}.schema.json`, schema)
  files.set('section.schema.json', { oneOf: types.map(({ title }) => ({ $ref: `sections/${title}.schema.json` })) })
  const code = headings(link(files).get('section.schema.json') as Schema)
  return /switch.*?default/s.exec(code)?.[0].replace(/\s+/g, ' ') ?? ''
}

test('a type whose section has a heading needs no line of its own', () => {
  expect(made(type('quote', { heading: text, items: { type: 'array', items: item() } }))).toBe(
    'switch (section.type) { default',
  )
})

test('else the heading is that of the first entry, wherever its shape is written', () => {
  const items = { type: 'array', items: { $ref: '../parts/item.schema.json' } }
  expect(made(type('slides', { labels: { type: 'array', items: text }, items }))).toContain(
    "case 'slides': return section.items?.[0]?.heading",
  )
})

test('a type may have no heading at all', () => {
  expect(made(type('line', { tone: text }))).toContain("case 'line': return undefined")
})
