import { expect, test } from 'vitest'
import { mayRepeatNames } from '../../src/content/json/repeats.ts'

const may = (text: string) => mayRepeatNames(Buffer.from(text))

test.for([
  '{"a": 1, "a": 2}',
  '{"a": {"b": 1}, "c": [{"b": 1}, 2], "a": 3}',
  '[{"x": "x"}, {"x": {"y": [], "y": {}}}]',
  '{"é": 1,\n"b": [1, 2],\t"é" : 2}',
  '\ufeff{"a": 1, "a": 2}',
])('a name twice in one object is seen: %s', (text) => {
  expect(may(text)).toBe(true)
})

test.for([
  '{}',
  '"a"',
  '{"a": "a", "b": "a"}',
  '{"a": {"a": {"a": 1}}, "b": {"a": 2}}',
  '[{"a": 1}, {"a": 1}, "a", "a"]',
  '{"a": "\\"b\\": 1, \\"b\\": 2", "b": ["b", "b"], "c": "\\\\"}',
  '{"ab": 1, "ba": 2, "a b": 3, "": 4}',
])('the same name in different objects, or as a text, is no such thing: %s', (text) => {
  expect(may(text)).toBe(false)
})

test('a name with an escape is worth a closer look', () => {
  expect(may('{"a": 1, "\\u0061": 2}')).toBe(true)
})
