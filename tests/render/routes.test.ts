import { expect, test } from 'vitest'
import type { Site, SitePage } from '../../src/content/resolve/site.ts'
import { usualWords } from '../../src/generated/words.ts'
import { makeRoutes, matchRoute } from '../../src/render/routes.ts'

function page(path: string, more: Partial<SitePage> = {}): SitePage {
  return { path, title: path, description: '', sections: [], file: 'pages.json', pointer: '', ...more }
}

function site(...pages: SitePage[]): Site {
  const settings = {
    name: 'Site',
    url: 'https://site.example',
    language: 'en',
    theme: { colors: { brand: '#000000', accent: '#000000' } },
    redirects: [{ from: '/prices', to: '/pricing' }],
  }
  return { settings, words: usualWords, pages, publicFiles: new Set() }
}

const routes = makeRoutes(site(page('/'), page('/pricing'), page('/service/request', { layout: 'bare' })))

test('a path leads to its page in its layout', async () => {
  expect(await matchRoute(routes, '/pricing')).toMatchObject({
    kind: 'page',
    layout: 'site',
    page: { path: '/pricing' },
  })
  expect(await matchRoute(routes, '/service/request')).toMatchObject({ kind: 'page', layout: 'bare' })
})

test('an old path leads to its redirect', async () => {
  expect(await matchRoute(routes, '/prices')).toEqual({
    kind: 'redirect',
    redirect: { from: '/prices', to: '/pricing' },
  })
})

test.each(['/nowhere', '/pricing/more', '/Pricing'])('%s is not found', async (path) => {
  expect(await matchRoute(routes, path)).toMatchObject({ kind: 'not-found', page: { path: '/404', noindex: true } })
})

test('a page of the site stands for what is not found', () => {
  const own = makeRoutes(site(page('/'), page('/404', { title: 'Lost' })))
  expect(own.notFound.page).toMatchObject({ title: 'Lost', noindex: true })
  expect(own.pages.map((target) => target.page.path)).toEqual(['/'])
})
