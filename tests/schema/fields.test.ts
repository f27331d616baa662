import { expect, test } from 'vitest'
import { shapeOf, shapesIn } from '../../src/schema/fields.ts'
import { schema } from '../../src/schema/read.ts'
import { link } from '../../src/schema/schema.ts'

const item = {
  title: 'Item',
  type: 'object',
  required: ['heading'],
  properties: {
    heading: { title: 'Heading', type: 'string', maxLength: 160, allOf: [{ $ref: 'plain.json' }] },
    body: { title: 'Body', type: 'string', kind: 'prose', maxLength: 900 },
    inner: { type: 'array', items: { $ref: '#' } },
  },
}
const plain = { type: 'string', kind: 'plain', minLength: 1, maxLength: 600 }

/** The shape of a schema that stands beside those above. */
function described(own: object) {
  const schemas = link(
    new Map(Object.entries(structuredClone({ 'own.json': own, 'item.json': item, 'plain.json': plain }))),
  )
  return shapeOf(schemas.get('own.json') ?? {})
}

test('a field has a kind, and all that its parts say', () => {
  const [heading, body] = described({ $ref: 'item.json' }).fields
  expect(heading).toMatchObject({ name: 'heading', required: true, kind: 'plain' })
  expect(heading?.schema).toMatchObject({ title: 'Heading', minLength: 1, maxLength: 160 })
  expect(body).toMatchObject({ name: 'body', required: false, kind: 'prose' })
})

test('fields of a shape can be described more closely where it is used', () => {
  const properties = { body: { description: 'The answer.', maxLength: 300 } }
  const answer = described({ title: 'Answer', allOf: [{ $ref: 'item.json' }], required: ['body'], properties })
  expect(answer.name).toBe('Answer')
  expect(answer.fields.map(({ name, required }) => `${name} ${required}`)).toEqual([
    'heading true',
    'body true',
    'inner false',
  ])
  expect(answer.fields[1]?.schema).toMatchObject({ title: 'Body', description: 'The answer.', maxLength: 300 })
})

test('a shape that stands in itself is described once', () => {
  const shape = described({ $ref: 'item.json' })
  expect(shape.fields[2]?.shapes).toEqual([shape])
  expect(shapesIn(shape)).toEqual([shape])
})

test('what a schema refers to has to be there', () => {
  expect(() => described({ $ref: '../none.json' })).toThrow(
    'There is no schema ../none.json, which own.json refers to.',
  )
})

test('every object of a site has a name of its own, and every field a title and a description', () => {
  const shapes = shapesIn(shapeOf(schema('pages.schema.json')))
  const names = shapes.map(({ name }) => name)
  expect(names.filter((name, index) => name === '' || names.indexOf(name) !== index)).toEqual([])
  const bare = shapes.flatMap(({ name, fields }) =>
    fields
      .filter(({ schema: { title, description } }) => !title || !description)
      .map((field) => `${name}.${field.name}`),
  )
  expect(bare).toEqual([])
})

test('each type of section has what every section can have, which much of the code counts on', () => {
  const common = ['id', 'tone', 'draft', 'starts', 'ends', 'ignore', 'eyebrow']
  for (const one of schema('section.schema.json').oneOf ?? []) {
    const { name, fields } = shapeOf(one)
    expect(
      fields.map((field) => field.name),
      name,
    ).toEqual(expect.arrayContaining(common))
  }
})
