import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sectionTypes } from '../../scripts/lib/section-types.ts'
import { root } from '../../src/root.ts'
import { guide } from './guide.ts'

const types = sectionTypes()
const [, chapter = ''] = guide.split(/\n## Which section for what\?\n|\n## (?=Voices)/)
const pictureOf = (type: string) => path.join(root, `docs/pictures/${type}.webp`)

test('the guide says of each section type what it is good for, once, beside its picture', () => {
  const told = Array.from(
    chapter.matchAll(/^\|[^|]*\| `([\w-]+)` +\| \w[^|]{20,}\| !\[[^\]]+\]\(pictures\/([\w-]+)\.webp\) +\|$/gm),
    ([, type, picture]) => [type, picture],
  )
  expect(told.sort()).toEqual(types.map((type) => [type, type]))
})

test.for(types)('%s has a small picture: npm run pictures makes it', (type) => {
  expect(existsSync(pictureOf(type))).toBe(true)
  expect(statSync(pictureOf(type)).size).toBeLessThanOrEqual(8000)
})

test('all pictures together are light', () => {
  expect(types.reduce((sum, type) => sum + statSync(pictureOf(type)).size, 0)).toBeLessThanOrEqual(200_000)
})
