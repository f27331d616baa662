import { describe, expect, test } from 'vitest'
import { checkSite } from '../../../src/content/check.ts'
import type { SitePage } from '../../../src/content/resolve/site.ts'
import type { Section, Source } from '../../../src/generated/types.ts'
import { aPage, sourcesOf } from '../a-site.ts'
import { garden, mistakes, note, tiles } from './a-garden.ts'

const hello: Section = { type: 'hero', heading: 'Hello' }

function notes(count: number) {
  return Array.from({ length: count }, (_, index) => note(`n${String(index + 1).padStart(2, '0')}`))
}

/** A page with all notes, twelve on each page. */
function overview(source: Source = {}, more: object = {}) {
  const list = tiles({ pages: '/notes/*', perPage: 12, ...source }, { id: 'list', ...more })
  return aPage([{ type: 'hero', heading: 'All notes' }, list, { type: 'rich-text', body: 'The end.' }], {
    path: '/all',
    title: 'All notes of the garden',
    description: 'All that we found out about what grows in the garden, the newest first.',
    article: { published: '2025-01-01' },
  })
}

function pagesOf(site: unknown): SitePage[] {
  const found = checkSite(sourcesOf(site)).site?.pages ?? []
  return found.filter(({ path }) => path.startsWith('/all'))
}

const told = (page: SitePage) => {
  const list = page.sections.find(({ id }) => id === 'list')
  return {
    path: page.path,
    entries: list && 'items' in list ? list.items?.length : 0,
    pager: list?.pager?.links.length,
  }
}

describe('a list with "perPage"', () => {
  test.each([
    [2, [{ path: '/all', entries: 2 }]],
    [12, [{ path: '/all', entries: 12 }]],
    [
      13,
      [
        { path: '/all', entries: 12, pager: 2 },
        { path: '/all/page/2', entries: 1, pager: 2 },
      ],
    ],
    [
      24,
      [
        { path: '/all', entries: 12, pager: 2 },
        { path: '/all/page/2', entries: 12, pager: 2 },
      ],
    ],
    [
      25,
      [
        { path: '/all', entries: 12, pager: 3 },
        { path: '/all/page/2', entries: 12, pager: 3 },
        { path: '/all/page/3', entries: 1, pager: 3 },
      ],
    ],
  ])('goes on over as many pages as %i entries need', (count, expected) => {
    const site = garden([hello], [overview(), ...notes(count)])
    expect(mistakes(site)).toEqual([])
    expect(pagesOf(site).map(told)).toEqual(expected)
  })

  test('needs entries on its first page', () => {
    expect(mistakes(garden([hello], [overview()]))).toHaveLength(1)
    expect(mistakes(garden([hello], [overview(), ...notes(1)]))).toHaveLength(1)
    expect(pagesOf(garden([hello], [overview({ empty: 'hide' })])).map(told)).toEqual([{ path: '/all', entries: 0 }])
  })

  test('is the same on further pages, but for its entries, and is no article there, nor in other languages', () => {
    const site = garden([hello], [{ ...overview(), languages: { fr: '/tout' } }, ...notes(13)], {
      languages: { fr: 'https://fr.garden.example' },
    })
    const [first, second] = pagesOf(site)
    expect(first).toMatchObject({ title: 'All notes of the garden', article: {}, languages: {}, next: '/all/page/2' })
    expect(second).toMatchObject({ title: 'All notes of the garden – page 2', previous: '/all' })
    expect(second).not.toHaveProperty('article')
    expect(second).not.toHaveProperty('languages')
    expect(second).not.toHaveProperty('next')
    expect(second?.sections.map(({ type }) => type)).toEqual(['hero', 'tile-grid', 'rich-text'])
    expect(second?.sections[0]).toEqual(first?.sections[0])
  })

  test('counts the entries that are written by hand, and its limit first', () => {
    const items = [{ heading: 'By hand' }, { heading: 'And another' }]
    const site = garden([hello], [overview({ limit: 12 }, { items }), ...notes(20)])
    expect(pagesOf(site).map((page) => told(page).entries)).toEqual([12, 2])
  })

  test('says its pages in the words of the site', () => {
    const words = { pager: { title: 'Seite {page}: {title}' } }
    const site = garden([hello], [overview(), ...notes(13)], { words })
    expect(pagesOf(site)[1]?.title).toBe('Seite 2: All notes of the garden')
  })

  test('names the first page, the last, and those around', () => {
    const page = pagesOf(garden([hello], [overview({ perPage: 2 }), ...notes(20)]))[4]
    const list = page?.sections.find(({ id }) => id === 'list')
    expect(list?.pager?.links).toEqual([
      { number: 1, href: '/all' },
      { number: 4, href: '/all/page/4' },
      { number: 5, href: '/all/page/5' },
      { number: 6, href: '/all/page/6' },
      { number: 10, href: '/all/page/10' },
    ])
  })

  test('can be linked to, page by page', () => {
    const link = (href: string): Section => ({ ...hello, actions: [{ label: 'See older notes', href }] })
    expect(mistakes(garden([link('/all/page/2')], [overview(), ...notes(13)]))).toEqual([])
    expect(mistakes(garden([link('/all/page/3')], [overview(), ...notes(13)]))).toHaveLength(1)
  })

  test('takes no address that something else has', () => {
    const other = note('other', { path: '/all/page/2' })
    expect(mistakes(garden([hello], [overview(), other, ...notes(13)]))).toMatchInlineSnapshot(`
      [
        "/pages/2/path  unique-paths
      At /all/page/2 the list on /all goes on.
      Give this page a path of its own.",
      ]
    `)
    const redirects = [{ from: '/all/page/2', to: '/all' }]
    expect(mistakes(garden([hello], [overview(), ...notes(13)], { redirects }))).toMatchInlineSnapshot(`
      [
        "/site/redirects/0/from  redirects
      "/all/page/2" is a page of this site.
      A redirect starts at an address that no longer exists.",
      ]
    `)
    expect(mistakes(garden([hello], [overview(), other, ...notes(12)]))).toEqual([])
  })

  test('is one list of its page, and one that is seen whole', () => {
    const list = { id: 'list', heading: 'Notes', source: { pages: '/notes/*', perPage: 4, limit: 6 } }
    const carousel = { ...list, type: 'carousel' } as Section
    expect(mistakes(garden([carousel], notes(8)))).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/perPage  sources
      This list cannot go on over several pages.
      Only the list of a "tile-grid" or of an "accordion" can. Set a "limit" here.",
      ]
    `)
    const grid = (id: string) => ({ ...list, type: 'tile-grid', id }) as Section
    expect(mistakes(garden([grid('one'), grid('two')], notes(8)))).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/1/source/perPage  sources
      Another list of this page goes on over several pages already.
      Only one can. Set a "limit" here.",
      ]
    `)
  })

  test('goes on on each page that uses it as a shared section', () => {
    const shared = { list: tiles({ pages: '/notes/*', perPage: 4, limit: 6 }, { id: 'list' }) }
    const page = { ...overview(), sections: [hello, { use: 'list' }] }
    const site = { ...garden([hello], [page, ...notes(8)]), shared }
    expect(mistakes(site)).toEqual([])
    expect(pagesOf(site).map((each) => told(each).entries)).toEqual([4, 2])
  })
})

test('a link to an entry is told where the list has it on another page', () => {
  const question = (id: string, text = 'Yes.') => ({ id, heading: `What about ${id}?`, text })
  const items = [question('dew'), question('fog'), question('hail', 'As [rain](#rain).'), question('rain')]
  const site = (href: string) => {
    const link: Section = { ...hello, actions: [{ label: 'What we know of weather', href }] }
    return garden([link], [overview({ perPage: 2 }, { type: 'accordion', items }), ...notes(2)])
  }
  for (const right of ['/all', '/all#fog', '/all/page/2#rain']) expect(mistakes(site(right))).toEqual([])
  expect(mistakes(site('/all#rain'))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/actions/0/href  links (warning)
    "/all#rain" leads to no entry there: "rain" stands on /all/page/2, where its list goes on.
    Write "/all/page/2#rain".",
    ]
  `)
})

test('what is wrong with an entry is told whichever page it is on', () => {
  const long = note('n99', { entry: { heading: 'A very long heading '.repeat(6) } })
  expect(mistakes(garden([hello], [overview(), ...notes(13), long]))).toHaveLength(1)
})
