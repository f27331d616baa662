import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { hover, problems, sectionProblems } from './editor.ts'

test.for(['pages.json', ...globSync('pages/**/*.json', { cwd: root })])('finds nothing wrong in %s', async (file) => {
  expect(await problems(file)).toEqual([])
})

test('marks a field that does not belong', async () => {
  expect(await sectionProblems('{ "type": "hero", "heading": "Care", "headng": "x" }')).toEqual([
    'Property headng is not allowed.',
  ])
})

test('marks a value that is too long', async () => {
  const heading = 'x'.repeat(111)
  expect(await sectionProblems(`{ "type": "hero", "heading": "${heading}" }`)).toEqual([
    'String is longer than the maximum length of 110.',
  ])
})

test('says in our words how a value must be written', async () => {
  expect(await sectionProblems('{ "type": "hero", "heading": "Care", "id": "Our Team" }')).toEqual([
    'An id is small letters, digits and hyphens and starts with a letter, for example "our-team".',
  ])
})

test('knows a shared section from a section', async () => {
  expect(await sectionProblems('{ "use": "demo-invitation", "with": { "heading": "See it" } }')).toEqual([])
  expect(await hover('{ "us‸e": "demo-invitation" }')).toMatch('The name under "shared". Example: "open-morning"')
})
