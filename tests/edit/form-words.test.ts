import { expect, test } from 'vitest'
import { sectionTypes } from '../../scripts/lib/section-types.ts'
import { sectionFields } from '../../src/edit/browser/schemas.ts'
import { described } from '../../src/edit/form/edits.ts'
import { inFormWords } from '../../src/edit/form/form-words.ts'
import { plainFields } from '../../src/edit/form/plain-fields.ts'
import { type Shape, shapesIn } from '../../src/schema/fields.ts'

const fields = [
  { name: 'label', schema: {} },
  { name: 'href', schema: { title: 'Link address' } },
]

test('a form is told what is wrong in its own words, without JSON', () => {
  expect(inFormWords('Entry 4 of "menu" has nothing but "label".', fields)).toBe('This entry has nothing but “Label”.')
  expect(inFormWords('Entry 1 of entry 3 of "rows" is empty.', fields)).toBe('This entry is empty.')
  expect(inFormWords('"href" cannot be "my page".', fields)).toBe('“Link address” cannot be “my page”.')
  expect(inFormWords('A link with "href". Example: { "label": "Jobs" }', fields)).toBe('A link with “Link address”.')
  expect(inFormWords('What it says. Example: "Jobs"', fields)).toBe('What it says. Example: “Jobs”')
  expect(inFormWords('Whether it is sent. Example: true', fields)).toBe('Whether it is sent.')
})

test('fields are described by what stands above others, and examples can be taken as they are', () => {
  const items = plainFields(shapeNamed('accordion')).find(({ name }) => name === 'items')
  expect(items?.schema.description).toMatch(/they stand under “Question groups”\. Example: \[\{ "heading"/)
})

test('no description in a form names a field as JSON does', () => {
  const straight = sectionTypes().flatMap((type) =>
    shapesIn(shapeNamed(type))
      .flatMap(plainFields)
      .filter(({ schema }) => described(schema.description).text.includes('"')),
  )
  expect(straight).toEqual([])
})

/** The section of a type. */
function shapeNamed(type: string): Shape {
  const [shape] = sectionFields(type)?.shapes ?? []
  if (!shape) throw new Error(`There is no type ${type}.`)
  return shape
}
