import { expect, test, vi } from 'vitest'
import { SourceFile } from '../../src/content/read/source-file.ts'

const right = Buffer.from('{ "path": "/" }')
const wrong = Buffer.from('{ "path": }')

test('a file that is right holds its value alone: who looks into it has it read again', () => {
  const again = vi.fn(() => right)
  const file = new SourceFile('page.json', right).lettingGo(again)
  expect(file.parsed.value).toEqual({ path: '/' })
  expect(again).not.toHaveBeenCalled()
  expect(file.text).toBe('{ "path": "/" }')
  expect(again).toHaveBeenCalledOnce()
})

test('a file with a mistake is told of as it was read', () => {
  const file = new SourceFile('page.json', wrong).lettingGo(() => right)
  expect(file.parsed.problems).toHaveLength(1)
  expect(file.text).toBe('{ "path": }')
})

test('a line of a large file is decoded alone, as far as somebody asks', () => {
  const text = 'eins\r\nzwölf € 😀 Körbe, und mehr\n\nende'
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''))
  const file = () => new SourceFile('page.json', Buffer.from(text))
  for (const [index, line] of lines.entries()) {
    expect(file().line(index + 1, Number.POSITIVE_INFINITY)).toBe(line)
    for (const letters of [1, 4, 7, 9])
      expect(
        file()
          .line(index + 1, letters)
          .slice(0, letters),
      ).toBe(line.slice(0, letters))
    const decoded = file()
    expect(decoded.text).toBe(text)
    expect(decoded.line(index + 1, 1)).toBe(line)
  }
  expect(file().line(9, 1)).toBe('')
})
