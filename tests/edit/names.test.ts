import { expect, test } from 'vitest'
import { sectionTypes } from '../../scripts/lib/section-types.ts'
import { sectionFields } from '../../src/edit/browser/schemas.ts'
import { entryWord, inSwitchWords, labelOf, nameOf } from '../../src/edit/form/edits.ts'
import { shapesIn } from '../../src/schema/fields.ts'

test('an entry is called by its first words, as they are read', () => {
  expect(nameOf('**In the first week** you join [a team](/team)', 'Point 1', {})).toBe(
    'In the first week you join a team',
  )
  expect(nameOf({ label: '5 * 3 [of each]' }, 'Item 1', {})).toBe('5 * 3 [of each]')
  expect(nameOf({ heading: ' ' }, 'Item 1', {})).toBe('Item 1')
  expect(nameOf({ text: '## How we bake\n\nSlowly.' }, 'Part 1', {})).toBe('How we bake')
  expect(nameOf('- rye, and 5 * 3 rolls', 'Point 1', {})).toBe('rye, and 5 * 3 rolls')
  expect(nameOf('-5 degrees', 'Point 1', {})).toBe('-5 degrees')
  expect(nameOf({ label: '{brand} on {elsewhere}' }, 'Link 1', { brand: 'Bakery' })).toBe('Bakery on {elsewhere}')
  expect(nameOf({ from: '/prices', to: '/pricing' }, 'Redirect 1', {})).toBe('/prices')
})

test('one of several is called by their name', () => {
  expect(['Slides', 'Entries', 'Menu', 'Address'].map(entryWord)).toEqual([
    'Slide',
    'Entry',
    'Menu entry',
    'Address entry',
  ])
})

test('beside a switch, true is on and false is off', () => {
  expect(inSwitchWords('true keeps it out of the site.')).toBe('On keeps it out of the site.')
  expect(inSwitchWords('It sends, unless this is false.')).toBe('It sends, unless this is off.')
})

test('a field is called by its title, and where that is a name of programs by its own', () => {
  const called = (name: string, title?: string) => labelOf({ name, schema: { ...(title !== undefined && { title }) } })
  expect(called('href', 'Link address')).toBe('Link address')
  expect(called('html', 'HTML')).toBe('HTML')
  expect(called('link', 'ItemLink')).toBe('Link')
  expect(called('shortLabel')).toBe('Short label')
})

test('one thing has one word: what is in a list is called what it is, a picture is no image, and a button no action', () => {
  const titles = sectionTypes().flatMap((type) =>
    (sectionFields(type)?.shapes ?? []).flatMap(shapesIn).flatMap(({ fields }) => fields.map(labelOf)),
  )
  expect(titles.filter((title) => /\b(items?|images?|actions?|body)\b/i.test(title))).toEqual([])
})

test('of the texts of an entry each says by its name which is for what', () => {
  const named = (type: string) => {
    const items = sectionFields(type)?.shapes[0]?.fields.find(({ name }) => name === 'items')
    const texts = items?.shapes[0]?.fields.filter(({ name }) => ['heading', 'text', 'body'].includes(name))
    return texts?.map(labelOf)
  }
  expect(named('accordion')).toEqual(['Question', 'Line before the answer', 'Answer'])
  expect(named('tabs')).toEqual(['Heading', 'Text', 'Longer text'])
})
