import type { Article, Organization, SiteSettings } from '../generated/types.ts'
import { jsonDataTag } from '../parts/json-data.tsx'
import { escapeHtml } from './escape-html.ts'

/** What the head of a page says of it. */
export interface Head {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly noindex: boolean
  /** The picture shown when the page is shared, below the base path. */
  readonly image: string | undefined
  readonly article?: Article | undefined
}

interface HeadParts {
  readonly settings: SiteSettings
  readonly base: string
  readonly head: Head
  readonly sections: readonly string[]
  readonly extraHead: string
}

export function headTags({ settings, base, head, sections, extraHead }: HeadParts): string {
  const { path, title, description, noindex, image, article } = head
  const { feed, organization } = settings
  const address = `${settings.url}${base}${path === '/' ? '/' : path}`
  // The home page's title stands alone: it begins with the name as a rule.
  const full = path === '/' || title.includes(settings.name) ? title : `${title} – ${settings.name}`
  const picture = image === undefined ? undefined : `${settings.url}${base}${image}`
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    extraHead,
    `<title>${escapeHtml(full)}</title>`,
    meta('name', 'description', description),
    noindex ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(address)}">`,
    meta('property', 'og:type', article ? 'article' : 'website'),
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    picture ? meta('property', 'og:image', picture) : '',
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'theme-color', settings.theme.colors.brand),
    feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feed.title)}" href="${base}${feed.path}">`
      : '',
    ...fontPreloads(settings, base),
    imagePreload(sections[0] ?? ''),
    wholeFirstView(sections[1] ?? sections[0] ?? ''),
    path === '/' && organization ? organizationData(organization, settings, base) : '',
    article ? articleData(article, head, { settings, address, picture }) : '',
  ]
  return tags.filter(Boolean).join('\n')
}

/** The small picture in the browser's tab, where the site has one. */
export function iconTag(publicFiles: ReadonlySet<string>, base: string): string {
  return publicFiles.has('/favicon.svg') ? `<link rel="icon" href="${base}/favicon.svg" type="image/svg+xml">` : ''
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

function fontPreloads({ theme: { fonts } }: SiteSettings, base: string): string[] {
  const files = new Set([fonts?.text?.src, fonts?.heading?.src].filter((src) => src !== undefined))
  return [...files].map((src) => `<link rel="preload" href="${base}${src}" as="font" type="font/woff2" crossorigin>`)
}

/** The first image of the first section is what visitors wait for: it is asked for before the styles are read. */
function imagePreload(html: string): string {
  const picture =
    /<source[^>]*? sizes="([^"]*)" srcSet="([^"]*)" type="([^"]*)"[^>]*>(?:<source[^>]*>)*<img[^>]*fetchPriority="high"/i.exec(
      html,
    )
  if (picture) {
    const [, sizes, srcset, type] = picture
    return `<link rel="preload" as="image" imagesrcset="${srcset}" imagesizes="${sizes}" type="${type}" fetchpriority="high">`
  }
  const src = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(html)?.[0].match(/ src="([^"]*)"/)?.[1]
  return src ? `<link rel="preload" as="image" href="${src}" fetchpriority="high">` : ''
}

/** Nothing is drawn before the second section is reached: half of the first would move when the rest comes. */
function wholeFirstView(html: string): string {
  const id = /^<section[^>]* id="([^"]+)"/.exec(html)?.[1]
  return id === undefined ? '' : `<link rel="expect" href="#${id}" blocking="render">`
}

function organizationData(organization: Organization, settings: SiteSettings, base: string): string {
  const { name, description, email, phone, locality, region, country, logo } = organization
  const hasAddress = locality !== undefined || region !== undefined || country !== undefined
  return jsonDataTag({
    '@type': 'Organization',
    name,
    url: `${settings.url}${base}/`,
    description,
    email,
    telephone: phone,
    logo: logo && `${settings.url}${base}${logo.src}`,
    address: hasAddress
      ? { '@type': 'PostalAddress', addressLocality: locality, addressRegion: region, addressCountry: country }
      : undefined,
    sameAs: settings.footer?.social?.map(({ href }) => href),
  })
}

interface Around {
  readonly settings: SiteSettings
  readonly address: string
  readonly picture: string | undefined
}

function articleData({ published, updated, author }: Article, head: Head, around: Around): string {
  const { settings, address, picture } = around
  const publisher = { '@type': 'Organization', name: settings.organization?.name ?? settings.name }
  return jsonDataTag({
    '@type': 'Article',
    headline: head.title,
    description: head.description,
    image: picture,
    datePublished: published,
    dateModified: updated ?? published,
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
    mainEntityOfPage: address,
  })
}
