import { expect, test } from 'vitest'
import { Recent } from '../../src/preview/recent.ts'

test('of more things than there is room for, the one that nobody has asked for longest is forgotten', () => {
  const recent = new Recent<number>(2)
  recent.set('a', 1)
  recent.set('b', 2)
  expect(recent.get('a')).toBe(1)
  recent.set('c', 3)
  expect(['a', 'b', 'c'].map((name) => recent.get(name))).toEqual([1, undefined, 3])
  expect(recent.size).toBe(2)
})
