import { expect, test } from 'vitest'
import { inFormWords } from '../../src/edit/form/form-words.ts'

const fields = [
  { name: 'label', schema: {} },
  { name: 'href', schema: { title: 'Link address' } },
]

test('a form is told what is wrong in its own words, without JSON', () => {
  expect(inFormWords('Entry 4 of "menu" has nothing but "label".', fields)).toBe('This entry has nothing but “Label”.')
  expect(inFormWords('"href" cannot be "my page".', fields)).toBe('“Link address” cannot be "my page".')
  expect(inFormWords('A link with "href". Example: { "label": "Jobs" }', fields)).toBe('A link with “Link address”.')
  expect(inFormWords('What it says. Example: "Jobs"', fields)).toBe('What it says. Example: "Jobs"')
})
