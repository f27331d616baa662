import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

const two = [{ heading: 'Secure systems' }, { heading: 'Fast deployment' }]

test('each tile is an entry of a list, with its heading below that of the section', () => {
  const text = html(full('tile-grid'))
  expect(all(text, /<(ul|li) class="[^"]*(?:grid|tile)/g)).toEqual(['ul', 'li', 'li', 'li', 'li'])
  expect(all(text, /<(h\d)/g)).toEqual(['h2', 'h3', 'h3', 'h3', 'h3'])
})

test('without a heading of the section the tiles are headings in its place', () => {
  expect(all(html({ type: 'tile-grid', items: two }), /<(h\d)>/g)).toEqual(['h2', 'h2'])
})

test('links each tile by a link that says where it leads', () => {
  const text = html(full('tile-grid', { actions: [] }), { base: '/sub' })
  expect(text).toContain('href="/sub/">Read the promise</a>')
})

test('a figure is read as the beginning of its heading', () => {
  expect(html(full('tile-grid'))).toMatch(/<h3><span [^>]*>94% <\/span>Mended, not replaced<\/h3>/)
})

test('the colours of a tile are variables, for its parts to be drawn with', () => {
  expect(all(html(full('tile-grid')), / style="([^"]*)"/g)).toEqual(['--text:#24384a;--surface:#f2dfbd'])
})

test('a tile may have one of the tones of sections', () => {
  const text = html({ type: 'tile-grid', items: [{ heading: 'Dark', tone: 'dark' }, { heading: 'Usual' }] })
  expect(all(text, /<li ([^>]*)>/g)).toEqual(['class="card toned tile" data-tone="dark"', 'class="card tile"'])
})

test('a tile whose link has no label is linked by its heading', () => {
  const items = [{ heading: 'See it', link: { href: '/it' } }, { heading: 'Stay' }]
  expect(all(html({ type: 'tile-grid', items }, { base: '/sub' }), /<h2>(.*?)<\/h2>/g)).toEqual([
    '<a href="/sub/it">See it</a>',
    'Stay',
  ])
})

test('stands in as many columns as it has tiles, unless it says otherwise', () => {
  const columns = (fields: object) => all(html({ type: 'tile-grid', items: two, ...fields }), /data-columns="(\d)"/g)
  expect(columns({})).toEqual(['2'])
  expect(columns({ columns: 5 })).toEqual(['5'])
})

test('a checklist has a mark where there is no icon', () => {
  const marks = (look: 'cards' | 'list') => all(html({ type: 'tile-grid', items: two, look }), /<(svg)/g)
  expect(marks('list')).toHaveLength(2)
  expect(marks('cards')).toHaveLength(0)
})

test('in a bento grid the first tile is the largest, and the others fill what is left', () => {
  const text = html({ type: 'tile-grid', items: [...two, ...full('tile-grid').items.slice(0, 2)], look: 'bento' })
  expect(all(text, /<li ([^>]*)>/g).map((tag) => / data-span="(\w+)"/.exec(tag)?.[1])).toEqual([
    'large',
    'wide',
    undefined,
    undefined,
  ])
  expect(text).not.toContain('data-columns')
  expect(html({ type: 'tile-grid', items: two })).not.toContain('data-span')
})

test('in a bento grid each picture is as large as its tile asks for', () => {
  const items = full('tile-grid').items.map((item) => ({ ...item, image: { src: '/images/a.svg', alt: 'A bench' } }))
  const source = { type: 'image/avif', srcset: '/a.avif 640w' }
  const images = { '/images/a.svg': { src: '/a.svg', width: 640, height: 480, sources: [source] } }
  const text = html({ type: 'tile-grid', items, look: 'bento' }, { images })
  expect(all(text, / sizes="\(min-width: 62em\) (\d+)rem/g)).toEqual(['45', '23', '23', '23'])
})
