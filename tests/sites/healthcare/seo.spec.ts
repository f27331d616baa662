import { expect, test } from 'playwright/test'
import { checkSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import { routes } from '../../e2e/support/site.ts'

const { site } = checkSite(await loadSources('pages.json'))
const paths = (site?.pages ?? []).map(({ path }) => path)
const articles = paths.filter((path) => path.startsWith('/blog/'))

interface Head {
  title: string | null
  canonical: string | null
  meta: Record<string, string | null>
  data: Record<string, unknown>[]
}

/** What a page says about itself to those who do not see it. */
function headOf(html: string): Head {
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? null
  const tags = html.match(/<meta [^>]*>/g) ?? []
  return {
    title: /<title>([^<]*)/.exec(html)?.[1] ?? null,
    canonical: attribute(/<link rel="canonical"[^>]*>/.exec(html)?.[0] ?? '', 'href'),
    meta: Object.fromEntries(
      tags.map((tag) => [attribute(tag, 'name') ?? attribute(tag, 'property') ?? '', attribute(tag, 'content')]),
    ),
    data: Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json = '']) =>
      JSON.parse(json),
    ),
  }
}

test('all routes of the specification are there', () => {
  expect(paths).toEqual(expect.arrayContaining(routes))
})

test('every page has a title, a description and an address of its own', async ({ request }) => {
  const heads = await Promise.all(paths.map(async (path) => headOf(await (await request.get(path)).text())))
  for (const [index, { title, canonical, meta }] of heads.entries()) {
    const path = paths[index] ?? ''
    expect(title, path).toMatch(/\w/)
    expect(meta.description?.length, path).toBeGreaterThan(50)
    expect(new URL(canonical ?? '').pathname, path).toBe(path)
    expect(new URL(canonical ?? '').origin, path).toBe(new URL(heads[0]?.canonical ?? '').origin)
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length)
  expect(new Set(heads.map(({ meta }) => meta.description)).size).toBe(paths.length)
})

test('every page can be shared, with a picture of 1200 to 630', async ({ request }) => {
  for (const path of paths) {
    const { meta, canonical } = headOf(await (await request.get(path)).text())
    expect(meta['og:title'], path).toMatch(/\w/)
    expect(meta['og:description'], path).toBe(meta.description)
    expect(meta['og:url'], path).toBe(canonical)
    expect(meta['og:type'], path).toBe(articles.includes(path) ? 'article' : 'website')
    const picture = await request.get(new URL(meta['og:image'] ?? '').pathname)
    expect(picture.headers()['content-type'], path).toBe('image/png')
    const bytes = await picture.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630])
  }
})

test('the home page describes the organization', async ({ request }) => {
  const { data } = headOf(await (await request.get('/')).text())
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Organization',
      name: expect.stringMatching(/\w/),
      url: expect.stringMatching(/^https:/),
      logo: expect.stringMatching(/^https:/),
    }),
  )
})

test('the questions of /faq are data as well', async ({ request, page }) => {
  await page.goto('/faq')
  const asked = await page.locator('[data-section="accordion"] summary').allTextContents()
  const { data } = headOf(await (await request.get('/faq')).text())
  const entry = data.find((one) => one['@type'] === 'FAQPage')
  expect(entry?.mainEntity).toMatchObject(asked.map((name) => ({ '@type': 'Question', name })))
})

test('every article says so, with its date', async ({ request }) => {
  expect(articles.length).toBeGreaterThanOrEqual(9)
  for (const path of articles) {
    const { data } = headOf(await (await request.get(path)).text())
    const article = {
      '@type': 'Article',
      headline: expect.any(String),
      datePublished: expect.stringMatching(/^\d{4}-/),
    }
    expect(data, path).toContainEqual(expect.objectContaining(article))
  }
})

test('the feed is named on the pages, and lists the articles', async ({ request }) => {
  for (const path of ['/', '/blog', '/blog/it-mistakes']) {
    const html = await (await request.get(path)).text()
    expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml" [^>]*href="\/blog\/feed\.xml"/)
  }
  const feed = await request.get('/blog/feed.xml')
  expect(feed.headers()['content-type']).toMatch(/xml/)
  const links = Array.from(
    (await feed.text()).matchAll(/<link>([^<]*)<\/link>/g),
    ([, link = '']) => new URL(link).pathname,
  )
  expect(links.filter((link) => link !== '/blog' && link !== '/').sort()).toEqual([...articles].sort())
})

test('robots find the list of all pages', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https:\/\/.*\/sitemap\.xml$/m)
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = Array.from(map.matchAll(/<loc>([^<]*)<\/loc>/g), ([, place = '']) => new URL(place).pathname)
  expect(listed.sort()).toEqual([...paths].sort())
})
