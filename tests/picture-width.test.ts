import { expect, test } from 'vitest'
import { pictureWidth, usualColumns } from '../src/picture-width.ts'
import { examples } from './sections/examples.ts'
import { all, full, html } from './sections/render.ts'

/** Every image, in one form that the build made. */
const images = new Proxy(
  {},
  {
    get: (_, src) =>
      typeof src === 'string'
        ? { src, width: 640, height: 480, sources: [{ type: 'image/webp', srcset: `${src} 640w` }] }
        : undefined,
  },
)
const shown = examples.filter(({ section }) => html(section).includes('<picture>'))

test.each(shown)('$name: browsers are told of the width by which pictures are judged', ({ section }) => {
  const widths = all(html(section, { images }), / sizes="\(min-width: \d+em\) (\d+)rem/g)
  expect(new Set(widths)).toEqual(new Set([String(pictureWidth(section))]))
})

test('cards and tiles are as wide as their number leaves room', () => {
  const [item] = full('tile-grid').items
  if (!item) throw new Error('The example has no tile.')
  expect([2, 3, 4, 5].map((columns) => pictureWidth(full('tile-grid', { columns })))).toEqual([45, 30, 23, 18])
  expect(pictureWidth({ type: 'tile-grid', items: [item, item, item], look: 'list' })).toBe(38)
  expect(pictureWidth({ type: 'tile-grid', items: [item, item, item], look: 'bento' })).toBe(45)
  expect(pictureWidth({ type: 'tile-grid', items: [item, item, item] })).toBe(30)
})

test('of a hero the look decides', () => {
  const widths = (['split', 'bleed', 'editorial'] as const).map((look) => pictureWidth(full('hero', { look })))
  expect(widths).toEqual([36, 60, 75])
})

test('few items stand in one row, many in rows that come out even where they can', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16].map(usualColumns)).toEqual([1, 2, 3, 4, 5, 3, 3, 4, 3, 3, 4])
})
