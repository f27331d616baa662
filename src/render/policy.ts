import { createHash } from 'node:crypto'
import { firstScript } from '../agreed/first-script.ts'
import type { SiteSettings } from '../generated/types.ts'

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

/** The content security policy, the same for every page: our own files, and the two inline scripts by their hashes. */
export function contentPolicy(settings: SiteSettings, base: string): string {
  const leads = settings.leads?.base === undefined ? '' : ` ${settings.leads.base}`
  return [
    "default-src 'self'",
    `script-src 'self' ${hash(firstScript)} ${hash(speculationRules(base))}`,
    // Mantine writes style attributes, and each page carries its styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${leads}`,
    `form-action 'self'${leads}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
