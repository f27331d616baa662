import { createHash } from 'node:crypto'
import { firstScript } from '../agreed/first-script.ts'
import type { Site, SiteSection } from '../content/resolve/site.ts'
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

/**
 * The content security policy, the same for every page: our own files, the inline scripts by their hashes, and the
 * players of the films that the site shows.
 */
export function contentPolicy({ settings, pages }: Pick<Site, 'settings' | 'pages'>, base: string): string {
  const leads = settings.leads?.base === undefined ? '' : ` ${settings.leads.base}`
  const players = playersOf(pages)
  return [
    "default-src 'self'",
    `script-src 'self' ${[firstScript, speculationRules(base), waitingScript].map(hash).join(' ')}`,
    // Mantine writes style attributes, and each page carries its styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${leads}`,
    `form-action 'self'${leads}`,
    ...(players.length > 0 ? [`frame-src ${players.join(' ')}`] : []),
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** Whose players the films of the pages have, each once. */
function playersOf(pages: Site['pages']): string[] {
  const addresses = pages.flatMap((page) => page.facts?.players ?? page.sections.flatMap(playerOf))
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort()
}

function playerOf(section: SiteSection): string[] {
  return section.type === 'video' && section.player !== undefined ? [section.player] : []
}

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
