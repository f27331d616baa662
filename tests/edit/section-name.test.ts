import { expect, test } from 'vitest'
import { nameOf } from '../../src/edit/server/section-name.ts'

test('a section is called by its own words first, else by those of its first entry', () => {
  const slide = { heading: 'Bread at seven' }
  expect(nameOf({ type: 'hero-slider', label: ' ', slides: [slide, { heading: 'Cakes' }] })).toBe('Bread at seven')
  expect(nameOf({ type: 'hero-slider', label: 'News', slides: [slide] })).toBe('News')
  expect(nameOf({ type: 'quote', text: 'Nothing is left.', name: 'Tom Ferrier' })).toBe('Tom Ferrier')
  expect(nameOf({ type: 'tabs', groups: [{ items: [slide] }] })).toBe('Bread at seven')
  expect(nameOf({ type: 'pricing', items: [] })).toBe('')
  expect(nameOf({ type: 'article', parts: [{ text: '## Privacy\n\nThis policy …' }] })).toBe('Privacy')
  expect(nameOf({ type: 'hero-slider', ignore: [{ rule: 'link-text' }], items: [slide] })).toBe('Bread at seven')
})

test('a long name is cut between two letters', () => {
  expect(nameOf({ type: 'quote', text: `a${'🥖'.repeat(90)}` })).toBe(`a${'🥖'.repeat(79)}…`)
})
