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
  readonly tree: RouteObject[]
  readonly pages: readonly Extract<Target, { kind: 'page' }>[]
  readonly byPath: ReadonlyMap<string, Target>
  readonly redirects: readonly Redirect[]
  readonly notFound: Extract<Target, { kind: 'not-found' }>
}

/** The one route tree: its layouts surround their pages, redirects stand beside them, and the rest is not found. */
export function makeRoutes(site: Site): Routes {
  const own = site.pages.find(({ path }) => path === '/404')
  const notFound = {
    kind: 'not-found',
    page: own ?? notFoundPage(site.words.notFound),
    layout: own?.layout ?? 'site',
  } as const
  const pages = site.pages
    .filter((page) => page !== own)
    .map((page) => ({ kind: 'page', page, layout: page.layout ?? 'site' }) as const)
  const redirects = site.settings.redirects ?? []
  const layouts = (['site', 'bare'] as const).map((layout) => ({
    id: layout,
    children: pages.filter((target) => target.layout === layout).map((target) => leaf(target.page.path, target)),
  }))
  const tree: RouteObject[] = [
    ...layouts,
    ...redirects.map((redirect) => leaf(redirect.from, { kind: 'redirect', redirect })),
    leaf('*', notFound),
  ]
  const byPath = new Map(pages.map((target) => [target.page.path, target]))
  return { tree, pages, byPath, redirects, notFound }
}

function leaf(path: string, target: Target): RouteObject {
  return { path, caseSensitive: true, handle: target }
}

/** What a path leads to; the tree ends with a route for all that is not found. */
export async function matchRoute(routes: Routes, path: string): Promise<Target> {
  // React Router ranks all routes for each question; with thousands of pages the usual answer is near at hand.
  const page = routes.byPath.get(path)
  if (page) return page
  // To load it takes a tenth of the preview's start.
  const { matchRoutes } = await import('react-router-dom')
  const matches = matchRoutes(routes.tree, path)
  return (matches?.at(-1)?.route.handle as Target | undefined) ?? routes.notFound
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
