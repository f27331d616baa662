import { describe, expect, test } from 'vitest'
import type { Section } from '../../../src/generated/types.ts'
import { aPage } from '../a-site.ts'
import { drawn, garden, headings, mistakes, note } from './a-garden.ts'

const answers = ['When do you open?', 'May I bring a dog?', 'Is there a shop?'].map((heading) => ({
  heading,
  body: `Yes: ${heading.toLowerCase()}`,
}))
const faq = (section: object) =>
  aPage([{ type: 'hero', heading: 'Questions' }, section as Section], {
    path: '/faq',
    title: 'Questions and their answers',
    description: 'What visitors of the garden ask most, and what we tell them at the gate.',
  })
const from = (section: string, more: object = {}) => ({ type: 'accordion', source: { section, ...more } }) as Section

describe('entries of another section', () => {
  test('stand in two places and are written once', () => {
    const site = garden(
      [from('/faq#questions', { limit: 2 })],
      [faq({ type: 'accordion', id: 'questions', items: answers })],
    )
    expect(mistakes(site)).toEqual([])
    expect(drawn(site)).toEqual(answers.slice(0, 2))
  })

  test('come from all groups of it', () => {
    const groups = [
      { label: 'Visits', items: answers.slice(0, 2) },
      { label: 'Shop', items: answers.slice(2) },
    ]
    const site = garden([from('/faq#accordion')], [faq({ type: 'accordion', groups })])
    expect(mistakes(site)).toEqual([])
    expect(headings(site)).toEqual(answers.map(({ heading }) => heading))
  })

  test('keep their ids at home, and links to places on their page lead back there', () => {
    const items = [
      {
        id: 'dogs',
        heading: 'May I bring a dog?',
        body: 'See [the shop](#shop), *[too](#shop)*.',
        link: { label: 'Find the shop', href: '#shop' },
      },
      { id: 'shop', heading: 'Is there a shop?', body: 'Yes.' },
    ]
    const site = garden([from('/faq#accordion')], [faq({ type: 'accordion', items })])
    expect(mistakes(site)).toEqual([])
    expect(drawn(site)).toEqual([
      {
        heading: 'May I bring a dog?',
        body: 'See [the shop](/faq#shop), *[too](/faq#shop)*.',
        link: { label: 'Find the shop', href: '/faq#shop' },
      },
      { heading: 'Is there a shop?', body: 'Yes.' },
    ])
  })

  test('lead back to their page also where a variable is the address', () => {
    const items = [
      { heading: 'May I bring a dog?', body: 'See [the shop]({shop}), rule #1, or [this]( <#{name}> ).' },
      { id: 'shop', heading: 'Is there a shop?', body: 'Yes.', link: { label: 'Find the shop', href: '{shop}' } },
    ]
    const site = garden([from('/faq#accordion')], [faq({ type: 'accordion', items })], {
      variables: { shop: '#shop', name: 'shop' },
    })
    expect(drawn(site)).toEqual([
      { heading: 'May I bring a dog?', body: 'See [the shop](/faq#shop), rule #1, or [this]( </faq#shop> ).' },
      { heading: 'Is there a shop?', body: 'Yes.', link: { label: 'Find the shop', href: '/faq#shop' } },
    ])
  })

  test('may come from where pages become entries', () => {
    const notes = [note('moss', { day: '2025-03-01' }), note('fern', { day: '2025-05-01' })]
    const list = { type: 'tile-grid', id: 'notes', heading: 'Notes', source: { pages: '/notes/*' } }
    const tiles = { type: 'tile-grid', heading: 'Some', source: { section: '/faq#notes' } } as Section
    const site = garden([tiles], [faq(list), ...notes])
    expect(mistakes(site)).toEqual([])
    expect(headings(site)).toEqual(['A note about fern', 'A note about moss'])
  })
})

describe('a section that is named', () => {
  const told = (section: string, more: object = {}) =>
    mistakes(garden([from(section, more)], [faq({ type: 'accordion', id: 'questions', items: answers })]))

  test('has to be there, and to have entries', () => {
    expect(told('/fap#questions')).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/section  sources
      There is no page /fap. Did you mean /faq?
      A section is named by its page and its id, for example "/visit#questions".",
      ]
    `)
    expect(told('/faq#question')).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/section  sources
      On /faq there is no section "question". Did you mean "questions"?
      There are: "hero", "questions".",
      ]
    `)
    expect(told('/faq#hero')).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/section  sources
      The section /faq#hero (hero) has no entries.
      Only sections with "items" or "groups" have some to give.",
      ]
    `)
    expect(told('/faq')).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/section  schema
      "section" cannot be "/faq".
      A section is named by its page and its id, for example "/visit#questions".",
      ]
    `)
  })

  test('has no pages beside it', () => {
    expect(told('/faq#questions', { pages: '/notes/*' })).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/pages  sources
      "pages" is about pages: beside "section" it says nothing.
      Entries of a section keep its order. Only "limit", "perPage" and "empty" stand beside it.",
      ]
    `)
  })

  test('does not take its entries from where it gives them', () => {
    const circle = garden([{ ...from('/faq#questions'), id: 'some' }], [faq({ ...from('/#some'), id: 'questions' })])
    expect(mistakes(circle)).toMatchInlineSnapshot(`
      [
        "/pages/1/sections/1/source/section  sources
      These sections take their entries from each other: /#some → /faq#questions → /#some.
      Write the entries in one of them.",
      ]
    `)
    const behind = garden(
      [{ ...from('/faq#questions'), id: 'some' }, from('/#some')],
      [faq({ ...from('/#some'), id: 'questions' })],
    )
    expect(mistakes(behind)).toEqual(mistakes(circle))
    expect(mistakes(garden([{ ...from('/#own'), id: 'own' }], []))).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/0/source/section  sources
      These sections take their entries from each other: /#own → /#own.
      Write the entries in one of them.",
      ]
    `)
  })
})

test('a section gives no groups', () => {
  const list = { type: 'filter-list', source: { section: '/faq#questions' } } as Section
  const site = garden([list], [faq({ type: 'accordion', id: 'questions', items: answers })])
  expect(mistakes(site)).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/source/section  sources
    A section gives entries, and this list is made of groups.
    Put the source into one of the "groups".",
    ]
  `)
})

test('entries that do not fit are told at the source', () => {
  const slider = { type: 'hero-slider', source: { section: '/faq#questions' } } as Section
  const site = garden([slider], [faq({ type: 'accordion', id: 'questions', items: answers })])
  expect(mistakes(site)).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/source/section  sources
    An entry from there does not fit here: "text" is missing in a slide.
    One or two sentences. Example: "Every half hour, all year round."",
      "/pages/0/sections/0/source/section  sources
    An entry from there does not fit here: "image" is missing in a slide.
    The picture of the slide. Example: { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" }",
    ]
  `)
})

test('tiles that lead somewhere become answers that do', () => {
  const tile = { heading: 'The shop', text: 'Seeds and tools.', link: { href: '/faq' } }
  const labelled = { ...tile, link: { label: 'See the shop', href: '/faq' } }
  const shop = { type: 'tile-grid', id: 'shop', items: [tile, labelled] }
  const site = garden([from('/faq#shop')], [faq(shop)])
  expect(mistakes(site)).toEqual([])
  expect(drawn(site)?.map(({ link }) => link?.label)).toEqual(['The shop', 'See the shop'])
})

test('pages become answers that lead to them', () => {
  const pages = [note('moss', { entry: { label: 'Read about moss' } }), note('fern')]
  const site = garden([{ type: 'accordion', source: { pages: '/notes/*' } }], pages)
  expect(mistakes(site)).toEqual([])
  expect(drawn(site)?.map(({ link }) => link)).toEqual([
    { label: 'A note about fern', href: '/notes/fern' },
    { label: 'Read about moss', href: '/notes/moss' },
  ])
})

test('a group may have a source of its own', () => {
  const list = {
    type: 'filter-list',
    groups: [
      { label: 'Notes', source: { pages: '/notes/*' } },
      { label: 'Others', items: [{ heading: 'By hand' }], source: { pages: '/notes/moss' } },
      { label: 'None', source: { pages: '/none/*', empty: 'hide' } },
    ],
  } as Section
  const site = garden([list], [note('moss'), note('fern')])
  expect(mistakes(site)).toEqual([])
  expect(mistakes(garden([{ type: 'accordion', groups: [], source: { pages: '/notes/*' } }], []))).toHaveLength(1)
  const both = {
    type: 'accordion',
    groups: [
      { label: 'One', items: answers },
      { label: 'Two', items: answers },
    ],
    source: { pages: '/notes/*' },
  }
  expect(mistakes(garden([both as Section], [note('moss')]))).toMatchInlineSnapshot(`
    [
      "/pages/0/sections/0/source  sources
    This section has both "groups" and a "source".
    Move "source" into one of the groups, or remove one of the two.",
    ]
  `)
})
