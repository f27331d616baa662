import { expect, test } from 'vitest'
import { shapesOf } from '../../src/gallery/shapes.ts'
import { type Schema, schemas, types } from '../../src/gallery/types.ts'

const heading = {
  title: 'Heading',
  description: 'Its title. Example: "Care"',
  type: 'string',
  minLength: 2,
  maxLength: 90,
}

function fieldsOf(properties: Record<string, Schema>, parts: Record<string, Schema> = {}) {
  const section = { title: 'NoteSection', description: 'A note.', required: ['heading'], properties }
  return shapesOf({ 'sections/note.schema.json': section, ...parts }, 'sections/note.schema.json')[0]?.fields
}

test('a field has a kind, limits, a description and an example', () => {
  expect(fieldsOf({ heading })).toEqual([
    {
      name: 'heading',
      required: true,
      kind: 'text',
      shapes: [],
      limits: ['2 to 90 letters'],
      options: [],
      description: 'Its title.',
      example: '"Care"',
    },
  ])
})

test('what a part says is there too, and the tighter limit wins', () => {
  const text = { description: 'A sentence.', maxLength: 300, allOf: [{ $ref: '../parts/inline-text.schema.json' }] }
  const part = { title: 'Inline text', description: 'One line.', type: 'string', minLength: 1, maxLength: 600 }
  expect(fieldsOf({ text }, { 'parts/inline-text.schema.json': part })).toMatchObject([
    { kind: 'text with emphasis and links', limits: ['at most 300 letters'], description: 'A sentence.' },
  ])
})

test('each choice has its meaning', () => {
  const look = { enum: ['row', 'list'], enumDescriptions: ['Side by side.', 'Below each other.'] }
  expect(fieldsOf({ look })?.[0]?.options).toEqual([
    { value: 'row', meaning: 'Side by side.' },
    { value: 'list', meaning: 'Below each other.' },
  ])
})

test('a list says how long it may be, and leads to the shape of its entries', () => {
  const tile = { title: 'NoteTile', description: 'A tile.', type: 'object', properties: { heading } }
  const shapes = shapesOf(
    {
      'sections/note.schema.json': {
        title: 'Note',
        properties: { items: { type: 'array', maxItems: 1, items: tile } },
      },
    },
    'sections/note.schema.json',
  )
  expect(shapes[0]?.fields).toMatchObject([
    { kind: 'list of note tile', shapes: ['Note tile'], limits: ['at most 1 entry'] },
  ])
  expect(shapes[1]).toMatchObject({ name: 'Note tile', description: 'A tile.', fields: [{ name: 'heading' }] })
})

test('a list of several kinds leads to all of them', () => {
  const form = types.find(({ name }) => name === 'form')
  const shapes = shapesOf(schemas, form?.file ?? '')
  const fields = shapes[0]?.fields.find(({ name }) => name === 'fields')
  expect(fields?.kind).toBe('list of form field')
  expect(fields?.shapes.slice(0, 3)).toEqual(['Text field', 'Email field', 'Tel field'])
})

test.for(types)('every field of $name is explained, and every shape in it is there', ({ file }) => {
  const shapes = shapesOf(schemas, file)
  const names = shapes.map(({ name }) => name)
  for (const { kind, description, shapes: inside } of shapes.flatMap(({ fields }) => fields)) {
    expect(kind).not.toBe('')
    expect(description).not.toBe('')
    expect(names).toEqual(expect.arrayContaining([...inside]))
  }
})
