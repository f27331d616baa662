import { expect, test } from 'vitest'
import { became } from '../../src/preview/became.ts'

test.for<[string, string, string, (number | undefined)[]]>([
  ['what has its name is the same, wherever it stands', 'a b c', 'c x a b', [2, 3, 0]],
  ['what has another name stands where it stood', 'a b c', 'a B c', [0, 1, 2]],
  ['also beside something new', 'a b c', 'new a B c', [1, 2, 3]],
  ['the first and the last have neighbours too', 'a b', 'A b', [0, 1]],
  ['several that were renamed together keep their order', 'a b c d', 'a B C d', [0, 1, 2, 3]],
  ['what is gone has become nothing', 'a b c', 'a c', [0, undefined, 1]],
  ['of two with one name each is itself', 'a a b', 'a a b', [0, 1, 2]],
  ['also when the first becomes another', 'a a', 'A a', [0, 1]],
  ['or the last', 'a a', 'a A', [0, 1]],
  ['or when something comes before them', 'a a b', 'new a a b', [1, 2, 3]],
])('%s', ([, before, after, expected]) => {
  const names = (text: string) => text.split(' ')
  expect(became(names(before), names(after))).toEqual(expected)
})
