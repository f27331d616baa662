import { expect, test } from 'vitest'
import type { Site, SitePage } from '../../src/content/resolve/site.ts'
import type { Header } from '../../src/generated/types.ts'
import { usualWords } from '../../src/generated/words.ts'
import { breadcrumbData, breadcrumbNav, breadcrumbsOf } from '../../src/render/breadcrumbs.ts'

const page = (path: string, title: string, more: Partial<SitePage> = {}): SitePage => ({
  path,
  title,
  description: '',
  sections: [],
  file: '',
  pointer: '',
  ...more,
})
const notes = page('/garden/notes', 'Notes from our garden – Bay')
const pears = page('/garden/notes/pears', 'Pears')
const pages = [page('/', 'Bay'), page('/garden', 'The whole garden'), notes, pears, page('/boats/old', 'The old boat')]

function crumbs(of: SitePage, header: Header | undefined = { menu: [{ label: 'Garden', href: '/garden' }] }) {
  const settings: Site['settings'] = {
    name: 'Bay',
    url: 'https://bay.example',
    language: 'en',
    theme: { colors: { brand: '#000000', accent: '#000000' } },
    ...(header && { header }),
  }
  return breadcrumbsOf({ settings, pages, words: usualWords, publicFiles: new Set() }).above(of)
}

test('a page has links to the pages above it, by what the menu calls them or else by their titles', () => {
  expect(crumbs(pears)).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Garden', href: '/garden' },
    { label: 'Notes from our garden', href: '/garden/notes' },
  ])
})

test('a page is called there as in lists, where these say something other than its title', () => {
  const old = page('/boats/old', 'The old boat, and how it was mended', { entry: { heading: 'The old boat' } })
  const settings = { name: 'Bay', url: '', language: 'en', header: { menu: [] }, theme: { colors: {} } }
  const site = { settings, pages: [old], words: usualWords, publicFiles: new Set<string>() } as unknown as Site
  expect(breadcrumbsOf(site).above(page('/boats/old/sails', 'Sails'))).toEqual([
    { label: 'Home', href: '/' },
    { label: 'The old boat', href: '/boats/old' },
  ])
})

test('there are none where only the home page is above, or a step of the path is no page', () => {
  expect(pages.filter((one) => crumbs(one).length > 0)).toEqual([notes, pears])
})

test('there are none on a bare page, on a site without a header, and where the site wants none', () => {
  expect(crumbs({ ...pears, layout: 'bare' })).toEqual([])
  expect(crumbs(pears, { breadcrumbs: false, menu: [] })).toEqual([])
  const { above } = breadcrumbsOf({
    settings: { name: 'Bay', url: '', language: 'en', theme: { colors: { brand: '#000000', accent: '#000000' } } },
    pages,
    words: usualWords,
    publicFiles: new Set(),
  })
  expect(above(pears)).toEqual([])
})

test('they are a list of links in a navigation with a name', () => {
  expect(breadcrumbNav([{ label: 'Tea & more', href: '/tea' }], 'You are here', '/sub')).toBe(
    '<nav class="breadcrumbs" aria-label="You are here"><ol><li><a href="/sub/tea">Tea &amp; more</a></li></ol></nav>',
  )
  expect(breadcrumbNav([], 'You are here', '')).toBe('')
})

test('search engines learn the same, and the page itself at the end', () => {
  const [, json = ''] = />(.*)</.exec(breadcrumbData(crumbs(notes), 'Notes', 'https://bay.example/sub')) ?? []
  const list = JSON.parse(json) as { '@type': string; itemListElement: object[] }
  expect(list['@type']).toBe('BreadcrumbList')
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://bay.example/sub/' },
    { '@type': 'ListItem', position: 2, name: 'Garden', item: 'https://bay.example/sub/garden' },
    { '@type': 'ListItem', position: 3, name: 'Notes' },
  ])
})
