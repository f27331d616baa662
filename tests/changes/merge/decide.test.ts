import { expect, test } from 'vitest'
import { takeTheirs } from '../../../src/changes/merge/decide.ts'
import type { NumberedConflict } from '../../../src/content/read/undecided.ts'

const conflicts: NumberedConflict[] = [
  { number: 1, at: '/list', kind: 'removed-here', base: 'f', theirs: 'F' },
  { number: 2, at: '/list/0', kind: 'changed', base: 'a', ours: 'A', theirs: 'E' },
  { number: 3, at: '/list/1', kind: 'removed-there', base: 'b', ours: 'B' },
  { number: 4, at: '/list/2/text', kind: 'changed', base: 'c', ours: 'C', theirs: 'D' },
]
const text = '{ "list": ["A", "B", { "text": "C" }] }'
const chosen = (...numbers: number[]) => conflicts.filter(({ number }) => numbers.includes(number))

test('what is left is where it went when an entry before it goes', () => {
  const { text: now, left } = takeTheirs(text, conflicts, chosen(3))
  expect(now).toBe('{ "list": ["A", { "text": "C" }] }')
  expect(left.map(({ number, at }) => [number, at])).toEqual([
    [1, '/list'],
    [2, '/list/0'],
    [4, '/list/1/text'],
  ])
  expect(takeTheirs(now, left, left.slice(2)).text).toBe('{ "list": ["A", { "text": "D" }] }')
})

test('all of them', () => {
  expect(takeTheirs(text, conflicts, conflicts)).toEqual({ text: '{ "list": ["E", { "text": "D" }, "F"] }', left: [] })
})

test('what comes back to one list does so in the order that it had', () => {
  const back = ['F', 'G', 'H'].map(
    (theirs, index): NumberedConflict => ({ number: index + 1, at: '/list', kind: 'removed-here', base: 'f', theirs }),
  )
  expect(takeTheirs('{ "list": ["A"] }', back, back).text).toBe('{ "list": ["A", "F", "G", "H"] }')
})

test('what comes back to a list does so where it was, and what is left is where it went', () => {
  const all: NumberedConflict[] = [
    { number: 1, at: '/list', kind: 'removed-here', place: 0, base: 'f', theirs: 'F' },
    { number: 2, at: '/list', kind: 'removed-here', place: 1, base: 'g', theirs: 'G' },
    { number: 3, at: '/list', kind: 'removed-here', place: 1, base: 'h', theirs: 'H' },
    ...conflicts.slice(1).map((conflict) => ({ ...conflict, number: conflict.number + 2 })),
  ]
  expect(takeTheirs(text, all, all).text).toBe('{ "list": ["F", "E", "G", "H", { "text": "D" }] }')
  let [now, left] = [text, all]
  for (const number of [5, 2, 1, 6, 3, 4])
    ({ text: now, left } = takeTheirs(
      now,
      left,
      left.filter((one) => one.number === number),
    ))
  expect(left).toEqual([])
  expect(now).toBe('{ "list": ["F", "E", "G", "H", { "text": "D" }] }')
})

test('what has changed since is refused', () => {
  expect(() => takeTheirs(text.replace('"A"', '"Z"'), conflicts, chosen(2))).toThrow('changed since the merge')
})

test.each(['moved', 'unmerged'] as const)(
  'what only a person can decide is refused, and no words for it are put there: %s',
  (kind) => {
    const conflict: NumberedConflict = { number: 1, at: '/list/0', kind, ours: 'A', theirs: 'below "B"' }
    expect(() => takeTheirs(text, [conflict], [conflict])).toThrow('this has to be done by hand.')
  },
)

test.each([
  ['a field', '{}'],
  ['a list', '{ "list": "A" }'],
])('an entry does not come back where %s is gone', (_, now) => {
  const back: NumberedConflict[] = [{ number: 1, at: '/list', kind: 'removed-here', place: 0, base: 'f', theirs: 'F' }]
  expect(() => takeTheirs(now, back, back)).toThrow('this has changed since the merge')
})
