import { mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Site, SitePage } from '../../src/content/resolve/site.ts'
import { usualWords } from '../../src/generated/words.ts'
import { makeCards, planCards } from '../../src/publish/beside-pages/cards.ts'
import { makeFeed } from '../../src/publish/beside-pages/feed.ts'
import { readMade } from '../../src/publish/beside-pages/made-image.ts'
import { headTags } from '../../src/render/head.ts'

const settings: Site['settings'] = {
  name: 'Site',
  url: 'https://site.example',
  language: 'en-IN',
  theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
  feed: { path: '/blog/feed.xml', under: '/blog', title: 'Notes & news', description: 'What we write.' },
}

function page(route: string, more: Partial<SitePage> = {}): SitePage {
  const text = { title: `The page ${route}`, description: 'About <care>.' }
  return { path: route, ...text, sections: [], file: 'pages.json', pointer: '', ...more }
}

const site = (...pages: SitePage[]): Site => ({ settings, words: usualWords, pages, publicFiles: new Set() })

let cache = ''
beforeEach(() => {
  cache = mkdtempSync(path.join(os.tmpdir(), 'cards-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

test('the feed has the articles below its path, the newest first', async () => {
  const articles = site(
    page('/blog/old', { article: { published: '2025-01-05' } }),
    page('/blog/new', { article: { published: '2025-06-02' } }),
    page('/blog/plain'),
    page('/elsewhere', { article: { published: '2025-06-02' } }),
  )
  const { name, text } = (await makeFeed(articles, '/sub')) ?? { name: '', text: '' }
  expect(name).toBe('blog/feed.xml')
  expect(Array.from(text.matchAll(/<link>([^<]*)<\/link>/g), ([, link]) => link)).toEqual([
    'https://site.example/sub/blog',
    'https://site.example/sub/blog/new',
    'https://site.example/sub/blog/old',
  ])
  expect(text).toContain('<pubDate>Mon, 02 Jun 2025 00:00:00 GMT</pubDate>')
  expect(text).toContain('Notes &amp; news')
  expect((await makeFeed(articles, '/sub'))?.text).toBe(text)
})

test('a feed says the day of its newest article, and none where there is no article yet', async () => {
  const feedOf = async (...pages: SitePage[]) => (await makeFeed(site(...pages), ''))?.text
  const day = '<lastBuildDate>Mon, 02 Jun 2025 00:00:00 GMT</lastBuildDate>'
  expect(await feedOf(page('/blog/new', { article: { published: '2025-06-02' } }))).toContain(day)
  expect(await feedOf(page('/blog/plain'))).not.toMatch(/lastBuildDate|1970/)
})

test('the day of an article begins when it does in the time zone of the site', async () => {
  const article = page('/blog/new', { article: { published: '2025-06-02' } })
  const text = (await makeFeed({ ...site(article), settings: { ...settings, timezone: 'America/New_York' } }, ''))?.text
  expect(text).toContain('<lastBuildDate>Mon, 02 Jun 2025 04:00:00 GMT</lastBuildDate>')
  expect(text).toContain('<pubDate>Mon, 02 Jun 2025 04:00:00 GMT</pubDate>')
})

test('a feed does not grow with the site: it has the newest hundred articles', async () => {
  const day = (index: number) => `2025-0${1 + Math.floor(index / 28)}-${String(1 + (index % 28)).padStart(2, '0')}`
  const notes = Array.from({ length: 101 }, (_, index) =>
    page(`/blog/note-${index}`, { article: { published: day(index) } }),
  )
  const text = (await makeFeed(site(...notes), ''))?.text ?? ''
  expect(text.match(/<item>/g)).toHaveLength(100)
  expect(text).toContain('/blog/note-100<')
  expect(text).not.toContain('/blog/note-0<')
})

test('what a feed says of an article is HTML, in which our words stay as they are', async () => {
  const article = page('/blog/frost', { article: { published: '2025-06-02' }, description: 'Below < 5 °C & "dry".' })
  expect((await makeFeed(site(article), ''))?.text).toContain('[CDATA[Below &lt; 5 °C &amp; &quot;dry&quot;.]]')
})

test('a site that asks for no feed has none', async () => {
  const { feed: _, ...others } = settings
  expect(await makeFeed({ ...site(), settings: others }, '')).toBeNull()
})

test.each(['Rows [[1]]> and [[2]]> & <b>', ']]>', 'a]]>]]>]]>b', 'Plain & <b>'])(
  'the feed has the title "%s"',
  async (title) => {
    const article = { published: '2025-06-02' }
    const { text } = (await makeFeed(site(page('/blog/new', { title, article })), '')) ?? { text: '' }
    const [, written = ''] = /<item>\s*<title>(.*?)<\/title>/s.exec(text) ?? []
    const parts = /<!\[CDATA\[(.*?)\]\]>/gs
    expect(Array.from(written.matchAll(parts), ([, part]) => part).join('')).toBe(title)
    expect(written.replace(parts, '')).toBe('')
  },
)

test('the card of a page is a picture of the size that networks show, and is drawn once', async () => {
  const asking = site(page('/', { shareCard: true }), page('/plain'))
  const cards = planCards(asking, cache)
  expect([...cards.keys()]).toEqual(['/'])
  await makeCards(cards.values())
  const file = cards.get('/')?.file ?? ''
  expect(await sharp(await readMade(file)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const { mtimeMs } = statSync(file)
  expect((await makeCards(planCards(asking, cache).values())).map((card) => card.file)).toEqual([file])
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
  const renamed = planCards(site(page('/', { shareCard: true, title: 'Another title' })), cache)
  expect(renamed.get('/')?.file).not.toBe(file)
})

test('a card names the site as its author writes it, which need be no address', () => {
  const hostAt = (url: string) => {
    const asking = { ...site(page('/', { shareCard: true })), settings: { ...settings, url } }
    return planCards(asking, cache).get('/')?.card.host
  }
  expect(hostAt('https://müller.example')).toBe('müller.example')
  expect(hostAt('https://site.example:99999')).toBe('site.example:99999')
})

test('an author who is one of the people is told by name, with the address of their page', () => {
  const authorOf = (href: string) => {
    const people = { meera: { name: 'Dr. Meera Nair', href } }
    const article = { published: '2025-06-02', author: 'meera' }
    const head = { ...page('/blog/new'), noindex: false, image: undefined, article }
    const tags = headTags({ settings: { ...settings, people }, base: '/sub', head, fonts: [], extraHead: '' })
    return (JSON.parse(/ld\+json">(.*?)<\/script>/.exec(tags)?.[1] ?? '') as { author: unknown }).author
  }
  const author = { '@type': 'Person', name: 'Dr. Meera Nair' }
  expect(authorOf('/team')).toEqual({ ...author, url: 'https://site.example/sub/team' })
  expect(authorOf('https://meera.example')).toEqual({ ...author, url: 'https://meera.example' })
})

test('the head of an article tells its days, its author and its picture', () => {
  const head = { ...page('/blog/new'), noindex: false, image: '/assets/cards/a.png' }
  const article = { published: '2025-06-02', author: 'Dr. Meera Nair' }
  const tags = headTags({ settings, base: '', head: { ...head, article }, fonts: [], extraHead: '' })
  expect(tags).toContain('<meta property="og:type" content="article">')
  expect(tags).toContain('<meta property="og:image" content="https://site.example/assets/cards/a.png">')
  const data: unknown = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(tags)?.[1] ?? '')
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'The page /blog/new',
    datePublished: '2025-06-02',
    dateModified: '2025-06-02',
    author: { '@type': 'Person', name: 'Dr. Meera Nair' },
    publisher: { name: 'Site' },
    mainEntityOfPage: 'https://site.example/blog/new',
  })
  expect(tags).toContain('href="/blog/feed.xml"')
})
