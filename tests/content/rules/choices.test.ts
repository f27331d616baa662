import { expect, test } from 'vitest'
import type { Section } from '../../../src/generated/types.ts'
import { aPage, aSite, saidBy } from '../a-site.ts'

const saidOf = (...sections: Section[]) =>
  saidBy('choices', aSite([aPage([{ type: 'hero', heading: 'Learn to drive' }, ...sections])]))
const groupsOf = (labels: string[]) => labels.map((label) => ({ label, items: [{ heading: 'May I?', body: 'Yes.' }] }))
const list = (parameter: string | undefined, ...labels: string[]): Section => ({
  type: 'filter-list',
  ...(parameter !== undefined && { parameter }),
  groups: groupsOf(labels),
})

test('two buttons that say the same are told wherever one chooses', () => {
  const told = (at: string) => [
    `/pages/0/sections/1/${at} (warning)\nTwo buttons of this section say "Car": nobody knows which one to press.\nGive one of them other words, or make one of the two.`,
  ]
  expect(saidOf(list(undefined, 'Car', 'Lorry', 'Car'))).toEqual(told('groups/2/label'))
  expect(saidOf({ type: 'accordion', groups: groupsOf(['Car', 'Car']) })).toEqual(told('groups/1/label'))
  const items = [
    { heading: 'Car', body: 'B' },
    { label: 'Car', heading: 'A trailer, too', body: 'BE' },
  ]
  expect(saidOf({ type: 'tabs', items })).toEqual(told('items/1/label'))
})

test('topics: two that visitors would read alike are told, for lists are chosen from by them', () => {
  const topics = [
    { name: 'car', label: 'Car' },
    { name: 'van', label: 'Car' },
  ]
  expect(
    saidBy('topics', aSite([aPage([{ type: 'hero', heading: 'Learn to drive' }])], { settings: { topics } })),
  ).toEqual([
    '/site/topics/1/label (warning)\nVisitors would read "Car" for two topics, "car" and "van".\nGive one of them another label.',
  ])
})
