import { fileAddress } from '../agreed/addresses.ts'
import { escapeHtml } from '../agreed/escape-html.ts'
import type { Article, Organisation, Page, SiteSettings, Theme } from '../generated/types.ts'
import { darkPalette } from '../palette.ts'
import type { EagerPicture, PageLink } from '../parts/context.ts'
import { jsonDataTag } from '../parts/json-data.tsx'
import { breadcrumbData } from './breadcrumbs.ts'

/** What the head of a page says of it. */
export interface Head {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly noindex: boolean
  /** The picture shown when the page is shared, below the base path. */
  readonly image: string | undefined
  readonly article?: Article | undefined
  /** Its paths on the sites in other languages. */
  readonly languages?: Page['languages'] | undefined
  /** The pages above this one, from the home page down. */
  readonly above?: readonly PageLink[] | undefined
  /** The paths of the pages before and after, where a list goes on over several. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
  /** What visitors wait for: it is asked for before the styles are read. */
  readonly picture?: EagerPicture | undefined
  /** Where the first view ends: nothing is drawn before it is reached, since half of a section would move when the rest comes. */
  readonly firstView?: string | undefined
}

interface HeadParts {
  readonly settings: SiteSettings
  readonly base: string
  readonly head: Head
  /** Tags that ask for the typefaces. */
  readonly fonts: readonly string[]
  readonly extraHead: string
}

export function headTags({ settings, base, head, fonts, extraHead }: HeadParts): string {
  const { path, title, description, noindex, image, article, previous, next } = head
  const { feed, organization } = settings
  const home = `${settings.url}${base}`
  const address = `${home}${path}`
  // The home page's title stands alone: it begins with the name as a rule.
  const full = path === '/' || title.includes(settings.name) ? title : `${title} – ${settings.name}`
  const picture = image === undefined ? undefined : `${home}${fileAddress(image)}`
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    extraHead,
    `<title>${escapeHtml(full)}</title>`,
    meta('name', 'description', description),
    noindex ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(noindex ? [] : languageTags(head, settings, address)),
    previous === undefined ? '' : `<link rel="prev" href="${base}${previous}">`,
    next === undefined ? '' : `<link rel="next" href="${base}${next}">`,
    meta('property', 'og:type', article ? 'article' : 'website'),
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    picture ? meta('property', 'og:image', picture) : '',
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...schemeTags(settings.theme),
    feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feed.title)}" href="${base}${feed.path}">`
      : '',
    // Before the typefaces: text is drawn without them, in a stand-in.
    head.picture ? picturePreload(head.picture) : '',
    ...fonts,
    head.firstView === undefined ? '' : `<link rel="expect" href="#${head.firstView}" blocking="render">`,
    path === '/' && organization ? organizationData(organization, settings, base) : '',
    article ? articleData(article, head, { settings, home, address, picture }) : '',
    breadcrumbData(head.above ?? [], title, home),
  ]
  return tags.filter(Boolean).join('\n')
}

/** The small picture in the browser's tab, where the site has one. */
export function iconTag(publicFiles: ReadonlySet<string>, base: string): string {
  return publicFiles.has('/favicon.svg') ? `<link rel="icon" href="${base}/favicon.svg" type="image/svg+xml">` : ''
}

/**
 * Tells search engines where the page is in other languages, itself among them: a home page at the other home pages, any other
 * where it says so. They believe it where each says it of the others.
 */
function languageTags(
  { path, languages = {} }: Head,
  { language, languages: sites = {} }: SiteSettings,
  address: string,
) {
  const others = Object.entries(sites).flatMap(([other, url]): [string, string][] => {
    const there = languages[other] ?? (path === '/' ? path : undefined)
    return there === undefined ? [] : [[other, `${url}${there}`]]
  })
  if (others.length === 0) return []
  const tag = ([each, href]: [string, string]) =>
    `<link rel="alternate" hreflang="${escapeHtml(each)}" href="${escapeHtml(href)}">`
  return [tag([language, address]), ...others.map(tag)]
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

/** Asks for the typefaces before the styles that name them are read. */
export function fontPreloads({ theme: { fonts } }: SiteSettings, base: string): string[] {
  const files = new Set([fonts?.text?.src, fonts?.heading?.src].filter((src) => src !== undefined))
  return [...files].map(
    (src) => `<link rel="preload" href="${base}${fileAddress(src)}" as="font" type="font/woff2" crossorigin>`,
  )
}

const knownSchemeTags = new WeakMap<Theme, string[]>()

/** Of what colour the browser draws what is its own, before it knows the styles. The same for all pages, and dear to find. */
function schemeTags(theme: Theme): string[] {
  const known = knownSchemeTags.get(theme) ?? makeSchemeTags(theme)
  knownSchemeTags.set(theme, known)
  return known
}

function makeSchemeTags({ colors, scheme = 'light' }: Theme): string[] {
  const [light, dark] = [colors.brand, darkPalette(colors).background]
  const themeColor = (color: string, media = '') => `<meta name="theme-color"${media} content="${color}">`
  if (scheme === 'light') return [themeColor(light)]
  if (scheme === 'dark') return [meta('name', 'color-scheme', 'dark'), themeColor(dark)]
  return [
    meta('name', 'color-scheme', 'light dark'),
    themeColor(light, ' media="(prefers-color-scheme: light)"'),
    themeColor(dark, ' media="(prefers-color-scheme: dark)"'),
  ]
}

function picturePreload({ src, sources: [source], sizes }: EagerPicture): string {
  const address = source
    ? `imagesrcset="${escapeHtml(source.srcset)}" imagesizes="${escapeHtml(sizes)}" type="${source.type}"`
    : `href="${escapeHtml(src)}"`
  return `<link rel="preload" as="image" ${address} fetchpriority="high">`
}

function organizationData(organization: Organisation, settings: SiteSettings, base: string): string {
  const { name, description, email, phone, locality, region, country, logo } = organization
  const hasAddress = locality !== undefined || region !== undefined || country !== undefined
  return jsonDataTag({
    '@type': 'Organization',
    name,
    url: `${settings.url}${base}/`,
    description,
    email,
    telephone: phone,
    logo: logo && `${settings.url}${base}${fileAddress(logo.src)}`,
    address: hasAddress
      ? { '@type': 'PostalAddress', addressLocality: locality, addressRegion: region, addressCountry: country }
      : undefined,
    sameAs: settings.footer?.social?.map(({ href }) => href),
  })
}

interface Around {
  readonly settings: SiteSettings
  readonly home: string
  readonly address: string
  readonly picture: string | undefined
}

function articleData({ published, updated, author }: Article, head: Head, around: Around): string {
  const { settings, home, address, picture } = around
  const whole = (href?: string) => (href?.startsWith('/') ? `${home}${href}` : href)
  const person = author === undefined ? undefined : settings.people?.[author]
  const publisher = { '@type': 'Organization', name: settings.organization?.name ?? settings.name }
  return jsonDataTag({
    '@type': 'Article',
    headline: head.title,
    description: head.description,
    image: picture,
    datePublished: published,
    dateModified: updated ?? published,
    author:
      author === undefined ? publisher : { '@type': 'Person', name: person?.name ?? author, url: whole(person?.href) },
    publisher,
    mainEntityOfPage: address,
  })
}
