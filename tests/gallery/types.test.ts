import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exampleName, types } from '../../src/gallery/types.ts'
import { root } from '../../src/root.ts'

test('all types of the union are in the gallery', () => {
  const union = JSON.parse(readFileSync(path.join(root, 'schemas/section.schema.json'), 'utf8')) as {
    oneOf: { $ref: string }[]
  }
  expect(types.map(({ file }) => file).sort()).toEqual(union.oneOf.map(({ $ref }) => $ref).sort())
})

test('examples have names', () => {
  expect([0, 1, 2].map(exampleName)).toEqual(['Minimal example', 'Full example', 'Example 3'])
})
