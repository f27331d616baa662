import { expect, test } from 'vitest'
import { merge } from '../../../src/changes/merge/merge.ts'

const page = {
  path: '/about',
  title: 'About us',
  description: 'Who bakes here.',
  topics: ['bread', 'people'],
  sections: [
    { type: 'hero', heading: 'About the bakery', text: 'Four bakers, one oven.' },
    { type: 'quote', text: 'The best crust in town.', name: 'Ada' },
    { type: 'stats', items: [{ figure: '12', heading: 'loaves' }] },
  ],
}
type Page = typeof page & { image?: string }

/** What becomes of a page that two people put into a file of the same name, each with changes. */
function merged(ours: (page: Page) => unknown, theirs: (page: Page) => unknown) {
  const text = (change: (page: Page) => unknown) => {
    const copy: Page = structuredClone(page)
    change(copy)
    return JSON.stringify(copy, null, 2)
  }
  const outcome = merge({ base: null, ours: text(ours), theirs: text(theirs) })
  return { page: JSON.parse(outcome.text) as Page, conflicts: outcome.conflicts }
}
const section = (page: Page, index: number) => page.sections[index] ?? {}
const faq = { type: 'accordion', heading: 'Questions' } as unknown as Page['sections'][number]

test('what only one has is there, and what says different things is told where it stands', () => {
  const { page, conflicts } = merged(
    (page) => Object.assign(section(page, 0), { heading: 'About us all' }),
    (page) => {
      page.image = '/images/oven.svg'
      page.topics.push('cake')
      page.sections.push(faq)
      Object.assign(section(page, 1), { name: 'Ada Harper' })
    },
  )
  expect(page).toMatchObject({ image: '/images/oven.svg', topics: ['bread', 'people', 'cake'] })
  expect(page.sections.map(({ type }) => type)).toEqual(['hero', 'quote', 'stats', 'accordion'])
  expect(conflicts).toEqual([
    { at: '/sections/0/heading', kind: 'added', ours: 'About us all', theirs: 'About the bakery' },
    { at: '/sections/1/name', kind: 'added', ours: 'Ada', theirs: 'Ada Harper' },
  ])
})

test('a section that one has at another place, or not, is there once', () => {
  const move = (page: Page) => page.sections.unshift(...page.sections.splice(2, 1))
  const remove = (page: Page) => page.sections.splice(1, 1)
  for (const { page, conflicts } of [merged(move, remove), merged(remove, move)]) {
    expect(page.sections.map(({ type }) => type).sort()).toEqual(['hero', 'quote', 'stats'])
    expect(conflicts.filter(({ kind }) => kind !== 'moved')).toEqual([])
  }
})

test('texts of a list that were written anew are told as a whole', () => {
  const { page, conflicts } = merged(
    ({ topics }) => topics.splice(0, 1, 'rye'),
    () => undefined,
  )
  expect(page.topics).toEqual(['rye', 'people'])
  expect(conflicts).toMatchObject([{ at: '/topics', kind: 'added' }])
})

test('of two pages nothing is mixed', () => {
  const { page, conflicts } = merged(
    () => undefined,
    (page) => Object.assign(page, { path: '/team', image: '/images/team.svg' }),
  )
  expect(page).not.toHaveProperty('image')
  expect(conflicts).toMatchObject([{ at: '', kind: 'changed' }])
})
