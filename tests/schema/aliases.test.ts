import { expect, test } from 'vitest'
import { fieldAliases, namesOf, typeAliases } from '../../src/schema/aliases.ts'
import { ourSchemas } from '../../src/schema/read.ts'

const types = typeAliases(ourSchemas())
const fields = fieldAliases(ourSchemas())

test('a section type is found by what other tools call it', () => {
  expect(namesOf('faq', types)).toEqual(['accordion'])
  expect(namesOf('Pricing Table', types)).toEqual(['pricing'])
  expect(namesOf('gallery', types)).toEqual(['carousel', 'tile-grid'])
})

test('a field is found by what other tools call it, however it is spelt', () => {
  expect(namesOf('image_url', fields)).toEqual(['image'])
  expect(namesOf('imageURL', fields)).toEqual(['image'])
  expect(namesOf('hidden', fields)).toEqual(['draft'])
  expect(namesOf('heading', fields)).toContain('title')
})

test.each([...types, ...fields])('"%s" has each other word once, and none that is its own', (name, words) => {
  const plain = words.map((word) => word.replaceAll(/[^a-z0-9]/g, ''))
  expect(new Set(plain).size).toBe(words.length)
  expect(plain).not.toContain(name.toLowerCase().replaceAll('-', ''))
})

test('what is the name of a section type is no other word for one', () => {
  expect([...types.values()].flat().filter((word) => types.has(word))).toEqual([])
})
