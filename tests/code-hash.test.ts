import path from 'node:path'
import { expect, test } from 'vitest'
import { codeHash, codeHashOf } from '../src/code-hash.ts'
import { root } from '../src/root.ts'

test('where nothing can be kept, as on a disk that is full or may only be read, the code has its name all the same', () => {
  expect(codeHashOf(path.join(root, 'package.json/none'))).toBe(codeHash())
})
