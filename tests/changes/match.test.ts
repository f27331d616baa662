import { expect, test } from 'vitest'
import { alikeAmong } from '../../src/changes/match/likeness.ts'
import { matchLists, movedIn } from '../../src/changes/match/lists.ts'
import { canonical, isSame } from '../../src/changes/match/same.ts'
import { chance } from '../content/chance.ts'
import { times } from '../times.ts'
import { workOf } from '../work-of.ts'

/** What became of each entry of a list before: its place after. */
function became(before: readonly unknown[], after: readonly unknown[]): Record<number, number> {
  return Object.fromEntries(matchLists(before, after).pairs.map((pair) => [pair.before, pair.after]))
}

function moved(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  return [...movedIn(matchLists(before, after))].map((index) => after[index])
}

test('the order of fields says nothing', () => {
  const [one, other] = [
    { a: 1, b: [{ c: 2, d: 3 }] },
    { b: [{ d: 3, c: 2 }], a: 1 },
  ]
  expect(isSame(one, other)).toBe(true)
  expect(canonical(one)).toBe(canonical(other))
  expect(isSame(one, { ...other, e: undefined })).toBe(false)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame(null, {})).toBe(false)
})

test('a name says which is which, whatever else has changed', () => {
  const before = [
    { id: 'a', heading: 'Repairs' },
    { id: 'b', heading: 'Sales' },
  ]
  const after = [
    { id: 'b', heading: 'Repairs' },
    { id: 'a', heading: 'Something new' },
  ]
  expect(became(before, after)).toEqual({ 0: 1, 1: 0 })
})

test('without a name it is what it is called, or what is in it', () => {
  const before = [
    { heading: 'Repairs', text: 'Most are done within the hour.' },
    { heading: 'Sales', text: 'Bicycles for all who ride to work.' },
    { heading: 'Lessons', text: 'Every Saturday at ten in the park.' },
  ]
  const after = [
    { heading: 'Courses', text: 'Every Saturday at eleven in the park.' },
    { heading: 'Repairs', text: 'Please call us.' },
  ]
  expect(matchLists(before, after)).toEqual({
    pairs: [
      { before: 2, after: 0 },
      { before: 0, after: 1 },
    ],
    removed: [1],
    added: [],
  })
})

test('what stands in the same place became another only when something of it stayed', () => {
  expect(became(['First', 'Open all day', 'Last'], ['First', 'Open at night', 'Last'])).toEqual({ 0: 0, 1: 1, 2: 2 })
  expect(became(['First', 'Open all day', 'Last'], ['First', 'Free coffee', 'Last'])).toEqual({ 0: 0, 2: 2 })
})

test('of entries that are the same, as many as possible stay', () => {
  const x = { type: 'quote', text: 'Twice the same' }
  expect(moved([x, 'a', x, 'b'], ['a', x, 'b', x])).toHaveLength(1)
  expect(moved([x, x, 'a'], [x, x, 'a'])).toEqual([])
})

test('one entry that was moved is one move', () => {
  const pick = chance(1)
  for (let round = 0; round < times(200); round++) {
    const before = Array.from({ length: 2 + pick(12) }, () => ({
      heading: `Entry ${pick(8)}`,
      text: `Text ${pick(3)}`,
    }))
    const from = pick(before.length)
    const rest = before.toSpliced(from, 1)
    const after = rest.toSpliced(pick(before.length), 0, ...before.slice(from, from + 1))
    expect(moved(before, after).length).toBe(isSame(before, after) ? 0 : 1)
  }
})

test('a thousand entries that are all others take less than a second of work', () => {
  const list = (word: string) =>
    Array.from({ length: 1000 }, (_, index) => ({ heading: `The ${word} ${index}`, text: `About the ${word}${index}` }))
  let pairs: unknown[] = []
  expect(workOf(() => ({ pairs } = matchLists(list('tree'), list('house'))))).toBeLessThan(1000)
  expect(pairs.length).toBeLessThanOrEqual(1000)
})

test('three thousand entries that all moved take less than half a second of work', () => {
  const before = Array.from({ length: 3000 }, (_, index) => ({ path: `/${index}` }))
  let pairs: unknown[] = []
  expect(workOf(() => ({ pairs } = matchLists(before, before.toReversed())))).toBeLessThan(500)
  expect(pairs).toHaveLength(3000)
})

test('what has more in common comes first', () => {
  const found = alikeAmong(['a b c d', 'x y'], ['a b c e', 'a b c d f'])
  expect(found.map(({ before, after }) => [before, after])).toEqual([
    [0, 1],
    [0, 0],
  ])
})
