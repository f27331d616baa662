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
