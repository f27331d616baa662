import { createHash } from 'node:crypto'
import { escapeHtml } from '../agreed/escape-html.ts'
import { firstScript, loadingScript } from '../agreed/first-script.ts'
import type { Site, SitePage, SiteSection } from '../content/resolve/site.ts'
import type { SiteSettings } from '../generated/types.ts'
import { readUrl } from '../read-url.ts'
import { waitingScript } from './later-styles.ts'

/** What browsers that can may fetch or prepare before a click: pages of this site, when a visitor points at their links. */
export function speculationRules(base: string): string {
  const where = {
    and: [
      { href_matches: `${base}/*` },
      { not: { href_matches: `${base}/downloads/*` } },
      { not: { href_matches: `${base}/(leads|api)/*` } },
    ],
  }
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'moderate' }],
  })
}

/** The content security policy that hosts send with every page: it allows what any of them needs. */
export function sitePolicy({ settings, pages }: Pick<Site, 'settings' | 'pages'>, base: string): string {
  return policy(settings, [firstScript, loadingScript, speculationRules(base), waitingScript], pages)
}

/**
 * The tag for hosts that send none: it allows what the page itself needs, with these inline scripts. It must stand before what
 * it rules.
 */
export function policyTag(page: SitePage, settings: SiteSettings, scripts: readonly string[]): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy(settings, scripts, [page]))}">`
}

/** Our own files, inline scripts by their hashes, and the players of the films that pages show. */
function policy({ leads: service }: SiteSettings, scripts: readonly string[], pages: readonly SitePage[]): string {
  const own = ["'self'", ...originsOf(service?.base === undefined ? [] : [service.base])].join(' ')
  const players = originsOf(pages.flatMap((page) => page.facts?.players ?? page.sections.flatMap(playerOf)))
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    // Mantine writes style attributes, and each page carries its styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${own}`,
    `form-action ${own}`,
    ...(players.length > 0 ? [`frame-src ${players.join(' ')}`] : []),
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/**
 * The hosts of addresses, each once, as a header may name them: one with "ü" by its "xn--" name. What no browser takes for an
 * address has none.
 */
function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => readUrl(address)?.origin ?? []))].sort()
}

function playerOf(section: SiteSection): string[] {
  return section.type === 'video' && section.player !== undefined ? [section.player] : []
}

function hashOf(script: string): string {
  const hash = hashes.get(script) ?? `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  hashes.set(script, hash)
  return hash
}

/** There are a few such scripts, and thousands of pages have the same. */
const hashes = new Map<string, string>()
