import { describe, expect, test } from 'vitest'
import { checkSite } from '../../../src/content/check.ts'
import { momentOf } from '../../../src/content/times/zone.ts'
import type { Section, Source } from '../../../src/generated/types.ts'
import { aPage, said, sourcesOf } from '../a-site.ts'
import { drawn, drawnSection, garden, headings, mistakes, note, tiles } from './a-garden.ts'

const hello: Section = { type: 'hero', heading: 'Hello' }
const all: Source = { pages: '/notes/*', sort: 'title' }
const [always, also] = [note('apples'), note('beans')]
/** There on the last three days of January. */
const short = note('cress', { starts: '2027-01-29', ends: '2027-01-31' })
const [before, during, after] = ['2027-01-28', '2027-01-30', '2027-02-01']

const titles = ['apples', 'beans', 'cress'].map((name) => `A note about ${name}`)

describe('a list', () => {
  const site = garden([hello, tiles(all)], [always, also, short])

  test('shows a page from its beginning until its end', () => {
    const shownAt = (at: string | number) => headings(site, { section: 1, at })?.length
    const [begin, end] = ['2027-01-29', '2027-02-01'].map((day) => momentOf(day, 'UTC')) as [number, number]
    expect([begin - 1, begin, end - 1, end].map(shownAt)).toEqual([2, 3, 3, 2])
    expect(headings(site, { section: 1, at: during })).toEqual(titles)
    for (const at of [before, during, after]) expect(mistakes(site, at)).toEqual([])
  })

  test('takes another page for one that is not due, up to its limit', () => {
    const three = note('dill')
    const limited = garden([tiles({ ...all, sort: 'as-written', limit: 3 })], [short, always, also, three])
    expect([before, during].map((at) => headings(limited, { at }))).toEqual([
      ['apples', 'beans', 'dill'].map((name) => `A note about ${name}`),
      ['cress', 'apples', 'beans'].map((name) => `A note about ${name}`),
    ])
  })

  test('shows no picture of a section that has not begun, or that ends one day', () => {
    const [src, alt] = ['/images/ward.svg', 'A ward']
    const pictured = (times: object) =>
      note('figs', { sections: [{ type: 'hero', heading: 'Figs', image: { src, alt }, ...times }, hello] })
    const picture = (times: object, at: string) =>
      drawn(garden([tiles(all)], [always, pictured(times)]), { at })?.map(({ image }) => image?.src)
    const begins = { starts: '2027-01-29' }
    expect([before, during].map((at) => picture(begins, at))).toEqual([
      [undefined, undefined],
      [undefined, src],
    ])
    expect(picture({ ends: '2027-01-31' }, during)).toEqual([undefined, undefined])
  })

  test('is what makes another build necessary', () => {
    const until = (at: string) => checkSite(sourcesOf(site), { at }).until
    expect([before, during, after].map(until)).toEqual([
      momentOf('2027-01-29', 'UTC'),
      momentOf('2027-02-01', 'UTC'),
      Number.POSITIVE_INFINITY,
    ])
  })

  test('goes on over as many pages as there are entries at the moment', () => {
    const paged = garden([tiles({ ...all, perPage: 2 })], [always, also, short])
    const paths = (at: string) => checkSite(sourcesOf(paged), { at }).site?.pages.map(({ path }) => path)
    expect(paths(before)).not.toContain('/page/2')
    expect(paths(during)).toContain('/page/2')
  })

  test('that finds too little only for now is left out, and is no mistake', () => {
    const waiting = garden([hello, tiles(all)], [always, short])
    expect([before, during, after].map((at) => headings(waiting, { section: 1, at })?.length)).toEqual([
      undefined,
      2,
      undefined,
    ])
    for (const at of [before, during, after]) expect(mistakes(waiting, at)).toEqual([])
  })

  test('that finds too little at any time is a mistake', () => {
    expect(mistakes(garden([hello, tiles(all)], [short]), during)).toHaveLength(1)
    expect(mistakes(garden([hello, tiles({ pages: '/notes/*', topic: 'roses' })], [short]), before)).not.toEqual([])
  })

  test('tells of an entry that does not fit before the day on which it begins, and not after its end', () => {
    const entry = { heading: 'A very long heading '.repeat(6) }
    const tooLong = garden([hello, tiles(all)], [always, also, { ...short, entry }])
    expect(mistakes(tooLong, before)).toEqual(mistakes(tooLong, during))
    expect(mistakes(tooLong, before)).toMatchInlineSnapshot(`
      [
        "/pages/3/entry/heading  sources
      As an entry in the tile-grid of /: "heading" has 120 letters; at most 90 fit.
      Shorten it by 30 letters: a longer text would not fit the layout. What lists say of a page stands under "entry": { "heading": … }.",
      ]
    `)
    expect(mistakes(tooLong, after)).toEqual([])
    const groups = ['Notes', 'Others'].map((label) => ({ label, source: all }))
    const inGroups = { type: 'filter-list', heading: 'Notes', groups } as Section
    const grouped = garden([hello, inGroups], [always, also, { ...short, entry }])
    expect(mistakes(grouped, before)).toEqual([expect.stringContaining('As an entry in the filter-list of /')])
    expect(mistakes(grouped, after)).toEqual([])
  })

  test('tells that it will have too many entries before they begin', () => {
    const pages = (count: number, starts: string) =>
      Array.from({ length: count }, (_, index) => note(`n${starts}-${index}`, { starts }))
    const many = (source: Source, soon = 20) =>
      garden([hello, tiles(source)], [always, also, ...pages(20, '2027-01-10'), ...pages(soon, '2027-02-10')])
    expect(mistakes(many(all), before)).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/1/source  sources
      With what this source finds there are 42 entries; at most 24 fit.
      Set a "limit".",
      ]
    `)
    expect(mistakes(many(all), '2027-03-01')).toHaveLength(1)
    for (const source of [
      { ...all, limit: 24 },
      { ...all, perPage: 20 },
    ]) {
      expect(mistakes(many(source), '2027-01-01')).toEqual([])
      expect(mistakes(many(source), before)).toEqual([])
    }
    expect(mistakes(many(all, 2), before)).toEqual([])
  })

  test('that is left out leaves the order of headings to what is there', () => {
    const text: Section = { type: 'rich-text', body: '## In the meantime\n\nWe are in the garden.' }
    const first = garden([tiles(all, { tone: 'tint' }), text], [always, short])
    for (const at of [before, during]) expect(mistakes(first, at)).toEqual([])
    expect(drawnSection(first, { at: before })).toMatchObject({ type: 'rich-text' })
    expect(drawnSection(first, { at: during })).toMatchObject({ type: 'tile-grid' })
  })
})

describe('a list of the entries of another section', () => {
  const answers = [1, 2, 3].map((number) => ({ heading: `Question ${number}?`, text: 'Yes, in spring.' }))
  const questions = (more: object = {}): Section => ({ type: 'accordion', id: 'questions', items: answers, ...more })
  const visit = (section: Section, more: object = {}) =>
    aPage([{ type: 'hero', heading: 'Visit' }, section], {
      path: '/visit',
      title: 'Visit the garden',
      description: 'When the garden is open, and how you come here by bus, by train or on foot.',
      ...more,
    })
  const list = { type: 'accordion', source: { section: '/visit#questions' } } as Section

  test.each([
    ['section', [questions({ starts: '2027-01-29', ends: '2027-01-31' })]],
    ['page', [questions(), { starts: '2027-01-29', ends: '2027-01-31' }]],
  ] as const)('is left out while that %s is not due', (_, [section, more]) => {
    const site = garden([hello, list], [visit(section, more)])
    for (const at of [before, during, after]) expect(mistakes(site, at)).toEqual([])
    expect([before, during, after].map((at) => headings(site, { section: 1, at })?.length)).toEqual([
      undefined,
      3,
      undefined,
    ])
  })

  test('waits for what that one waits for', () => {
    const middle = { type: 'accordion', id: 'middle', source: { section: '/visit#questions' } } as Section
    const last = { type: 'accordion', source: { section: '/#middle' } } as Section
    const site = garden([hello, middle, last], [visit(questions({ starts: '2027-01-29' }))])
    for (const at of [before, during]) expect(mistakes(site, at)).toEqual([])
    expect(checkSite(sourcesOf(site), { at: before }).site?.pages[0]?.sections).toHaveLength(1)
  })

  test('has those of the one that is there now, where two of one id take turns', () => {
    const [old, now] = [{ ends: '2027-01-29' }, { starts: '2027-01-30', items: answers.slice(1) }]
    const other = visit(questions(old))
    const site = garden([hello, list], [{ ...other, sections: [...other.sections, questions(now)] }])
    for (const at of [before, during]) expect(mistakes(site, at)).toEqual([])
    expect([before, during].map((at) => headings(site, { section: 1, at })?.length)).toEqual([3, 2])
  })

  test('is a circle also before it begins', () => {
    const back = { type: 'accordion', id: 'questions', starts: '2027-01-29', source: { section: '/#list' } } as Section
    const site = garden([hello, { ...list, id: 'list' }], [visit(back)])
    expect(mistakes(site, before)).toEqual(mistakes(site, during))
    expect(mistakes(site, before)[0]).toContain('from each other')
  })
})

describe('a page that only a list leads to', () => {
  test('is no orphan, whether it is to come, is there, or has been', () => {
    const site = garden([hello, tiles(all)], [always, also, short])
    for (const at of [before, during, after]) expect(said(checkSite(sourcesOf(site), { at }).diagnostics)).toEqual([])
  })

  test('is left by the list when it ends, unlike by a link', () => {
    const link: Section = { ...hello, actions: [{ label: 'Sow cress', href: '/notes/cress' }] }
    expect(mistakes(garden([link, tiles(all)], [always, also, short]), during)).toHaveLength(1)
    expect(mistakes(garden([hello, tiles(all)], [always, also, short]), during)).toEqual([])
  })
})
