import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { type Vocabulary, wordsIn } from '../../src/schema/generate-vocabulary.ts'
import { schema } from '../../src/schema/read.ts'
import { link, type Schema } from '../../src/schema/schema.ts'

const vocabulary = JSON.parse(readFileSync(path.join(root, 'docs/vocabulary.json'), 'utf8')) as Vocabulary
const words = wordsIn(schema('pages.schema.json'), vocabulary)
const told = vocabulary.groups.flatMap((group) => Object.keys(group.words))

test('every word of the schemas is in docs/vocabulary.json, once', () => {
  expect(
    [...words.keys()].filter((word) => !told.includes(word)),
    'Say what these words mean in docs/vocabulary.json.',
  ).toEqual([])
  expect(told.filter((word, index) => told.indexOf(word) !== index)).toEqual([])
})

test('no word is told that no schema has', () => {
  expect(told.filter((word) => !words.has(word))).toEqual([])
})

test('a word means the same everywhere, but in the places that docs/vocabulary.json names', () => {
  const unequal = [...words].filter(([, { kinds }]) => kinds.size > 1)
  expect(unequal.map(([word, { kinds, places }]) => ({ word, kinds: [...kinds], places: [...places] }))).toEqual([])
})

test('a word with two kinds of things under it is found', () => {
  const heading = { type: 'string', kind: 'plain' }
  const card = { title: 'Card', type: 'object', properties: { heading: { type: 'boolean' } } }
  const site = { title: 'Site', type: 'object', properties: { heading, card } }
  const linked = link(new Map([['site', site]])).get('site') as Schema
  expect([...(wordsIn(linked, { own: {} }).get('heading')?.kinds ?? [])]).toEqual([
    'words without marks',
    'true or false',
  ])
  expect([...(wordsIn(linked, { own: { Card: ['heading'] } }).get('heading')?.kinds ?? [])]).toHaveLength(1)
})
