import { describe, expect, test } from 'vitest'
import { checkSite } from '../../../src/content/check.ts'
import type { SitePage } from '../../../src/content/resolve/site.ts'
import type { Item, Page, Section, SiteSettings, Source } from '../../../src/generated/types.ts'
import { aPage, sourcesOf } from '../a-site.ts'
import { garden, mistakes, note, tiles } from './a-garden.ts'

const hello: Section = { type: 'hero', heading: 'Hello' }
const topics = [
  { name: 'roses', label: 'Roses and climbers' },
  { name: 'soil', label: 'Soil' },
  { name: 'tools', label: 'Tools' },
]

/** The page with the list, below it notes, and the home page. */
function site(source: Source = {}, notes: Page[] = usual, settings: Partial<SiteSettings> = {}, more: object = {}) {
  const list = tiles({ pages: '/notes/*', sort: 'title', topicPages: true, ...source }, { id: 'list', ...more })
  const overview = aPage([{ type: 'hero', heading: 'All notes' }, list], {
    path: '/all',
    title: 'Garden notes – Sample',
    description: 'All that we found out about what grows in the garden.',
    article: { published: '2025-01-01' },
  })
  return garden([hello], [overview, ...notes], { topics, ...settings })
}

const usual = [
  note('apples', { topics: ['soil'] }),
  note('beans', { topics: ['soil', 'roses'] }),
  note('cress'),
  note('dill', { topics: ['soil'] }),
]

function pagesOf(value: unknown, options = {}): SitePage[] {
  const found = checkSite(sourcesOf(value), options).site?.pages ?? []
  return found.filter(({ path }) => path.startsWith('/all'))
}

const listOf = ({ sections }: SitePage) => sections.find(({ id }) => id === 'list') as Section & { items: Item[] }
const told = (page: SitePage) => [page.path, ...listOf(page).items.map(({ link }) => link?.href.split('/').at(-1))]

describe('a list with "topicPages"', () => {
  test('has a page for each topic of its pages, in the order of the site', () => {
    expect(mistakes(site())).toEqual([])
    expect(pagesOf(site()).map(told)).toEqual([
      ['/all', 'apples', 'beans', 'cress', 'dill'],
      ['/all/topic/roses', 'beans'],
      ['/all/topic/soil', 'apples', 'beans', 'dill'],
    ])
  })

  test('has one for a topic that it names twice', () => {
    const pages = pagesOf(site({ topic: ['soil', 'roses', 'soil'] }))
    expect(pages.map(({ path }) => path)).toEqual(['/all', '/all/topic/soil', '/all/topic/roses'])
  })

  test('has none that nobody asked for', () => {
    const { topicPages: _, ...plain } = { pages: '/notes/*', topicPages: true } as const
    const list = aPage([hello, tiles(plain)], {
      path: '/all',
      title: 'All notes',
      description: 'All of our notes, for all gardeners.',
    })
    expect(pagesOf(garden([hello], [list, ...usual], { topics }))).toHaveLength(1)
  })

  test('makes pages that are called after their topic, and are no articles', () => {
    const page = pagesOf(site())[1]
    expect(page).toMatchObject({
      title: 'Garden notes: Roses and climbers',
      description: 'Roses and climbers: All that we found out about what grows in the garden.',
    })
    expect(page).not.toHaveProperty('article')
    const words = { topics: { title: '{topic} ({title})', description: 'Zum Thema {topic}' } }
    expect(pagesOf(site({}, usual, { words }))[1]).toMatchObject({
      title: 'Roses and climbers (Garden notes)',
      description: 'Zum Thema Roses and climbers',
    })
  })

  test('links to each of them, and says which one is open', () => {
    const links = [
      { label: 'All', href: '/all', isHere: false },
      { label: 'Roses and climbers', href: '/all/topic/roses', isHere: false },
      { label: 'Soil', href: '/all/topic/soil', isHere: false },
    ]
    for (const [index, page] of pagesOf(site()).entries())
      expect(listOf(page)).toMatchObject({ topics: links.map((link, at) => ({ ...link, isHere: at === index })) })
  })

  test('goes on over several pages, and so does each of its topics', () => {
    const pages = pagesOf(site({ perPage: 2 }))
    expect(pages.map(told)).toEqual([
      ['/all', 'apples', 'beans'],
      ['/all/page/2', 'cress', 'dill'],
      ['/all/topic/roses', 'beans'],
      ['/all/topic/soil', 'apples', 'beans'],
      ['/all/topic/soil/page/2', 'dill'],
    ])
    expect(pages[4]).toMatchObject({ title: 'Garden notes: Soil – page 2', previous: '/all/topic/soil' })
    expect(listOf(pages[4] as SitePage)).toMatchObject({
      pager: { number: 2, count: 2 },
      topics: [{ isHere: false }, { isHere: false }, { href: '/all/topic/soil', isHere: true }],
    })
    expect(listOf(pages[2] as SitePage)).not.toHaveProperty('pager')
  })

  test('keeps entries that are written by hand to itself, and its topics and its limit', () => {
    const items = [{ heading: 'By hand' }]
    const pages = pagesOf(site({ topic: ['tools', 'soil'], limit: 2 }, usual, {}, { items }))
    expect(pages.map(told)).toEqual([
      ['/all', undefined, 'apples', 'beans'],
      ['/all/topic/soil', 'apples', 'beans'],
    ])
  })

  test('shows no drafts, and what is not due only when it is', () => {
    const roses = note('roses', { topics: ['roses'], starts: '2027-01-10' })
    const value = site({}, [...usual.slice(2), roses, note('tools', { topics: ['tools'], draft: true })])
    const paths = (at: string) => pagesOf(value, { at }).map(({ path }) => path)
    expect(paths('2027-01-09')).toEqual(['/all', '/all/topic/soil'])
    expect(paths('2027-01-10')).toEqual(['/all', '/all/topic/roses', '/all/topic/soil'])
  })

  test.each([{ draft: true }, { starts: '2099-01-01' }])('has no further pages while it is not shown: %j', (more) => {
    expect(pagesOf(site({ perPage: 2 }, usual, {}, more), { at: '2027-01-01' })).toHaveLength(1)
  })

  test('can be linked to, topic by topic', () => {
    const link = (href: string): Section => ({ ...hello, actions: [{ label: 'See all notes', href }] })
    const to = (href: string) => mistakes(garden([link(href)], site().pages.slice(1), { topics }))
    expect(to('/all/topic/soil')).toEqual([])
    expect(to('/all/topic/tools')).toHaveLength(1)
  })

  test('takes no address that something else has', () => {
    const other = note('other', { path: '/all/topic/soil' })
    expect(mistakes(site({}, [...usual, other]))).toMatchInlineSnapshot(`
      [
        "/pages/6/path  unique-paths
      At /all/topic/soil the list on /all goes on.
      Give this page a path of its own.",
      ]
    `)
    expect(mistakes(site({}, [...usual, note('other', { path: '/all/topic/tools' })]))).toEqual([])
    const redirects = [{ from: '/all/topic/soil', to: '/all' }]
    expect(mistakes(site({}, usual, { redirects }))).toHaveLength(1)
  })

  test('needs topics, pages, and a type of which all entries are seen', () => {
    expect(mistakes(site({}, [note('apples'), note('beans')]))).toMatchInlineSnapshot(`
      [
        "/pages/1/sections/1/source/topicPages  sources
      No page of this list has "topics".
      Write them on the pages, or remove "topicPages".",
      ]
    `)
    // What may be a page of it cannot be read yet: that alone is told.
    const unread = [note('apples', { path: '/notes/Apples' })]
    expect(mistakes(site({}, unread)).filter((told) => told.includes('topics'))).toEqual([])
    expect(
      mistakes(garden([{ ...tiles({ topicPages: true }), type: 'carousel' } as Section], usual, { topics })),
    ).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/topicPages  sources
      This list cannot have pages for its topics.
      Only the list of a "tile-grid" or of an "accordion" can.",
      ]
    `)
    const questions = {
      type: 'accordion',
      id: 'questions',
      items: [{ heading: 'When?', text: 'In spring.' }],
    } as Section
    const taken = { type: 'accordion', source: { section: '/#questions', topicPages: true } } as Section
    expect(mistakes(garden([questions, taken], usual, { topics }))).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/1/source/topicPages  sources
      "topicPages" is about pages: beside "section" it says nothing.
      Entries of a section keep its order. Only "limit", "perPage" and "empty" stand beside it.",
      ]
    `)
  })

  test('is the only one of its page that goes on', () => {
    const list = (id: string) => tiles({ pages: '/notes/*', topicPages: true }, { id })
    expect(mistakes(garden([list('one'), list('two')], usual, { topics }))).toHaveLength(1)
  })

  test('is a mistake where an entry does not fit that only a topic shows', () => {
    const long = note('zinnias', { topics: ['tools'], entry: { heading: 'A very long heading '.repeat(6) } })
    expect(mistakes(site({ limit: 2 }, [...usual, long]))).toHaveLength(1)
    expect(mistakes(site({}, [...usual, long]))).toHaveLength(1)
  })
})
