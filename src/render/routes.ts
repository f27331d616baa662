import type { RouteObject } from 'react-router-dom'
import type { Site, SitePage } from '../content/resolve/site.ts'
import type { Redirect } from '../generated/types.ts'
import type { Words } from '../generated/words.ts'

/** What an address leads to. */
export type Target =
  | { readonly kind: 'page'; readonly page: SitePage; readonly layout: 'site' | 'bare' }
  | { readonly kind: 'redirect'; readonly redirect: Redirect }
  | { readonly kind: 'not-found'; readonly page: SitePage; readonly layout: 'site' | 'bare' }

export interface Routes {
  readonly pages: readonly Extract<Target, { kind: 'page' }>[]
  readonly byPath: ReadonlyMap<string, Target>
  readonly redirects: readonly Redirect[]
  readonly notFound: Extract<Target, { kind: 'not-found' }>
}

/** All that addresses lead to. */
export function makeRoutes(site: Site): Routes {
  const own = site.pages.find(({ path }) => path === '/404')
  const notFound = {
    kind: 'not-found',
    // At an address of its own it says that there is nothing: no search engine is to keep that.
    page: own ? { ...own, noindex: true } : notFoundPage(site.words.notFound),
    layout: own?.layout ?? 'site',
  } as const
  const pages = site.pages
    .filter((page) => page !== own)
    .map((page) => ({ kind: 'page', page, layout: page.layout ?? 'site' }) as const)
  const redirects = site.settings.redirects ?? []
  const byPath = new Map(pages.map((target) => [target.page.path, target]))
  return { pages, byPath, redirects, notFound }
}

/** What a path leads to. */
export async function matchRoute(routes: Routes, path: string): Promise<Target> {
  // React Router ranks all routes for each question; with thousands of pages the usual answer is near at hand.
  const page = routes.byPath.get(path)
  if (page) return page
  // To load it takes a tenth of the preview's start.
  const { matchRoutes } = await import('react-router-dom')
  const matches = matchRoutes(treeOf(routes), path)
  return (matches?.at(-1)?.route.handle as Target | undefined) ?? routes.notFound
}

/** The one route tree: layouts surround their pages, redirects stand beside them, and the rest is not found. */
function treeOf({ pages, redirects, notFound }: Routes): RouteObject[] {
  const leaf = (path: string, target: Target) => ({ path, caseSensitive: true, handle: target })
  const layouts = (['site', 'bare'] as const).map((layout) => ({
    id: layout,
    children: pages.filter((target) => target.layout === layout).map((target) => leaf(target.page.path, target)),
  }))
  return [
    ...layouts,
    ...redirects.map((redirect) => leaf(redirect.from, { kind: 'redirect', redirect })),
    leaf('*', notFound),
  ]
}

/** What visitors see at an unknown address unless the site has a page "/404". */
function notFoundPage({ title, description, heading, text, home }: Words['notFound']): SitePage {
  return {
    path: '/404',
    title,
    description,
    noindex: true,
    file: '',
    pointer: '',
    sections: [{ type: 'hero', heading, text, actions: [{ label: home, href: '/' }], look: 'centered' }],
  }
}
