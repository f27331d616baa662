import { expect, test } from 'vitest'
import { controlOf } from '../../src/edit/form/field.tsx'
import { JsonField } from '../../src/edit/form/json-field.tsx'
import { pictured } from '../../src/edit/form/pictures/entry-of.ts'
import { type Field, type Shape, type Value, valueFrom } from '../../src/schema/fields.ts'
import { ourSchemas } from '../../src/schema/read.ts'

/** The fields below a value for which nothing is there but JSON, each by the way to it. */
function withoutControl(value: Value, way: string, seen: Set<Shape>): string[] {
  const own: Field = { ...value, name: way.split('.').at(-1) ?? '', required: true }
  const flaws = controlOf(own, undefined) === JsonField ? [way] : []
  const inner = value.shapes.filter((shape) => !seen.has(shape) && seen.add(shape))
  return [
    ...flaws,
    ...(value.entry ? withoutControl({ ...value.entry, shapes: [] }, `${way}[]`, seen) : []),
    ...inner.flatMap(({ fields, others }) => [
      ...fields.flatMap((field) => withoutControl(field, `${way}.${field.name}`, seen)),
      ...(others ? withoutControl(others, `${way}.*`, seen) : []),
    ]),
  ]
}

test('no field of a section, of a page or of the site is left to be written as JSON', () => {
  const seen = new Set<Shape>()
  const files = [...ourSchemas()].filter(([file]) => /^(sections\/|page\.|site\/site\.)/.test(file))
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap(([file, schema]) =>
    withoutControl(valueFrom(schema), file.replace('.schema.json', ''), seen),
  )
  expect([...new Set(found)]).toEqual([])
})

/** What a picture becomes in a list of a section. */
function picturedIn(section: string, list: string) {
  const schema = ourSchemas().get(`sections/${section}.schema.json`)
  const [shape] = schema ? valueFrom(schema).shapes : []
  const entry = shape?.fields.find(({ name }) => name === list)?.entry
  return entry && pictured(entry)
}

test('a picture becomes an entry where entries show pictures, and asks for the words that such an entry needs', () => {
  const tile = picturedIn('tile-grid', 'items')
  expect(tile?.words.map(({ name }) => name)).toEqual(['heading'])
  const entry = tile?.entryOf({ src: '/images/a.png', alt: 'A' }, { heading: 'Rye' })
  expect(JSON.stringify(entry)).toBe('{"heading":"Rye","image":{"src":"/images/a.png","alt":"A"}}')
  expect(picturedIn('hero-slider', 'items')?.words.map(({ name }) => name)).toEqual(['heading', 'text'])
  for (const list of ['stats', 'pricing', 'place']) expect(picturedIn(list, 'items')).toBeUndefined()
})
