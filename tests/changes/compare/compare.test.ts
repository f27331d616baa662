import { describe, expect, test } from 'vitest'
import { join } from '../../../src/content/json/pointer.ts'
import type { Operation } from '../../../src/content/operations/operations.ts'
import { changeValue } from '../../../src/content/operations/value.ts'
import { isObject } from '../../../src/is-object.ts'
import { chance } from '../../content/chance.ts'
import { times } from '../../times.ts'
import { compared, ferry, type Side, told, toldAfter } from './ferry.ts'
import { kinds } from './kinds.ts'

const nothing = 'Nothing of the content has changed.'
const site: Side = { config: ferry }
const text = JSON.stringify(ferry, null, 2)
const [, pricesPage] = ferry.pages

test('there are more than sixty kinds of changes', () => {
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length)
  expect(kinds.length).toBeGreaterThan(60)
})

test.for(kinds)('$kind: told in one line', ({ operations, files, told: line }) => {
  expect(toldAfter(operations, files)).toBe(line)
})

test('the way back is told as well, and as something else', () => {
  for (const { operations } of kinds.filter((kind) => kind.operations.length > 0)) {
    const after: Side = { config: changeValue(ferry, operations) }
    expect(told(after, site)).not.toBe(nothing)
    expect(told(after, after)).toBe(nothing)
  }
})

/** The lists below a value whose entries can be moved. */
function listsIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own =
    Array.isArray(value) && value.length > 1 && !pointer.endsWith('/head') && !/rows\/\d+$/.test(pointer)
      ? [pointer]
      : []
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => listsIn(inner, join(pointer, name)))]
}

function lengthAt(pointer: string): number {
  let found: unknown = ferry
  for (const step of pointer.split('/').slice(1))
    found = isObject(found) || Array.isArray(found) ? Reflect.get(found, step) : undefined
  return Array.isArray(found) ? found.length : 0
}

test('a move is told as one move', () => {
  const pick = chance(7)
  const lists = listsIn(ferry)
  for (let round = 0; round < times(100); round++) {
    const list = lists[pick(lists.length)] ?? ''
    const [from, to] = [pick(lengthAt(list)), pick(lengthAt(list))]
    if (from === to) continue
    const operation: Operation = { op: 'move', at: join(list, from), to: join(list, to) }
    const lines = told(site, { config: changeValue(ferry, [operation]) }).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^ {2}moved /)
  }
})

test('a section that goes to another page is told as one move', () => {
  const pick = chance(11)
  for (let round = 0; round < times(100); round++) {
    const [from, to] = [pick(4), pick(4)]
    const sections = `/pages/${from}/sections`
    const index = pick(lengthAt(sections))
    // A use of a shared section is what other pages may have, too.
    if (from === to || Reflect.has(ferry.pages[from]?.sections[index] ?? {}, 'use')) continue
    const operation: Operation = {
      op: 'move',
      at: join(sections, index),
      to: `/pages/${to}/sections/${pick(lengthAt(`/pages/${to}/sections`))}`,
    }
    const lines = told(site, { config: changeValue(ferry, [operation]) }).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^ {2}moved .* from \//)
  }
})

test('another shared section that is used with the same replaced fields is told', () => {
  const uses = (use: string) => [
    { op: 'insert' as const, at: '/pages/0/sections/-', value: { use, with: { heading: 'Ahoy' } } },
  ]
  const [one, other] = ['winter', 'talk-to-us'].map((use): Side => ({ config: changeValue(ferry, uses(use)) }))
  expect(told(one ?? site, other ?? site)).toBe('/\n  changed  "talk-to-us" (shared section): use winter to talk-to-us')
})

test('pages that have no path yet, or the same one, are not told while they are as they were', () => {
  const page = (title: string) => ({ op: 'insert' as const, at: '/pages/-', value: { title, sections: [] } })
  const side: Side = { config: changeValue(ferry, [page('Crew'), page('Harbour')]) }
  expect(told(side, side)).toBe(nothing)
})

test('pictures are taken of each page at its paths before and now, those that are gone and new among them', () => {
  const operations: Operation[] = [
    { op: 'set', at: '/pages/1/path', value: '/fares' },
    { op: 'remove', at: '/pages/2' },
    { op: 'insert', at: '/pages/-', value: { path: '/crew', title: 'Crew', sections: [] } },
  ]
  const { pages } = compared(site, { config: changeValue(ferry, operations) })
  expect(pages.map(({ before, after }) => `${before} ${after}`).sort()).toEqual([
    '/ /',
    '/contact /contact',
    '/crew /crew',
    '/prices /fares',
    '/timetable /timetable',
  ])
})

test('what only has the same name in another place was not moved there', () => {
  const field = { kind: 'email', name: 'email', label: 'Where shall we send the lost thing to?' }
  const said = toldAfter([
    { op: 'remove', at: '/pages/2/sections/0/fields/1' },
    {
      op: 'insert',
      at: '/pages/3/sections/-',
      value: { type: 'form', name: 'lost', heading: 'Lost', fields: [field] },
    },
    { op: 'insert', at: '/pages/1/sections/0/items/-', value: { name: 'email', label: 'A ticket by post' } },
  ])
  expect(said).toContain('removed  "Your e-mail" (e-mail address) from "Write to us"')
  expect(said).toContain('added    "A ticket by post" (plan)')
  expect(said).not.toMatch(/^ {2}moved/m)
})

/** The same said in another way: other spaces, other order of fields, other spelling of letters. */
function rewritten(value: unknown, pick: (below: number) => number): string {
  const space = () => ['', ' ', '\n', '\r\n', '\t', '   '][pick(6)] ?? ''
  const spell = (word: string) =>
    JSON.stringify(word).replace(/(?<!\\)[a-z]/g, (letter) =>
      pick(20) === 0 ? `\\u00${letter.charCodeAt(0).toString(16)}` : letter,
    )
  if (Array.isArray(value))
    return `[${space()}${value.map((entry) => rewritten(entry, pick)).join(`${space()},${space()}`)}${space()}]`
  if (!isObject(value)) return typeof value === 'string' ? spell(value) : JSON.stringify(value)
  const fields = Object.entries(value).map(
    ([name, inner]) => `${spell(name)}${space()}:${space()}${rewritten(inner, pick)}`,
  )
  fields.push(...fields.splice(0, pick(fields.length)))
  return `{${space()}${fields.join(`,${space()}`)}${space()}}`
}

test('other spaces, another order of fields and another spelling are told as nothing', () => {
  const pick = chance(3)
  for (let round = 0; round < times(30); round++)
    expect(told(site, { config: `${rewritten(ferry, pick)}\n` })).toBe(nothing)
})

describe('files', () => {
  const without = (path: string) => ({
    ...ferry,
    include: ['pages/**/*.json'],
    pages: ferry.pages.filter((page) => page.path !== path),
  })
  const apart: Side = {
    config: without('/prices'),
    pages: { 'pages/prices.json': { $schema: '../page.json', ...pricesPage } },
  }

  test('a page that gets a file of its own is told as just that', () => {
    expect(told(site, apart)).toBe('/prices\n  moved    from pages.json to pages/prices.json')
    expect(told(apart, site)).toBe('/prices\n  moved    from pages/prices.json to pages.json')
  })

  test('what is on it is compared all the same', () => {
    const changed = { ...pricesPage, title: 'Fares' }
    expect(told(site, { ...apart, pages: { 'pages/prices.json': changed } })).toContain(
      'page: title "[-Prices-]{+Fares+}"',
    )
  })

  test('a page file that cannot be read on one side is told, and the page is neither gone nor new', () => {
    const broken: Side = { ...apart, pages: { 'pages/prices.json': '{ "path": "/prices", "title": ]]] what' } }
    for (const said of [told(apart, broken), told(broken, apart)]) {
      expect(said).toMatch(
        /^! pages\/prices\.json (before|after) is no valid JSON \(line 1: .*\): what it holds is not compared\./,
      )
      expect(said).toContain(nothing)
    }
  })

  test('a file that is nested without end is told, and not read', () => {
    const deep: Side = { ...apart, pages: { 'pages/prices.json': `${'['.repeat(9999)}${']'.repeat(9999)}` } }
    expect(told(apart, deep)).toBe(
      `! pages/prices.json after nests blocks and lists deeper than any page needs: what it holds is not compared.\n\n${nothing}`,
    )
  })

  test('while the config cannot be read, what other files hold is neither gone nor new', () => {
    const broken: Side = { config: '{ "version": 2, ]]] what' }
    for (const said of [told(apart, broken), told(broken, apart)]) {
      expect(said).toMatch(/^! pages\.json (before|after) is no valid JSON/)
      expect(said).toContain(nothing)
    }
  })

  test('a mistake with a sure fix hides nothing', () => {
    const said = told(site, { config: text.replace('"Timetable",\n', '"Times",,\n') })
    expect(said).toMatch(
      /^! pages\.json after is no valid JSON \(line \d+: .*\): it is compared as if that were mended\./,
    )
    expect(said).toContain('"[-Timetable-]{+Times+}"')
  })

  test('a config that cannot be read leaves the page files to be compared', () => {
    const broken: Side = { config: '<<<', pages: { 'pages/prices.json': { ...pricesPage, title: 'Fares' } } }
    const said = told(apart, broken)
    expect(said).toMatch(/^! pages\.json after is no valid JSON/)
    expect(said).toContain('/prices\n  text     page: title')
    expect(said).not.toContain('removed')
    expect(told(broken, broken)).toContain(nothing)
  })

  test('lines may end otherwise, and a mark may stand at the beginning', () => {
    expect(told(site, { config: `\ufeff${text.replaceAll('\n', '\r\n')}` })).toBe(nothing)
  })

  test('a site of an older version is compared in the words of today', () => {
    const slide = (words: object) => [{ path: '/', title: 'Home', sections: [{ type: 'hero-slider', ...words }] }]
    const old = { version: 1, site: ferry.site, pages: slide({ slides: [{ heading: 'Across the bay' }] }) }
    const now = { version: 2, site: ferry.site, pages: slide({ items: [{ heading: 'Across the sea' }] }) }
    expect(told({ config: old }, { config: now })).toBe(
      '/\n  text     "Across the sea": heading "Across the [-bay-]{+sea+}"',
    )
  })

  test('so is one in which a name is written twice, or that begins with a mark', () => {
    const section = '{ "type": "hero-slider", "slides": [], "slides": [{ "heading": "Across the bay" }] }'
    const config = `{ "version": 1, "site": {}, "pages": [{ "path": "/", "sections": [${section}] }] }`
    const items = [{ heading: 'Across the bay' }]
    const now = { version: 2, site: {}, pages: [{ path: '/', sections: [{ type: 'hero-slider', items }] }] }
    for (const old of [config, `\ufeff${config}`]) expect(told({ config: old }, { config: now })).toBe(nothing)
  })
})
