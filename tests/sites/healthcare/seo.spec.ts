import { expect, test } from '../../e2e/support/test.ts'
import { headOf } from '../support/head.ts'
import { pagesOf } from '../support/pages.ts'

const pages = await pagesOf('pages.json')
/** Those that search engines are to find. */
const paths = pages.filter(({ noindex, path }) => !noindex && path !== '/404').map(({ path }) => path)
const articles = pages.filter(({ article }) => article).map(({ path }) => path)

test('every page that is to be found has a title, a description and an address of its own, and can be shared with a picture', async ({
  request,
}) => {
  const heads = await Promise.all(paths.map((path) => headOf(request, path)))
  for (const [index, { title, canonical, meta }] of heads.entries()) {
    const path = paths[index] ?? ''
    expect(title, path).toMatch(/\w/)
    expect(meta.description, path).toMatch(/\w/)
    expect(new URL(canonical ?? '').pathname, path).toBe(path)
    expect(new URL(canonical ?? '').origin, path).toBe(new URL(heads[0]?.canonical ?? '').origin)
    expect(meta['og:title'], path).toMatch(/\w/)
    expect(meta['og:description'], path).toBe(meta.description)
    expect(meta['og:url'], path).toBe(canonical)
    expect(meta['og:type'], path).toBe(articles.includes(path) ? 'article' : 'website')
    if (!meta['og:image']) continue
    const picture = await request.get(new URL(meta['og:image']).pathname)
    expect(picture.headers()['content-type'], path).toBe('image/png')
    const bytes = await picture.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630])
  }
  expect(new Set(heads.map(({ canonical }) => canonical)).size).toBe(paths.length)
  expect(heads[0]?.meta['og:image']).toBeTruthy()
})

const feedOn = (html: string) =>
  /<link rel="alternate" type="application\/rss\+xml" [^>]*href="([^"]+)"/.exec(html)?.[1]

test('the home page describes the organization', async ({ request }) => {
  const { data } = await headOf(request, '/')
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Organization',
      name: expect.stringMatching(/\w/),
      url: expect.stringMatching(/^https:/),
      logo: expect.stringMatching(/^https:/),
    }),
  )
})

test('the questions of /faq are data as well', async ({ request, look }) => {
  const page = await look('/faq')
  const asked = await page.locator('[data-section="accordion"] summary').allTextContents()
  const { data } = await headOf(request, '/faq')
  const entry = data.find((one) => one['@type'] === 'FAQPage')
  expect(entry?.mainEntity).toMatchObject(asked.map((name) => ({ '@type': 'Question', name })))
})

test('every article says so, with its date, and is in the feed that the pages name', async ({ request }) => {
  const ofBlog = articles.filter((path) => path.startsWith('/blog/'))
  expect(ofBlog.length).toBeGreaterThanOrEqual(9)
  for (const path of articles) {
    const { data } = await headOf(request, path)
    const article = {
      '@type': 'Article',
      headline: expect.any(String),
      datePublished: expect.stringMatching(/^\d{4}-/),
      author: expect.objectContaining({ name: expect.stringMatching(/\w/) }),
    }
    expect(data, path).toContainEqual(expect.objectContaining(article))
    if (ofBlog.includes(path))
      expect(data.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement, path).toHaveLength(3)
  }
  const named = await Promise.all(
    ['/', '/blog', ...articles].map(async (path) => feedOn(await (await request.get(path)).text())),
  )
  expect(new Set(named).size).toBe(1)
  const feed = await request.get(named[0] ?? '')
  expect(feed.headers()['content-type']).toMatch(/xml/)
  const listed = Array.from(
    (await feed.text()).matchAll(/<item>.*?<link>([^<]*)<\/link>/gs),
    ([, link = '']) => new URL(link).pathname,
  )
  expect(listed.sort()).toEqual(ofBlog.sort())
})

test('robots find the list of all pages', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https:\/\/.*\/sitemap\.xml$/m)
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = Array.from(map.matchAll(/<loc>([^<]*)<\/loc>/g), ([, place = '']) => new URL(place).pathname)
  expect(listed.sort()).toEqual([...paths].sort())
})
