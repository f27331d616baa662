import { expect, test } from 'vitest'
import type { Section } from '../../../src/generated/types.ts'
import { examples } from '../../sections/examples.ts'
import { aPage, aSite, check } from '../a-site.ts'

const told = (sections: Section[]) =>
  check(aSite([aPage(sections)]))
    .filter(({ rule }) => rule === 'example-texts')
    .map(({ severity, section, message }) => `${severity} ${section}: ${message}`)

const copied = examples.map(({ section }) => section).find(({ type }) => type === 'tile-grid') as Section

test('a section that was copied from an example is told once, as a warning', () => {
  const [message, ...others] = told([{ type: 'hero', heading: 'Care' }, copied])
  expect(message).toMatch(/^warning 1: ".*" is a text of the examples\.$/)
  expect(others).toEqual([])
})

test('every text of an example that is left is an advice and never an error of texts', () => {
  for (const { section } of examples)
    expect(check(aSite([section])).filter(({ rule, severity }) => rule === 'markup' && severity === 'error')).toEqual(
      [],
    )
})

test('words of one’s own beside the structure of an example are no copy', () => {
  const words = JSON.stringify(copied).replace(/"(heading|text|body)":"/g, '"$1":"Our ')
  expect(told([JSON.parse(words) as Section])).toEqual([])
})
