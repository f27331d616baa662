import { expect, test } from 'vitest'
import type { Section } from '../../src/generated/types.ts'
import { type Field, valueFrom } from '../../src/schema/fields.ts'
import { schema } from '../../src/schema/read.ts'
import { examples } from './examples.ts'
import { html } from './render.ts'

/** The fields of an object that have a default, and those of the objects in it. */
function defaultsOf(value: unknown, fields: readonly Field[]): { holder: object; field: Field }[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value
  return fields.flatMap((field) => {
    const own = field.schema.default === undefined ? [] : [{ holder, field }]
    const inside: unknown = Reflect.get(holder, field.name)
    const below = (Array.isArray(inside) ? inside : [inside]).flatMap((entry) =>
      defaultsOf(entry, shapeFor(field, entry)),
    )
    return [...own, ...below]
  })
}

/** What visitors get of a section; the data of an island say the same in other words. */
function seen(section: Section): string {
  return html(section).replace(/<script type="application\/json">.*?<\/script>/gs, '')
}

/** The fields of the shape that an entry chose, of those that a field can have. */
function shapeFor({ shapes, schema: { discriminator }, entry }: Field, value: unknown): readonly Field[] {
  const union = entry?.schema.discriminator ?? discriminator
  if (!union) return shapes[0]?.fields ?? []
  const chosen: unknown = typeof value === 'object' && value !== null && Reflect.get(value, union.propertyName)
  const isChosen = ({ name, schema: { const: only } }: Field) => name === union.propertyName && only === chosen
  return shapes.find(({ fields }) => fields.some(isChosen))?.fields ?? []
}

test.for(examples)('$name is drawn alike whether its defaults are written or left out', ({ section }) => {
  const fields = valueFrom(schema(`sections/${section.type}.schema.json`)).shapes.flatMap((shape) => shape.fields)
  const count = defaultsOf(section, fields).length
  for (let index = 0; index < count; index++) {
    const [written, left] = [structuredClone(section), structuredClone(section)]
    const { holder, field } = defaultsOf(written, fields)[index] ?? {}
    if (!holder || !field) throw new Error('The copy has other fields.')
    Reflect.set(holder, field.name, field.schema.default)
    Reflect.deleteProperty(defaultsOf(left, fields)[index]?.holder ?? {}, field.name)
    expect(seen(written), field.name).toBe(seen(left))
  }
})

test('whoever reads of a field with a default learns it', () => {
  const untold = examples.flatMap(({ section }) =>
    defaultsOf(
      section,
      valueFrom(schema(`sections/${section.type}.schema.json`)).shapes.flatMap(({ fields }) => fields),
    )
      .map(({ field: { name, schema: own } }) => ({ name, own }))
      .filter(({ own: { default: usual, description = '', enum: choices, enumDescriptions = [] } }) => {
        if (usual === false) return false
        const told = choices ? (enumDescriptions[choices.indexOf(usual)] ?? '') : description
        return !/default|unless|left out/i.test(`${told} ${description}`)
      })
      .map(({ name }) => `${section.type}: ${name}`),
  )
  expect([...new Set(untold)]).toEqual([])
})
