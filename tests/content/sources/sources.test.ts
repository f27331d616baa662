import { describe, expect, test } from 'vitest'
import type { Section, Source } from '../../../src/generated/types.ts'
import { drawn, drawnSection, garden, headings, mistakes, note, tiles } from './a-garden.ts'

const notes = [
  note('moss', { day: '2025-03-01' }),
  note('fern', { day: '2025-05-01' }),
  note('ivy', { day: '2025-04-01' }),
]
const named = (...names: string[]) => names.map((name) => `A note about ${name}`)

describe('an entry of a page', () => {
  const entryOf = (more: object, settings = {}) =>
    drawn(garden([tiles({ pages: '/notes/*' })], [note('moss', more), note('zinnia')], settings))?.[0]

  test('is made of what the page says', () => {
    expect(entryOf({ day: '2025-03-01' })).toEqual({
      heading: 'A note about moss',
      text: 'What we found out about moss in the garden, and what to do about it in spring.',
      note: 'March 1, 2025',
      link: { href: '/notes/moss' },
    })
  })

  test('says the summary where there is one, as it is written', () => {
    expect(entryOf({ summary: 'Green [and] *soft*.' })?.text).toBe('Green \\[and\\] \\*soft\\*.')
  })

  test.each([
    ['en-GB', '1 March 2025'],
    ['de', '1. März 2025'],
    ['hi', '1 मार्च 2025'],
  ])('has its day in the language of the site: %s', (language, day) => {
    expect(entryOf({ day: '2025-03-01' }, { language })?.note).toBe(day)
  })

  test.each([
    ['Moss – Sample', 'Moss'],
    ['Sample: Moss', 'Moss'],
    ['Moss | Sample', 'Moss'],
    ['The Sample garden', 'The Sample garden'],
    ['Sampler', 'Sampler'],
    ['{brand} – Sample', 'Mossy'],
  ])('does not say the name of the site: %s', (title, heading) => {
    expect(entryOf({ title }, { variables: { brand: 'Mossy' } })?.heading).toBe(heading)
  })

  test('shows the picture of the page, or else the first on it', () => {
    const image = { src: '/images/ward.svg', alt: 'A quiet ward at night' }
    const other = { src: '/images/lab.svg', alt: 'A bench with two microscopes' }
    const sections: Section[] = [
      { type: 'hero', heading: 'Draft', image, draft: true },
      { type: 'hero', heading: 'About moss', image: other },
    ]
    expect(entryOf({ sections })?.image).toEqual(other)
    expect(entryOf({ sections, image })?.image).toEqual(image)
  })

  test('says what the page wants lists to say', () => {
    const words = { heading: 'Moss', text: 'Soft.', body: 'It grows *slowly*.', note: 'Ten minutes', icon: 'leaf' }
    const entry = { ...words, label: 'Read about moss' }
    expect(entryOf({ day: '2025-03-01', entry })).toEqual({
      ...words,
      link: { label: 'Read about moss', href: '/notes/moss' },
    })
  })

  test('leads back to the page from links to places on it', () => {
    const entry = { text: 'See [what we sowed](#sown), and [why](/why#sown).', points: ['[Sown](#sown)'] }
    const roses = note('roses', { entry })
    expect(drawn(garden([tiles({ pages: ['/notes/roses'] })], [roses]))).toMatchObject([
      { text: 'See [what we sowed](/notes/roses#sown), and [why](/why#sown).' },
    ])
    const open = { type: 'accordion', source: { pages: '/notes/*' } } as Section
    expect(drawn(garden([open], [roses]))).toMatchObject([{ points: ['[Sown](/notes/roses#sown)'] }])
  })
})

describe('a source', () => {
  const shown = (source: Source, more: object = {}) => headings(garden([tiles(source, more)], notes))

  test.each<[Source['sort'], string[]]>([
    ['newest', named('fern', 'ivy', 'moss')],
    ['oldest', named('moss', 'ivy', 'fern')],
    ['title', named('fern', 'ivy', 'moss')],
    ['as-written', named('moss', 'fern', 'ivy')],
    [undefined, named('fern', 'ivy', 'moss')],
  ])('sorts pages: %s', (sort, expected) => {
    expect(shown({ pages: '/notes/*', ...(sort && { sort }) })).toEqual(expected)
  })

  test('keeps the order of pages that are named', () => {
    expect(shown({ pages: ['/notes/ivy', '/notes/moss', '/notes/fern'] })).toEqual(named('ivy', 'moss', 'fern'))
  })

  test('sorts titles as the language of the site does', () => {
    const pages = [note('zebu', { title: 'Zinnia in the wind' }), note('asparagus', { title: 'Äpfel in the rain' })]
    const sorted = (language: string) =>
      headings(garden([tiles({ pages: '/notes/*', sort: 'title' })], pages, { language }))
    expect(sorted('de')).toEqual(['Äpfel in the rain', 'Zinnia in the wind'])
    expect(sorted('sv')).toEqual(['Zinnia in the wind', 'Äpfel in the rain'])
  })

  test('puts pages without a day last, and equal ones in the order of their paths', () => {
    const pages = [note('b'), note('c', { day: '2025-01-01' }), note('d', { day: '2025-01-01' }), note('a')]
    const sorted = (sort: 'newest' | 'oldest') => headings(garden([tiles({ pages: '/notes/*', sort })], pages))
    expect(sorted('newest')).toEqual(named('c', 'd', 'a', 'b'))
    expect(sorted('oldest')).toEqual(named('c', 'd', 'a', 'b'))
  })

  test('takes one step below a path, or all', () => {
    const pages = [note('roses'), note('roses/red'), note('roses/red/dark'), note('lilies')]
    const found = (path: string) => headings(garden([tiles({ pages: path })], pages))
    expect(found('/notes/*')).toEqual(named('lilies', 'roses'))
    expect(found('/notes/**')).toEqual(named('lilies', 'roses', 'roses/red', 'roses/red/dark'))
    expect(found('/notes/roses/**')).toEqual(named('roses/red', 'roses/red/dark'))
  })

  test('leaves pages out, and gives so many', () => {
    expect(shown({ pages: '/notes/*', except: '/notes/fern', limit: 2 })).toEqual(named('ivy', 'moss'))
    expect(shown({ pages: '/**', except: ['/notes/fern'], limit: 5 })).toEqual(named('ivy', 'moss'))
  })

  test('stands behind entries that are written by hand, which do not count for its limit', () => {
    const items = [{ heading: 'By hand' }]
    expect(shown({ pages: '/notes/*', limit: 2 }, { items })).toEqual(['By hand', ...named('fern', 'ivy')])
  })

  test('shows drafts in the preview only', () => {
    const site = garden([tiles({ pages: '/notes/*' })], [...notes, note('kelp', { draft: true, day: '2025-06-01' })])
    expect(mistakes(site)).toEqual([])
    expect(headings(site)).toEqual(named('fern', 'ivy', 'moss'))
    expect(headings(site, { drafts: true })).toEqual(named('kelp', 'fern', 'ivy', 'moss'))
  })
})

describe('topics', () => {
  const topics = [
    { name: 'shade', label: 'For shade' },
    { name: 'wet', label: 'For wet soil' },
    { name: 'wall', label: 'For walls' },
  ]
  const pages = [
    note('moss', { day: '2025-03-01', topics: ['shade', 'wet'] }),
    note('fern', { day: '2025-05-01', topics: ['shade'] }),
    note('ivy', { day: '2025-04-01', topics: ['shade', 'wall'] }),
    note('iris', { day: '2025-02-01', topics: ['wet', 'shade'] }),
    note('rose', { day: '2025-06-01', topics: ['wall'] }),
  ]
  const found = (source: Source) => headings(garden([tiles(source)], pages, { topics }))

  test('choose pages', () => {
    expect(found({ topic: 'wet' })).toEqual(named('moss', 'iris'))
    expect(found({ pages: '/notes/*', topic: ['wet', 'wall'] })).toEqual(named('rose', 'ivy', 'moss', 'iris'))
  })

  test('relate pages: those that share most come first, then the newest, never the page itself', () => {
    const related = tiles({ related: true, limit: 3 })
    const moss = note('moss', { day: '2025-03-01', topics: ['shade', 'wet'], sections: [related] })
    const site = garden([{ type: 'hero', heading: 'Notes' }], [moss, ...pages.slice(1)], { topics })
    expect(mistakes(site)).toEqual([])
    expect(headings(site, { path: '/notes/moss' })).toEqual(named('iris', 'fern', 'ivy'))
  })

  test('relate pages among some, on each page that uses a shared section', () => {
    const shared = { more: tiles({ pages: '/notes/*', related: true, limit: 2, empty: 'hide' }) }
    const using = pages.map((page) => ({ ...page, sections: [...page.sections, { use: 'more' }] }))
    const site = { ...garden([{ type: 'hero', heading: 'Notes' }], using, { topics }), shared }
    expect(mistakes(site)).toEqual([])
    expect(headings(site, { path: '/notes/rose', section: 1 })).toBeUndefined()
    expect(headings(site, { path: '/notes/iris', section: 1 })).toEqual(named('moss', 'fern'))
    expect(headings(site, { path: '/notes/moss', section: 1 })).toEqual(named('iris', 'fern'))
  })

  test('make the groups of a filter list, in the order of the site or of the source', () => {
    const groupsOf = (source: Source) => {
      const list = { type: 'filter-list', source } as Section
      const site = garden([list], pages, { topics })
      expect(mistakes(site)).toEqual([])
      return drawnGroups(site)
    }
    expect(groupsOf({ pages: '/notes/*', limit: 2 })).toEqual([
      ['For shade', ...named('fern', 'ivy')],
      ['For wet soil', ...named('moss', 'iris')],
      ['For walls', ...named('rose', 'ivy')],
    ])
    expect(groupsOf({ topic: ['wall', 'wet'] })).toEqual([
      ['For walls', ...named('rose', 'ivy')],
      ['For wet soil', ...named('moss', 'iris')],
    ])
  })

  test('are named once, and what is misspelt is told', () => {
    const site = garden(
      [tiles({ topic: ['shade', 'wal'] })],
      [...pages, note('kelp', { topics: ['wett', 'sea'] }), note('alga', { topics: ['sea'] })],
      {
        topics,
      },
    )
    expect(mistakes(site)).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/topic/1  sources
      There is no topic "wal". Did you mean "wall"?
      There are: "shade", "wet", "wall". New ones are named under "topics" in the settings of the site.",
        "/pages/6/topics/0  topics
      There is no topic "wett". Did you mean "wet"?
      There are: "shade", "wet", "wall". New ones are named under "topics" in the settings of the site.",
        "/pages/6/topics/1  topics
      There is no topic "sea".
      There are: "shade", "wet", "wall". New ones are named under "topics" in the settings of the site. See also pages.json:160.",
      ]
    `)
    expect(mistakes(garden([tiles({ pages: '/notes/*' })], pages))[0]).toMatchInlineSnapshot(`
      "/pages/1/topics/0  topics
      There is no topic "shade".
      Name it under "topics" in the settings of the site: { "name": "shade", "label": "…" }. See also pages.json:61, pages.json:78, pages.json:97."
    `)
  })
})

function drawnGroups(site: unknown): (string | undefined)[][] {
  const section = drawnSection(site)
  return (section && 'groups' in section ? (section.groups ?? []) : []).map(({ label, items }) => [
    label,
    ...items.map(({ heading }) => heading),
  ])
}
