import { expect, test, vi } from 'vitest'
import { SourceFile, type Sources } from '../../src/content/read/source-file.ts'
import { isUnfinished } from '../../src/preview/sources.ts'

function withConfig(text: string): Sources {
  return { config: new SourceFile('pages.json', Buffer.from(text)), includes: [], publicFiles: new Set() }
}

test('a config without an end is unfinished until it is found so again', () => {
  const half = withConfig('{ "pages": [')
  expect(isUnfinished(half, null)).toBe(true)
  expect(isUnfinished(half, withConfig('{ "pages": [] }'))).toBe(true)
  expect(isUnfinished(half, withConfig('{ "pages": ['))).toBe(false)
  expect(isUnfinished(withConfig('{ "pages": [] }'), half)).toBe(false)
})

test('to see that a config is unfinished, the text before is not put together', () => {
  const before = withConfig('{ "pages": [] }')
  const text = vi.spyOn(before.config, 'text', 'get')
  expect(isUnfinished(withConfig(''), before)).toBe(true)
  expect(text).not.toHaveBeenCalled()
})
