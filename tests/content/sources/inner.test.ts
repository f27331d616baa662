import { expect, test } from 'vitest'
import type { Item, Section } from '../../../src/generated/types.ts'
import { drawn, garden, mistakes, note } from './a-garden.ts'

/** Tabs of which the last is filled from pages. */
function tabs(last: object, ...others: Item[]): Section {
  const first = { heading: 'By hand', items: [{ heading: 'A list', link: { href: '/' } }] }
  return { type: 'tabs', heading: 'To read', items: [first, ...others, { heading: 'Notes', ...last }] } as Section
}

const notes = [
  note('moss'),
  note('fern', { entry: { heading: 'Fern', note: 'Two minutes', label: 'Read about fern' } }),
]

test('a tab lists pages, their headings the links, behind the entries that are written in it', () => {
  const items = [{ heading: 'Where to sit' }]
  const site = garden([tabs({ items, source: { pages: '/notes/*', sort: 'title' } })], notes)
  expect(mistakes(site)).toEqual([])
  const [first, second] = drawn(site) ?? []
  expect(first?.items).toEqual([{ heading: 'A list', link: { href: '/' } }])
  expect(second).toEqual({
    heading: 'Notes',
    items: [
      { heading: 'Where to sit' },
      {
        heading: 'A note about moss',
        text: 'What we found out about moss in the garden, and what to do about it in spring.',
        link: { href: '/notes/moss' },
      },
      expect.objectContaining({ heading: 'Fern', note: 'Two minutes', link: { href: '/notes/fern' } }),
    ],
  })
})

test('a tab whose source finds nothing is told, or left out when the author wants it so', () => {
  const nothing = { pages: '/notes/*', except: '/notes/*' }
  const site = (source: object) => garden([tabs({ source }, { heading: 'Another' })], notes)
  expect(mistakes(site(nothing))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/2/source  sources
    This source finds no pages.
    Where that is no mistake, write "empty": "hide", and the section is left out.",
    ]
  `)
  const hidden = site({ ...nothing, empty: 'hide' })
  expect(mistakes(hidden)).toEqual([])
  expect(drawn(hidden)?.map(({ heading }) => heading)).toEqual(['By hand', 'Another'])
})

test('a page that does not fit in a tab is told where it is written', () => {
  const site = garden([tabs({ source: { pages: '/notes/*' } })], [note('moss', { entry: { note: 'n'.repeat(60) } })])
  expect(mistakes(site)).toMatchInlineSnapshot(`
    [
      "/pages/1/entry/note  sources
    As an entry in the tabs of /: "note" has 60 letters; at most 40 fit.
    Shorten it by 20 letters: a longer text would not fit the layout. What lists say of a page stands under "entry": { "note": … }.",
    ]
  `)
})

test('a tab cannot go on over several pages', () => {
  expect(mistakes(garden([tabs({ source: { pages: '/notes/*', perPage: 2 } })], notes))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/items/1/source/perPage  sources
    This list cannot go on over several pages.
    Only the list of a "tile-grid" or of an "accordion" can. Set a "limit" here.",
    ]
  `)
})
