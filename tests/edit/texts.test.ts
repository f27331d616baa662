import { expect, test } from 'vitest'
import { SourceFile } from '../../src/content/read/source-file.ts'
import { moved } from '../../src/edit/server/moves.ts'
import { moveOf } from '../../src/edit/server/texts.ts'

const text = '{ "a": "é⛵ one", "b": "two" }'
const before = SourceFile.written('pages.json', text)

test.each([
  [[{ offset: 8, length: 2, text: 'ü' }]],
  [
    [
      { offset: 24, length: 3, text: 'three' },
      { offset: 11, length: 3, text: '' },
    ],
  ],
  [[{ offset: text.length, length: 0, text: '\n' }]],
])('what became of an edited file leads from one text to the other: %j', (edits) => {
  const after = before.edited(edits)
  const move = moveOf({ path: before.path, before, after })
  expect(move && moved(text, move)).toBe(after.text)
  expect(after.bytes.toString()).toBe(after.text)
})

test('a file in which the same letters were put has not become another', () => {
  expect(moveOf({ path: '', before, after: before.edited([]) })).toBeUndefined()
  const same = before.edited([{ offset: 3, length: 1, text: 'a' }])
  expect(moveOf({ path: '', before, after: same })).toBeUndefined()
})
