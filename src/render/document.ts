import type { Organization, SiteSettings } from '../generated/types.ts'
import type { ScriptMap } from '../islands/script-map.ts'
import { firstScript } from '../islands/script-map.ts'
import { contentPolicy, speculationRules } from './policy.ts'

/** What the head of a page says of it. */
export interface Head {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly noindex: boolean
  readonly image: string | undefined
}

/** A page before it is one text. All but `body` and `head` are the same for many pages. */
export interface DocumentParts {
  readonly settings: SiteSettings
  readonly base: string
  readonly head: Head
  readonly css: string
  readonly header: string
  /** The page's h1 where no section shows it. */
  readonly hiddenHeading: string
  readonly sections: readonly string[]
  readonly footer: string
  readonly overlays: string
  /** The address of the script that every page has. */
  readonly mainScript: string
  readonly scripts: ScriptMap
  /** Further tags of the head: the policy of a built page, the styles of the live preview. */
  readonly extraHead: string
}

/** The policy for hosts that send no headers. It must stand before what it rules. */
export function policyTag(settings: SiteSettings, base: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentPolicy(settings, base))}">`
}

/** A whole page. */
export function renderDocument(parts: DocumentParts): string {
  const { settings, sections, css, header, footer, overlays, hiddenHeading, scripts } = parts
  const { entrance = 'none' } = settings.theme
  const data =
    Object.keys(scripts).length > 0 ? `<script type="application/json" id="scripts">${json(scripts)}</script>` : ''
  return `<!doctype html>
<html lang="${escapeHtml(settings.language)}" data-mantine-color-scheme="light">
<head>
${headTags(parts)}
<style>${css}</style>
<script data-main="${parts.mainScript}">${firstScript}</script>
<script type="speculationrules">${speculationRules(parts.base)}</script>
</head>
<body>
${header}
<main id="content" tabindex="-1"${entrance === 'none' ? '' : ` data-entrance="${entrance}"`}>
${hiddenHeading && `<h1 class="visually-hidden">${escapeHtml(hiddenHeading)}</h1>\n`}${sections.join('\n')}
</main>
${footer}
${overlays}
${data}
</body>
</html>
`
}

function headTags({ settings, base, head, sections, extraHead }: DocumentParts): string {
  const { path, title, description, noindex, image } = head
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
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    picture ? meta('property', 'og:image', picture) : '',
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'theme-color', settings.theme.colors.brand),
    `<link rel="icon" href="${base}/favicon.svg" type="image/svg+xml">`,
    ...fontPreloads(settings, base),
    imagePreload(sections[0] ?? ''),
    wholeFirstView(sections[1] ?? sections[0] ?? ''),
    path === '/' && settings.organization ? organizationData(settings.organization, settings, base) : '',
  ]
  return tags.filter(Boolean).join('\n')
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
  const { name, description, email, telephone, locality, region, country, logo } = organization
  const hasAddress = locality !== undefined || region !== undefined || country !== undefined
  return ldJson({
    '@type': 'Organization',
    name,
    url: `${settings.url}${base}/`,
    description,
    email,
    telephone,
    logo: logo && `${settings.url}${base}${logo.src}`,
    address: hasAddress
      ? { '@type': 'PostalAddress', addressLocality: locality, addressRegion: region, addressCountry: country }
      : undefined,
    sameAs: settings.footer?.social?.map(({ href }) => href),
  })
}

function ldJson(data: Record<string, unknown>): string {
  return `<script type="application/ld+json">${json({ '@context': 'https://schema.org', ...data })}</script>`
}

/** JSON that cannot end the script element that it stands in. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Text as it may stand in HTML, also within quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
