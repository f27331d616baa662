import { expect, test } from 'vitest'
import { Bytes } from '../../src/publish/bytes.ts'

test('texts stand end to end, each as long as it was said', () => {
  const bytes = new Bytes()
  expect([bytes.add('one '), bytes.add('– zwölf 😀'), bytes.add('')]).toEqual([4, 15, 0])
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
