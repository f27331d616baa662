import { escapeHtml } from '../agreed/escape-html.ts'
import type { Site, SitePage } from '../content/resolve/site.ts'
import { shortTitle } from '../content/short-title.ts'
import type { SiteSettings } from '../generated/types.ts'
import type { PageLink } from '../parts/context.ts'
import { jsonDataTag } from '../parts/json-data.tsx'

/** The links from a page to those above it. */
export interface Breadcrumbs {
  readonly name: string
  /** The pages above a page, from the home page down; none where there is only that one. */
  above(page: SitePage): readonly PageLink[]
}

export function breadcrumbsOf({ pages, settings, words }: Site): Breadcrumbs {
  const { name, header } = settings
  const titles = new Map(
    pages.map(({ path, title, topic, entry }) => [path, topic ?? entry?.heading ?? shortTitle(title, name)]),
  )
  const labels = menuLabels(settings)
  return { name: words.header.breadcrumbs, above }

  function above({ path, layout }: SitePage): readonly PageLink[] {
    if (!header || header.breadcrumbs === false || layout === 'bare') return []
    const links = pathsAbove(path).flatMap((href): PageLink[] => {
      const title = titles.get(href)
      return title === undefined ? [] : [{ label: labels.get(href) ?? title, href }]
    })
    return links.length > 0 ? [{ label: words.header.home, href: '/' }, ...links] : []
  }
}

/** "/garden" and "/garden/notes" of "/garden/notes/pears". */
function pathsAbove(path: string): string[] {
  const steps = path.split('/').slice(1, -1)
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)
}

/** What pages are called in header and footer: shorter than their titles. */
function menuLabels({ header, footer }: SiteSettings): Map<string, string> {
  const entries = [...(header?.menu ?? []), ...(footer?.menu ?? []).flatMap(({ links }) => links)].reverse()
  return new Map(entries.flatMap(({ label, href }) => (href === undefined ? [] : [[href, label] as const])))
}

/** Links to the pages above a page. Its own heading follows them, and says where one is. */
export function breadcrumbNav(above: readonly PageLink[], name: string, base: string): string {
  if (above.length === 0) return ''
  const links = above.map(({ label, href }) => `<li><a href="${base}${escapeHtml(href)}">${escapeHtml(label)}</a></li>`)
  return `<nav class="breadcrumbs" aria-label="${escapeHtml(name)}"><ol>${links.join('')}</ol></nav>`
}

/** The same for search engines, which want the page itself as well. */
export function breadcrumbData(above: readonly PageLink[], title: string, home: string): string {
  if (above.length === 0) return ''
  const entries = above.map(({ label, href }) => ({ name: label, item: `${home}${href}` }))
  return jsonDataTag({
    '@type': 'BreadcrumbList',
    itemListElement: [...entries, { name: title }].map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  })
}
