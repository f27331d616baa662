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

test('two buttons that say the same are told wherever one chooses, for only the first could be', () => {
  const told = (at: string) => [
    `/pages/0/sections/1/${at}\nTwo buttons of this section say "Car", and what stands behind this one could not be shown.\nGive it words of its own, or make one of the two.`,
  ]
  expect(saidOf(list(undefined, 'Car', 'Lorry', 'Car'))).toEqual(told('groups/2/label'))
  expect(saidOf({ type: 'accordion', groups: groupsOf(['Car', 'Car']) })).toEqual(told('groups/1/label'))
  const items = [
    { heading: 'Car', body: 'B' },
    { label: 'Car', heading: 'A trailer, too', body: 'BE' },
  ]
  expect(saidOf({ type: 'tabs', items })).toEqual(told('items/1/label'))
})

test('what stands in the address is told apart there', () => {
  expect(saidOf(list(undefined, 'C#', 'C++', '★', '★★'))).toEqual([])
  expect(saidOf(list('kind', 'Class A', 'Class B', 'Über 18', '★'))).toEqual([])
  expect(saidOf(list('kind', 'C#', '★', 'C++', '★★'))).toEqual([
    '/pages/0/sections/1/groups/2/label\nIn the address "C++" is "c", as "C#" is: who opens it would see that.\nWrite other words, such as "C sharp" for "C#", or leave "parameter" out.',
    '/pages/0/sections/1/groups/3/label\nIn the address "★★" is "", as "★" is: who opens it would see that.\nWrite other words, such as "C sharp" for "C#", or leave "parameter" out.',
  ])
})

test('topics: two that visitors would read alike are told, for lists are chosen from by them', () => {
  const topics = [
    { name: 'car', label: 'Car' },
    { name: 'van', label: 'Car' },
  ]
  expect(
    saidBy('topics', aSite([aPage([{ type: 'hero', heading: 'Learn to drive' }])], { settings: { topics } })),
  ).toEqual([
    '/site/topics/1/label\nVisitors would read "Car" for two topics, "car" and "van".\nGive one of them another label.',
  ])
})
