import { describe, expect, test } from 'vitest'
import type { SiteSettings } from '../../src/generated/types.ts'
import { type DocumentParts, renderDocument } from '../../src/render/document.ts'

const settings: SiteSettings = {
  name: 'Site',
  url: 'https://site.example',
  language: 'en-IN',
  theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
}

function document(parts: Partial<DocumentParts> = {}): string {
  return renderDocument({
    settings,
    base: '',
    head: { path: '/about', title: 'About', description: 'Who we are', noindex: false, image: undefined },
    css: '',
    breadcrumbs: '',
    header: '<header></header>',
    hiddenHeading: '',
    sections: ['<section></section>'],
    footer: '<footer></footer>',
    overlays: '',
    pageScripts: { first: 'first()', files: ['/assets/main.js'] },
    scripts: {},
    fonts: [],
    extraHead: '',
    ...parts,
  }).join('')
}

const head = { path: '/', title: 'Home', description: 'All', noindex: false, image: undefined }

test('header, main and footer are the landmarks of the body', () => {
  expect(document()).toMatch(/<body>\s*<header><\/header>\s*<main [^>]*>\s*<section><\/section>\s*<\/main>\s*<footer>/)
})

test('a page in a language that is written from right to left says so, any other need not', () => {
  const tagOf = (language: string) => /<html [^>]*>/.exec(document({ settings: { ...settings, language } }))?.[0]
  expect(tagOf('he')).toContain('lang="he" dir="rtl"')
  expect(tagOf('en')).not.toContain('dir')
})

test('the name of the site stands after the title, unless the title has it', () => {
  expect(document()).toContain('<title>About – Site</title>')
  expect(document({ head: { ...head, path: '/us', title: 'About Site' } })).toContain('<title>About Site</title>')
})

test('what an author writes cannot leave its place in the head', () => {
  const html = document({ head: { ...head, title: 'A "b" <c>', description: '"><script>' } })
  expect(html).toContain('<title>A &quot;b&quot; &lt;c&gt;</title>')
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;"')
})

test('data of the organisation stands on the home page only, and cannot end its element', () => {
  const organization = { name: 'A</script><script>', locality: 'Coimbatore' }
  const home = document({ settings: { ...settings, organization }, head })
  expect(home).toContain('"name":"A\\u003c/script>\\u003cscript>"')
  expect(home).toContain('"addressLocality":"Coimbatore"')
  expect(document({ settings: { ...settings, organization } })).not.toContain('ld+json')
})

test('a page that is not to be found has no canonical address', () => {
  const html = document({ head: { ...head, noindex: true } })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('canonical')
})

test('a page without a visible main heading has one for screen readers', () => {
  expect(document({ hiddenHeading: 'About' })).toContain('<h1 class="visually-hidden">About</h1>')
})

test('the first image is asked for at once, in the best format that the browser knows', () => {
  const picture = { src: '/a.png', sizes: '100vw', sources: [] }
  expect(document({ head: { ...head, picture } })).toContain(
    '<link rel="preload" as="image" href="/a.png" fetchpriority="high">',
  )
  const sources = [
    { type: 'image/avif', srcset: '/a-1.avif 1w' },
    { type: 'image/webp', srcset: '/a-1.webp 1w' },
  ]
  expect(document({ head: { ...head, picture: { ...picture, sources } } })).toContain(
    '<link rel="preload" as="image" imagesrcset="/a-1.avif 1w" imagesizes="100vw" type="image/avif" fetchpriority="high">',
  )
})

test('a page without a main script has nothing that runs', () => {
  const html = document({ pageScripts: undefined })
  expect(html).not.toContain('<script')
  expect(document()).toContain('<script')
})

test('the first image is asked for before the typefaces', () => {
  const picture = { src: '/a.png', sizes: '100vw', sources: [] }
  const fonts = ['<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>']
  const html = document({ head: { ...head, picture }, fonts })
  expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('as="font"'))
})

describe('a site in several languages', () => {
  const french = { ...settings, languages: { fr: 'https://fr.example/site', ar: 'https://ar.example' } }
  const alternates = (parts: Partial<DocumentParts>) =>
    [
      ...document({ settings: french, ...parts }).matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g),
    ].map(([, language, address]) => [language, address])

  test('tells search engines of its home page in all of them, its own among them', () => {
    expect(alternates({ head })).toEqual([
      ['en-IN', 'https://site.example/'],
      ['fr', 'https://fr.example/site/'],
      ['ar', 'https://ar.example/'],
    ])
    expect(alternates({ head, base: '/sub' })[0]).toEqual(['en-IN', 'https://site.example/sub/'])
  })

  test('tells of a page where that is said to be there, and of no other', () => {
    const about = { ...head, path: '/about' }
    expect(alternates({ head: about })).toEqual([])
    expect(alternates({ head: { ...about, languages: { fr: '/nous' } } })).toEqual([
      ['en-IN', 'https://site.example/about'],
      ['fr', 'https://fr.example/site/nous'],
    ])
  })

  test('a home page may be another page elsewhere', () => {
    expect(alternates({ head: { ...head, languages: { ar: '/start' } } })[2]).toEqual([
      'ar',
      'https://ar.example/start',
    ])
  })

  test('tells nothing of a page that search engines are not to list', () => {
    expect(alternates({ head: { ...head, noindex: true } })).toEqual([])
  })
})
