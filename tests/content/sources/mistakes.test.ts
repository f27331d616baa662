import { describe, expect, test } from 'vitest'
import type { Page, Section, Source } from '../../../src/generated/types.ts'
import { aPage } from '../a-site.ts'
import { garden, headings, mistakes, note, tiles } from './a-garden.ts'

const notes = [
  note('moss', { day: '2025-03-01' }),
  note('fern', { day: '2025-05-01' }),
  note('ivy', { day: '2025-04-01' }),
]
const told = (source: Source, more: object = {}, pages: Page[] = notes) =>
  mistakes(garden([tiles(source, more)], pages))

describe('a source that finds nothing is a mistake', () => {
  test('where no page is below its path', () => {
    expect(told({ pages: '/note/*' })).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/pages  sources
      No page is below /note. Did you mean "/notes/*"?
      The pages below "/garden" are those with a path such as "/garden/roses".",
      ]
    `)
    expect(told({ pages: ['/nots/**', '/notes/*'] })).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/pages/0  sources
      No page is below /nots. Did you mean "/notes/**"?
      The pages below "/garden" are those with a path such as "/garden/roses".",
      ]
    `)
    expect(told({ pages: '/*' }, {}, [])).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/pages  sources
      No page is below /.
      The pages below "/garden" are those with a path such as "/garden/roses".",
      ]
    `)
  })

  test('where a page does not exist', () => {
    expect(told({ pages: ['/notes/mos', '/notes/fern', '/notes/ivy'] })).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/pages/0  sources
      There is no page /notes/mos. Did you mean /notes/moss?
      Name a page by its path, or all pages below a path as in "/garden/*".",
      ]
    `)
    expect(told({ pages: '/notes/*', except: '/notes/ferns' })).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/except  sources
      There is no page /notes/ferns. Did you mean /notes/fern?
      Name a page by its path, or all pages below a path as in "/garden/*".",
      ]
    `)
  })

  test('where there are only drafts', () => {
    const drafts = notes.map((page) => ({ ...page, draft: true }))
    expect(told({ pages: '/notes/*' }, {}, drafts)).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source  sources
      This source finds only drafts.
      Publish one of them. Where that is no mistake, write "empty": "hide", and the section is left out.",
      ]
    `)
  })

  test('where no page is related', () => {
    expect(told({ related: true })).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source  sources
      This page has no "topics", so that no page is related to it.
      Where that is no mistake, write "empty": "hide", and the section is left out.",
      ]
    `)
  })

  test('but for one that may be empty, and then the section is left out', () => {
    const rest: Section = { type: 'hero', heading: 'The rest' }
    const site = garden([tiles({ pages: '/none/*', empty: 'hide' }), rest], notes)
    expect(mistakes(site)).toEqual([])
    expect(headings(site)).toBeUndefined()
    const beside = garden(
      [tiles({ pages: '/none/*', empty: 'hide' }, { items: [{ heading: 'One' }, { heading: 'Two' }] })],
      notes,
    )
    expect(mistakes(beside)).toEqual([])
    expect(headings(beside)).toEqual(['One', 'Two'])
  })

  test('a link to a section that is left out leads nowhere', () => {
    const list = tiles({ pages: '/none/*', empty: 'hide' }, { id: 'list' })
    const hero: Section = { type: 'hero', heading: 'Hello', actions: [{ label: 'See the list', href: '#list' }] }
    expect(mistakes(garden([hero, list], notes))).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/actions/0/href  links
      There is no section "list" on /.
      Its ids are: "hero".",
      ]
    `)
  })
})

describe('what a source finds has to fit its list', () => {
  test('in number', () => {
    expect(told({ pages: '/notes/moss' })).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source  sources
      With what this source finds there is 1 entry; at least 2 are needed.
      Let it find more, write entries beside it, or write "empty": "hide", and the section is left out.",
      ]
    `)
    const many = Array.from({ length: 25 }, (_, index) => note(`fern-${index}`))
    expect(told({ pages: '/notes/*' }, {}, many)).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source  sources
      With what this source finds there are 25 entries; at most 24 fit.
      Set a "limit".",
      ]
    `)
    expect(told({ pages: '/notes/*', limit: 24 }, {}, many)).toEqual([])
    expect(told({ pages: '/notes/moss', empty: 'hide' })).toMatchInlineSnapshot(`
      [
        "/pages/0/path  empty-pages (warning)
      All sections of / are drafts or lists that find nothing: visitors would find an empty page.
      Publish a section, or mark the page itself as a draft.",
      ]
    `)
  })

  test('and a mistake stands in the page that an entry comes from, once', () => {
    const long = 'A very long note '.repeat(5).trim()
    const slow = [
      note('moss', { title: long, ignore: [{ rule: 'page-title', reason: 'It is long.' }] }),
      note('fern', { entry: { heading: `${long}.` } }),
    ]
    const carousel = { type: 'carousel', heading: 'Notes', source: { pages: '/notes/*' } } as Section
    expect(mistakes(garden([carousel, { ...carousel, heading: 'Again' } as Section], slow))).toMatchInlineSnapshot(`
      [
        "/pages/1/title  sources
      As an entry in the carousel of /: "heading" has 84 letters; at most 80 fit.
      Shorten it by 4 letters: a longer text would not fit the layout. What lists say of a page stands under "entry": { "heading": … }.",
        "/pages/2/entry/heading  sources
      As an entry in the carousel of /: "heading" has 85 letters; at most 80 fit.
      Shorten it by 5 letters: a longer text would not fit the layout. What lists say of a page stands under "entry": { "heading": … }.",
      ]
    `)
  })

  test('with all that a slide needs', () => {
    const slider = { type: 'hero-slider', source: { pages: ['/notes/moss', '/notes/fern'] } } as Section
    const image = { src: '/images/ward.svg', alt: 'A quiet ward at night' }
    const pages = [note('moss', { entry: { image } }), note('fern')]
    expect(mistakes(garden([slider], pages))).toMatchInlineSnapshot(`
      [
        "/pages/2/path  sources
      As an entry in the hero-slider of /: "image" is missing in a slide.
      Give the page what is missing, or write it under "entry".",
      ]
    `)
  })
})

test('words that stand in a list and on their page are told once, where they are written', () => {
  const page = note('moss', { summary: 'Soft [[green]](x).' })
  expect(told({ pages: '/notes/*' }, {}, [page, ...notes.slice(1)])).toMatchInlineSnapshot(`
    [
      "/pages/1/summary  markup
    This text is plain; visitors would read the brackets of the link.
    Put the link into a field for text or links.",
    ]
  `)
})

test('a page that only a list leads to is found', () => {
  const home = aPage([tiles({ pages: '/notes/*' })])
  const { site, version } = garden([], [])
  expect(mistakes({ version, site, pages: [home, ...notes] })).toEqual([])
})

test('nothing is said of what is not found while a page there cannot be read', () => {
  const broken = { ...note('kelp'), sections: [{ type: 'heroo' }] } as unknown as Page
  const list = [tiles({ pages: ['/notes/kelp', '/notes/moss'] }), tiles({ related: true }, { heading: 'Related' })]
  expect(mistakes(garden(list, [...notes, broken])).filter((text) => text.includes('sources'))).toEqual([])
})

test('a shared section is told with the page on which its source finds nothing', () => {
  const shared = { more: tiles({ related: true }) }
  const pages = notes.map((page) => ({ ...page, sections: [...page.sections, { use: 'more' }] }))
  expect(mistakes({ ...garden([{ type: 'hero', heading: 'Notes' }], pages), shared })).toMatchInlineSnapshot(`
    [
      "/shared/more/source  sources
    On /notes/moss: This page has no "topics", so that no page is related to it.
    Where that is no mistake, write "empty": "hide", and the section is left out.",
    ]
  `)
})

test('a section is written with entries or with a source, in the form that the schema says', () => {
  expect(mistakes(garden([{ type: 'tile-grid', heading: 'Empty' } as Section], []))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0  schema
    "items" is missing in a "tile-grid" section.
    Two to twenty-four tiles. Example: [{ "icon": "shield-check", "heading": "A promise for a year", "text": "What we mended stays mended." }]",
    ]
  `)
  expect(told({})).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/source  schema
    "source" has nothing in it.
    Where entries come from, behind those that are written by hand: from pages of the site, or from another section. Example: { "pages": "/garden/notes/*", "sort": "newest", "limit": 3 }",
    ]
  `)
  expect(told({ pages: 'notes/*' })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/source/pages  schema
    "pages" cannot be "notes/*".
    Pages are named by a path such as "/garden/roses", by "/garden/*" for those one step below it, or by "/garden/**" for all below it. Write "/notes/*".
    fix: change to "/notes/*"",
    ]
  `)
  expect(told({ pages: '/notes/*/old', limit: 0, sort: 'new' as 'newest' })).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/source/pages  schema
    "pages" cannot be "/notes/*/old".
    Pages are named by a path such as "/garden/roses", by "/garden/*" for those one step below it, or by "/garden/**" for all below it.",
      "/pages/0/sections/0/source/limit  schema
    "limit" is 0; the lowest is 1.
    How many entries at most come from here; those written by hand are not counted. Example: 3",
      "/pages/0/sections/0/source/sort  schema
    "sort" cannot be "new".
    It can be: "newest", "oldest", "title", "as-written".",
    ]
  `)
})

test('the words on the link of an entry say where it leads', () => {
  const pages = [note('moss', { entry: { label: 'Read more' } }), note('fern', { entry: { heading: 'Here' } })]
  expect(told({ pages: '/notes/*' }, {}, pages).map((text) => text.split('\n').slice(0, 2))).toEqual([
    ['/pages/1/entry/label  link-text', 'The link text "Read more" does not say where it leads.'],
    ['/pages/2/entry/heading  link-text', 'The link text "Here" does not say where it leads.'],
  ])
})

test('what is wrong with a source is told also where its section may be left out', () => {
  expect(told({ topic: 'shade', empty: 'hide' })).toHaveLength(1)
  expect(told({ pages: '/notes/kelp', empty: 'hide' })).toHaveLength(1)
})

test('a shared section that is left out everywhere is used all the same', () => {
  const shared = { more: tiles({ related: true, empty: 'hide' }) }
  const pages = notes.map((page) => ({ ...page, sections: [...page.sections, { use: 'more' }] }))
  expect(mistakes({ ...garden([{ type: 'hero', heading: 'Notes' }], pages), shared })).toEqual([])
})
