import { expect, test } from 'vitest'
import { sitemaps } from '../../src/publish/beside-pages/sitemaps.ts'

const root = 'https://site.example/base'
const locations = (text = '') => Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)
const addresses = (count: number) => Array.from({ length: count }, (_, page) => `${root}/page-${page}?a&b`)

test('up to fifty thousand addresses are one file', () => {
  const files = sitemaps(addresses(50_000), root)
  expect(Object.keys(files)).toEqual(['sitemap.xml'])
  expect(files['sitemap.xml']).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(locations(files['sitemap.xml'])).toHaveLength(50_000)
})

test('more of them are several files, which an index tells of, and none is left out', () => {
  const files = sitemaps(addresses(100_001), root)
  expect(files['sitemap.xml']).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  const parts = locations(files['sitemap.xml'])
  expect(parts).toEqual([1, 2, 3].map((part) => `${root}/sitemap-${part}.xml`))
  const told = parts.map((address) => locations(files[address?.slice(root.length + 1) ?? '']))
  expect(told.map(({ length }) => length)).toEqual([50_000, 50_000, 1])
  expect(told.flat()).toEqual(addresses(100_001).map((address) => address.replace('&', '&amp;')))
})
