import { expect, test } from 'vitest'
import { all, html } from './render.ts'

const named = (count: number) => Array.from({ length: count }, (_, index) => ({ heading: `Name ${index}` }))

test('names are entries of one list, and no headings', () => {
  const drawn = html({ type: 'logos', heading: 'What we keep to', items: named(3) })
  expect(drawn.match(/<li>/g)).toHaveLength(3)
  expect(all(drawn, /<(h\d)/g)).toEqual(['h2'])
})

test.each([
  [2, '2'],
  [5, '5'],
  [6, '6'],
  [7, '4'],
  [8, '4'],
  [9, '5'],
  [12, '6'],
])('%i names stand in rows of %s', (count, columns) => {
  expect(all(html({ type: 'logos', items: named(count) }), /data-columns="(\d)"/g)).toEqual([columns])
})

test('a picture stands in the place of the letters, which are still heard', () => {
  const image = { src: '/images/harbour.svg', decorative: true } as const
  const drawn = html({ type: 'logos', items: [{ heading: 'Harbour Wheels', image }, { heading: 'Bay Ferries' }] })
  expect(all(drawn, /<strong class="([^"]*)">/g)).toEqual(['heard', 'name'])
  expect(drawn).toMatch(/<img alt="".*Harbour Wheels/)
})

test('a picture is never cropped, so that nothing has to be kept in sight', () => {
  const image = { src: '/images/harbour.svg', decorative: true, focus: { x: 75, y: 40 } } as const
  const drawn = html({ type: 'logos', items: [{ heading: 'Harbour Wheels', image }, { heading: 'Bay Ferries' }] })
  expect(drawn).toContain('<img')
  expect(drawn).not.toContain('object-position')
})

test('a name whose link has no label is the link', () => {
  const items = [{ heading: 'Bay Ferries', link: { href: '/bay' } }, { heading: 'Fair Repair' }]
  expect(html({ type: 'logos', items }, { base: '/sub' })).toContain('<a href="/sub/bay">Bay Ferries</a>')
})
