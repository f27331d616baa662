import { expect, test } from 'vitest'
import { icons } from '../../src/gallery/icons.ts'
import { findIcons, findTypes, nearestSearch } from '../../src/gallery/search.ts'
import { types } from '../../src/gallery/types.ts'

const namesOf = (search: string) => findTypes(search).map(({ type }) => type.name)
const reasonFor = (search: string, name: string) => findTypes(search).find(({ type }) => type.name === name)?.because

test.for<[string, string]>([
  ['faq', 'accordion'],
  ['FAQs', 'accordion'],
  ['Q&A', 'accordion'],
  ['banner', 'hero'],
  ['image', 'feature'],
  ['pictures', 'hero'],
  ['testimonial', 'quote'],
  ['numbers', 'stats'],
  ['partners', 'logos'],
  ['staff', 'team'],
  ['news', 'tile-grid'],
  ['prices', 'pricing'],
  ['a list of questions', 'accordion'],
  ['contact form', 'form'],
  ['HERO slides', 'hero-slider'],
  ['button', 'call-to-action'],
])('"%s" finds %s', ([search, name]) => {
  expect(namesOf(search)).toContain(name)
})

test.for<[string, string]>([
  ['colleagues', 'team'],
  ['employees', 'team'],
  ['downloads', 'tile-grid'],
  ['jobs', 'tile-grid'],
  ['open positions', 'tile-grid'],
  ['products', 'tile-grid'],
  ['contact us', 'form'],
  ['appointment', 'form'],
  ['registration', 'form'],
  ['sign up', 'form'],
  ['branches', 'place'],
  ['costs', 'pricing'],
  ['fees', 'pricing'],
  ['guide', 'steps'],
  ['instructions', 'steps'],
  ['awards', 'logos'],
  ['specifications', 'table'],
  ['agenda', 'timeline'],
  ['imprint', 'rich-text'],
  ['welcome', 'hero'],
  ['announcement', 'call-to-action'],
])('who looks for "%s" finds %s first', ([search, name]) => {
  expect(namesOf(search)[0]).toBe(name)
})

test('a type of that name comes first, then those that are called so elsewhere', () => {
  expect(namesOf('tabs')[0]).toBe('tabs')
  expect(namesOf('slider').slice(0, 2)).toEqual(['hero-slider', 'carousel'])
})

test('a type that has a field for it is found, and says which', () => {
  expect(reasonFor('image', 'tabs')).toBe('Has the field "image"')
  expect(reasonFor('eyebrow', 'hero')).toBe('Has the field "eyebrow"')
})

test('other words for fields are looked at where nothing else is found', () => {
  expect(reasonFor('hidden', 'hero')).toBe('Has the field "draft"')
  expect(namesOf('questions')).toEqual(['accordion'])
})

test('another word for a type is told where its line does not have it', () => {
  expect(reasonFor('faq', 'accordion')).toBe('Found as "faq"')
  expect(reasonFor('questions', 'accordion')).toBeUndefined()
})

test('no search finds all types, by name', () => {
  expect(namesOf('')).toEqual(types.map(({ name }) => name))
  expect(findTypes('').every(({ because }) => because === undefined)).toBe(true)
})

test('icons are found by what they stand for', () => {
  expect(findIcons('delivery').map(({ name }) => name)).toEqual(['truck'])
  expect(findIcons('credit card').map(({ name }) => name)).toEqual(['credit-card'])
  expect(findIcons('')).toEqual(icons)
})

test('every icon says what it stands for', () => {
  expect(icons.filter(({ meaning }) => meaning.split(', ').length < 2)).toEqual([])
})

test('a search that finds nothing is answered by the nearest that finds something', () => {
  expect(findTypes('acordion')).toEqual([])
  expect(nearestSearch('acordion')).toBe('accordion')
  expect(nearestSearch('testimonal')).toBe('testimonial')
  expect(nearestSearch('zzzzzzz')).toBeUndefined()
})
