import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { validateSection } from '../../src/generated/validate.js'
import { root } from '../../src/root.ts'
import { chance } from '../content/chance.ts'
import { examples } from '../sections/examples.ts'
import { times } from '../times.ts'
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

test('asks for entries only where no source gives them', async () => {
  expect(await sectionProblems('{ "type": "tile-grid", "source": { "pages": "/blog/*" } }')).toEqual([])
  expect(await sectionProblems('{ "type": "tile-grid", "heading": "Care" }')).toEqual(['Missing property "items".'])
})

test('says in our words how a value must be written', async () => {
  expect(await sectionProblems('{ "type": "hero", "heading": "Care", "id": "Our Team" }')).toEqual([
    'An id is small letters, digits and hyphens and starts with a letter, for example "our-team".',
  ])
})

test('answers a type that does not exist with all that do, those that begin alike first, and nothing else', async () => {
  const [message, ...others] = await sectionProblems('{ "type": "heros", "heading": "Care" }')
  expect(message).toMatch(/^Value is not accepted\. Valid values: "hero", "hero-slider", "accordion", .+ "video"\.$/)
  expect(others).toEqual([])
  for (const type of ['""', '"Heros"', '"zebra"', '3'])
    expect(await sectionProblems(`{ "type": ${type}, "heading": "Care" }`)).toEqual([
      expect.stringMatching(/^Value is not accepted\. Valid values: "accordion", .+ "hero", .+ "video"\.$/),
    ])
})

test('marks a rule that cannot be ignored', async () => {
  const ignore = '[{ "rule": "link-txt", "reason": "The contract says so." }]'
  const [message] = await sectionProblems(`{ "type": "hero", "heading": "Care", "ignore": ${ignore} }`)
  expect(message).toMatch(/^Value is not accepted\. Valid values: "unique-paths", .+ "link-text"/)
})

test('refuses what the validator refuses, and nothing else', async () => {
  const values = [undefined, null, true, 3.5, -1, '', 'x', 'A B', '/x', 'x'.repeat(13_000), [], {}, [[]], { x: 1 }]
  const pick = chance(5)
  const differ: unknown[] = []
  for (let round = 0; round < times(800); round++) {
    const text = JSON.stringify(examples[pick(examples.length)]?.section)
    let size = 0
    JSON.parse(text, () => void size++)
    // The last is the section itself.
    let index = pick(size - 1)
    const value = values[pick(values.length)]
    const changed: unknown = JSON.parse(text, (_, old) => (index-- === 0 ? value : old))
    const found = await sectionProblems(JSON.stringify(changed))
    if ((found.length === 0) !== validateSection(changed)) differ.push({ changed, found })
  }
  expect(differ).toEqual([])
})

test('knows a shared section from a section', async () => {
  expect(await sectionProblems('{ "use": "demo-invitation", "with": { "heading": "See it" } }')).toEqual([])
  expect(await hover('{ "us‸e": "demo-invitation" }')).toMatch('The name under "shared". Example: "open-morning"')
})
