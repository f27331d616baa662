import { expect, test } from 'vitest'
import { listed } from '../../src/publish/weights/index.ts'

const page = (index: number, size: number) => ({
  path: `/${index}`,
  name: `${index}/index.html`,
  size,
  css: 0,
  script: 0,
})

test('of many pages the ten largest are listed, the largest first, and of the same size those that come first', () => {
  for (const sizes of [[900, 1000], [5], [3, 1, 2], [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]]) {
    const pages = Array.from({ length: 50 }, (_, index) => page(index, sizes[index % sizes.length] ?? 0))
    expect(listed(pages)).toEqual(pages.toSorted((a, b) => b.size - a.size).slice(0, 10))
  }
})

test('of few pages all are listed, in their order', () => {
  const pages = [page(0, 1), page(1, 3), page(2, 2)]
  expect(listed(pages)).toEqual(pages)
})
