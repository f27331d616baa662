import { expect, test } from 'vitest'
import { shapesOf } from '../../src/gallery/shapes.ts'
import { types } from '../../src/gallery/types.ts'
import { link } from '../../src/schema/schema.ts'

const heading = {
  title: 'Heading',
  description: 'Its title. Example: "Care"',
  type: 'string',
  minLength: 2,
  maxLength: 90,
}

/** What the gallery says of a section with some fields. */
function told(properties: object, parts: Record<string, object> = {}) {
  const section = { title: 'NoteSection', description: 'A note.', required: ['heading'], properties }
  const schemas = link(new Map(Object.entries({ 'sections/note.schema.json': section, ...parts })))
  return shapesOf(schemas.get('sections/note.schema.json') ?? {})
}

test('a field says what it holds, what it is for, and an example', () => {
  expect(told({ heading })[0]?.fields).toEqual([
    {
      name: 'heading',
      required: true,
      holds: 'words, 2 to 90 letters',
      shapes: [],
      form: undefined,
      options: [],
      drawn: false,
      description: 'Its title.',
      example: '"Care"',
    },
  ])
})

test('what a part says is there too, and the tighter limit wins', () => {
  const text = { description: 'A sentence.', maxLength: 300, allOf: [{ $ref: '../parts/inline-text.schema.json' }] }
  const part = {
    title: 'Inline text',
    description: 'One line.',
    type: 'string',
    kind: 'inline',
    minLength: 1,
    maxLength: 600,
  }
  expect(told({ text }, { 'parts/inline-text.schema.json': part })[0]?.fields).toMatchObject([
    { holds: 'words with emphasis and links, at most 300 letters', description: 'A sentence.' },
  ])
})

test('each choice has its meaning', () => {
  const look = { enum: ['row', 'list'], enumDescriptions: ['Side by side.', 'Below each other.'] }
  expect(told({ look })[0]?.fields[0]?.options).toEqual([
    { value: 'row', meaning: 'Side by side.' },
    { value: 'list', meaning: 'Below each other.' },
  ])
})

test('a list says how long it may be, and leads to the shape of its entries', () => {
  const tile = { title: 'NoteTile', description: 'A tile.', type: 'object', properties: { heading } }
  const shapes = told({ items: { type: 'array', maxItems: 1, items: tile } })
  expect(shapes[0]?.fields).toMatchObject([{ holds: 'a list of at most 1 entry, each', shapes: ['Note tile'] }])
  expect(shapes[1]).toMatchObject({ name: 'Note tile', description: 'A tile.', fields: [{ name: 'heading' }] })
})

test('a list of several kinds leads to all of them', () => {
  const form = types.find(({ name }) => name === 'form')
  const shapes = shapesOf(form?.schema ?? {})
  const fields = shapes[0]?.fields.find(({ name }) => name === 'fields')
  expect(fields?.holds).toBe('a list of at most 30 entries, each one of')
  expect(fields?.shapes.slice(0, 3)).toEqual(['Line of text', 'E-mail address', 'Phone number'])
})

test.for(types)('every field of $name is explained, and every shape in it is there', ({ schema }) => {
  const shapes = shapesOf(schema)
  const names = shapes.map(({ name }) => name)
  for (const { holds, description, options, drawn, shapes: inside } of shapes.flatMap(({ fields }) => fields)) {
    expect(holds + inside).not.toBe('')
    expect(`${holds} `).not.toMatch(/\b(string|array|object|integer|boolean|enum|pattern)\b/)
    expect(drawn || options.every(({ meaning }) => meaning !== '')).toBe(true)
    expect(description).not.toBe('')
    expect(names).toEqual(expect.arrayContaining([...inside]))
  }
})
