import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeLines, writeWhole } from '../../src/disk/whole-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sectile-lines-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each<[string, string[]]>([
  ['none', []],
  ['an empty one', ['']],
  ['empty ones among others', ['', 'one', '', 'two', '']],
  ['many', Array.from({ length: 5000 }, (_, index) => `${'ä€😀'.repeat(index % 200)} ${index}`)],
  ['long ones', ['a', '€'.repeat(300_000), 'b', 'ä'.repeat(131_071), 'c'.repeat(87_381), 'd']],
])('lines are written as they are: %s', (_, lines) => {
  const file = path.join(folder, 'file')
  writeLines(file, lines)
  expect(readFileSync(file, 'utf8') === lines.join('\n')).toBe(true)
  expect(readdirSync(folder)).toEqual(['file'])
})

test('of lines that cannot be made nothing is put in place', () => {
  function* lines(): Generator<string> {
    yield 'one'
    throw new Error('no more')
  }
  expect(() => writeLines(path.join(folder, 'file'), lines())).toThrow('no more')
  expect(readdirSync(folder)).toEqual([])
})

test('of what cannot be put in place nothing stays beside it', async () => {
  const file = path.join(folder, 'file')
  mkdirSync(file)
  await expect(writeWhole(file, 'text')).rejects.toThrow()
  expect(() => writeLines(file, ['text'])).toThrow()
  expect(readdirSync(folder)).toEqual(['file'])
})
