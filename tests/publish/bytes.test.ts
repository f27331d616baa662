import { expect, test } from 'vitest'
import { Bytes } from '../../src/publish/second-thread/bytes.ts'

test('texts stand end to end, each where and as long as it was said', () => {
  const bytes = new Bytes()
  const texts = ['one ', '– zwölf 😀', '']
  const parts = texts.map((text) => bytes.add(text))
  expect(parts.map(({ length }) => length)).toEqual([4, 15, 0])
  expect(parts.map((part) => bytes.textOf(part))).toEqual(texts)
  expect(bytes.length).toBe(19)
  expect(Buffer.from(bytes.take()).toString()).toBe('one – zwölf 😀')
  bytes.add('two')
  expect(Buffer.from(bytes.take()).toString()).toBe('two')
})

test('there is room for more than was thought of', () => {
  const bytes = new Bytes()
  const [first, second] = ['ä'.repeat(900_000), '–'.repeat(900_000)]
  bytes.add(first)
  bytes.add(second)
  expect(Buffer.from(bytes.take()).equals(Buffer.from(first + second))).toBe(true)
})
