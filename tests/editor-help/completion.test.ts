import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rules } from '../../src/content/rules/index.ts'
import { root } from '../../src/root.ts'
import { accept, completions, offers, problems } from './editor.ts'

const schemas = readdirSync(path.join(root, 'schemas/sections')).map((name) => ({
  type: name.replace('.schema.json', ''),
  schema: JSON.parse(readFileSync(path.join(root, 'schemas/sections', name), 'utf8')) as {
    examples: unknown[]
    properties: { type: { description: string } }
  },
}))

test('offers every section type with what it is for', async () => {
  expect(await offers('{ "type": "‸" }')).toEqual(
    Object.fromEntries(schemas.map(({ type, schema }) => [`"${type}"`, schema.properties.type.description])),
  )
})

test('knows of every type that has a schema', async () => {
  const offered = await offers('{ "type": ‸ }')
  expect(Object.keys(offered)).toEqual(schemas.map(({ type }) => `"${type}"`).sort(byName))
})

test('offers the fields of a type that are not there yet', async () => {
  const offered = await offers('{ "type": "hero", "heading": "Care, well organised", ‸ }')
  expect(Object.keys(offered).sort(byName)).toEqual(
    [
      'actions',
      'draft',
      'ends',
      'eyebrow',
      'figure',
      'id',
      'ignore',
      'image',
      'look',
      'note',
      'starts',
      'text',
      'tone',
    ].sort(byName),
  )
  expect(offered.image).toMatch('A picture beside the words. Example: { "src": "/images/workshop/bench.svg"')
})

test('a field that is chosen comes with the beginning of its value', async () => {
  const items = await completions('{ "type": "hero", ‸ }')
  const begins = Object.fromEntries(items.map(({ label, insertText }) => [label, insertText]))
  expect(begins).toMatchObject({ text: '"text": "$1"', image: '"image": {$1}', actions: '"actions": [$1]' })
})

test('explains each choice of a field', async () => {
  expect(await offers('{ "type": "call-to-action", "look": ‸ }')).toMatchObject({
    '"inset"': expect.stringMatching(/^A rounded panel/),
    '"slim"': expect.stringMatching(/^One low line/),
  })
})

test('offers each example as a whole section', async () => {
  const offered = await offers('‸')
  const labels = [...schemas.flatMap(({ type }) => [`${type}: minimal`, `${type}: full`]), 'shared section']
  expect(Object.keys(offered).sort(byName)).toEqual(labels.sort(byName))
  expect(offered['hero: full']).toMatch(
    /^The top of a page: what it is about, and the first thing to do\. With every field\. Also called: header, hero-banner, /,
  )
})

test.for(schemas)('the snippets of $type insert its examples, letter for letter', async ({ type, schema }) => {
  const items = await completions('‸')
  for (const [index, kind] of ['minimal', 'full'].entries()) {
    const item = items.find(({ label }) => label === `${type}: ${kind}`)
    if (!item) throw new Error(`There is no snippet ${type}: ${kind}.`)
    const text = await accept('‸', item)
    expect((JSON.parse(text) as { sections: unknown[] }).sections).toEqual([schema.examples[index]])
    expect(await problems('pages/blog/new.json', text)).toEqual([])
  }
})

test('offers the same types when one is written wrong, or is there already', async () => {
  const all = Object.keys(await offers('{ "type": "‸" }'))
  expect(Object.keys(await offers('{ "type": "heros‸" }'))).toEqual(all)
  expect(Object.keys(await offers('{ "type": "her‸o", "heading": "Care" }'))).toEqual(all)
})

test('a section begins with its type', async () => {
  expect(Object.keys(await offers('{ ‸ }'))).toEqual(['type'])
})

test('offers of an entry the fields that its section shows', async () => {
  const names = Object.keys(await offers('{ "type": "tabs", "items": [{ ‸ }] }'))
  expect(names).toContain('label')
  expect(names).not.toContain('price')
  expect(Object.keys(await offers('{ "type": "pricing", "items": [{ ‸ }] }'))).toContain('price')
})

test('offers the rules that can be ignored, with what they ask for', async () => {
  const offered = await offers('{ "type": "hero", "ignore": [{ "rule": "‸" }] }')
  expect(offered).toEqual(Object.fromEntries(rules.map(({ id, describe }) => [`"${id}"`, describe])))
})

test('offers the fields of any section for what replaces them in a shared one', async () => {
  const offered = await offers('{ "use": "talk", "with": { ‸ } }')
  expect(offered.heading).toMatch("The section's heading.")
  expect(offered.text).toBe('Stands in the place of "text" in the shared section.')
  expect(offered).not.toHaveProperty('type')
})

test('a snippet between two sections brings its comma', async () => {
  const around = '{ "type": "hero", "heading": "Care" }, ‸ { "type": "hero", "heading": "More" }'
  const item = (await completions(around)).find(({ label }) => label === 'hero: minimal')
  expect(item?.insertText?.endsWith('\\},')).toBe(true)
})

function byName(a: string, b: string): number {
  return a < b ? -1 : 1
}
