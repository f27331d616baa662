import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mend } from '../../src/changes/fix.ts'
import { checkSite } from '../../src/content/check.ts'
import type { Section } from '../../src/generated/types.ts'
import { root } from '../../src/root.ts'
import { aPage, aSite, check, sourcesOf } from './a-site.ts'
import { bits } from './bits.ts'
import { chance } from './chance.ts'

const folder = path.join(root, 'schemas/sections')
const sections = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')).examples.at(-1) as Section,
)
const shared = {
  demo: { type: 'call-to-action', heading: 'See it', actions: [{ label: 'Book a demo', href: '/' }] } satisfies Section,
}
const source = {
  pages: ['/', '/*'],
  except: '/none/*',
  topic: ['news', 'tips'],
  sort: 'title',
  limit: 3,
  empty: 'hide',
}
const lists = [
  { type: 'tile-grid', heading: 'Pages', source: { ...source, perPage: 2 } },
  { type: 'filter-list', source },
  { type: 'accordion', id: 'taken', source: { section: '/#accordion' } },
] as Section[]
const topics = [
  { name: 'news', label: 'News' },
  { name: 'tips', label: 'Tips' },
]
const page = aPage([...sections, ...lists, { use: 'demo', with: { heading: 'Look' } }], {
  topics: ['news'],
  entry: { heading: 'All that there is', label: 'See all that there is' },
})
const text = JSON.stringify(
  aSite([page], {
    shared,
    settings: { variables: { brand: 'Sahaya' }, topics },
  }),
  null,
  1,
)

test('whatever is done to a text, every mistake has a place in it', () => {
  const pick = chance(7)
  const wrong: unknown[] = []
  for (let round = 0; round < 150; round++) {
    const at = pick(text.length)
    const broken = text.slice(0, at) + (bits[pick(bits.length)] ?? '') + text.slice(at + pick(3) * pick(20))
    const lines = broken.split('\n')
    for (const found of check(broken)) {
      const { line, column, endLine, endColumn, message } = found
      const inside = line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1
      const forward = endLine > line || (endLine === line && endColumn >= column)
      if (!inside || !forward || /undefined|\[object/.test(message)) wrong.push({ broken, found })
    }
  }
  expect(wrong).toEqual([])
})

test('whatever values are swapped, a mistake is found and nothing breaks', () => {
  const pick = chance(11)
  const values = [
    null,
    true,
    3.5,
    -1,
    '',
    'text',
    '{brand}',
    [],
    {},
    [[]],
    [null],
    { type: 'hero' },
    { use: 'demo' },
    'x'.repeat(5000),
    '#',
    '__proto__',
  ]
  let size = 0
  JSON.parse(text, () => void size++)
  const wrong: unknown[] = []
  for (let round = 0; round < 150; round++) {
    let index = pick(size)
    const value = values[pick(values.length)]
    const broken = JSON.stringify(JSON.parse(text, (_, old) => (index-- === 0 ? value : old)))
    if (broken === undefined) continue
    const { site, diagnostics } = checkSite(sourcesOf(broken))
    for (const found of diagnostics) {
      if (/undefined|\[object/.test(found.message) || !/^(\/|$)/.test(found.pointer)) wrong.push({ broken, found })
    }
    // Nothing is refused without a word.
    if (!site && diagnostics.every(({ severity }) => severity !== 'error')) wrong.push({ broken })
  }
  expect(wrong).toEqual([])
})

/** The letters and digits of a text: all that an author would miss. */
const letters = (of: string) => of.replace(/[^\p{L}\p{N}]/gu, '')

/** What is wrong with how a text that was broken by one letter is judged and mended. */
function badlyMended(broken: string, meant = text): unknown[] {
  const told = check(broken)
  if (told.every(({ rule }) => rule !== 'syntax')) return []
  const after = mend(sourcesOf(broken)).sources.config.text
  const restored = JSON.stringify(parsed(after)) === JSON.stringify(JSON.parse(meant))
  const untouched = parsed(after) === undefined && letters(after) === letters(broken)
  return told.length === 1 && (restored || untouched) ? [] : [{ told, after }]
}

function parsed(of: string): unknown {
  try {
    return JSON.parse(of)
  } catch {
    return undefined
  }
}

test('one forgotten quote, bracket, comma or colon is told once, and mended rightly or not at all', () => {
  const pick = chance(17)
  const places = [...text.matchAll(/["{}[\],:]/g)].map(({ index }) => index)
  const wrong = Array.from({ length: 120 }, () => {
    const at = places[pick(places.length)] ?? 0
    return badlyMended(text.slice(0, at) + text.slice(at + 1))
  })
  expect(wrong.flat()).toEqual([])
})

test('quotes inside a text are told once, and no word is lost', () => {
  const pick = chance(19)
  const inner = [...text.matchAll(/(?<= )\p{L}+(?= )/gu)]
  const wrong = Array.from({ length: 60 }, () => {
    const { index = 0, 0: word = '' } = inner[pick(inner.length)] ?? {}
    const quoted = (quote: string) => text.slice(0, index) + quote + word + quote + text.slice(index + word.length)
    return badlyMended(quoted('"'), quoted('\\"'))
  })
  expect(wrong.flat()).toEqual([])
})

test('mending always comes to an end, and never makes it worse', () => {
  const pick = chance(13)
  for (let round = 0; round < 30; round++) {
    const at = pick(text.length)
    const broken = sourcesOf(text.slice(0, at) + (bits[pick(bits.length)] ?? '') + text.slice(at + pick(6)))
    const once = mend(broken).sources
    expect(mend(once).done).toEqual([])
  }
})

const signs = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '“',
  '”',
  "'",
  '，',
  '：',
  '.',
  ';',
  '=',
  '#',
  '//',
  '\u00a0',
  '\u200b',
  '\n',
  '\\',
  '&quot;',
  'x',
]

test('a sign too many or too few is told near where it is, and mending makes nothing worse', () => {
  const pick = chance(31)
  const wrong = Array.from({ length: 150 }, () => {
    const at = pick(text.length)
    const sign = signs[pick(signs.length)] ?? ''
    const broken = text.slice(0, at) + (pick(2) === 0 ? '' : sign) + text.slice(at + pick(2))
    const told = check(broken)
    if (parsed(broken) !== undefined) return []
    const line = broken.slice(0, at).split('\n').length
    const isFar = told.length === 0 || (told[0]?.line ?? 0) > line + 1
    const after = mend(sourcesOf(broken)).sources.config.text
    // What is read at last may be wrong in other ways, which nobody could say before.
    const isWorse = parsed(after) === undefined && check(after).length > told.length
    return isFar || isWorse ? [{ line, around: broken.slice(Math.max(0, at - 40), at + 40), told, isWorse }] : []
  })
  expect(wrong.flat()).toEqual([])
})
