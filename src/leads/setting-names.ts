import { closest, distance } from 'fastest-levenshtein'

export const settingNames = [
  'LEADS_RATE_LIMIT',
  'LEADS_TRUST_PROXY',
  'LEADS_ORIGINS',
  'LEADS_MIN_FILL_MS',
  'LEADS_WEBHOOKS',
  'LEADS_WEBHOOK_SECRET',
  'LEADS_SMTP',
  'LEADS_SMTP_INSECURE',
  'LEADS_MAIL_FROM',
  'LEADS_MAIL_TO',
  'LEADS_ANSWERS_A_DAY',
  'LEADS_STAFF',
  'LEADS_STAFF_HEADER',
  'LEADS_STAFF_PROXY',
  'LEADS_DRAIN_MS',
  'LEADS_METRICS_TOKEN',
] as const

/** A variable that is called like a setting and is none. */
export interface Stray {
  readonly name: string
  /** The setting that was most likely meant. */
  readonly meant: string | undefined
}

/** What Kubernetes itself sets where a service is called "leads". */
const ofKubernetes = /^LEADS_(?:SERVICE_(?:HOST|PORT)|PORT)(?:_|$)/

/** Letters that differ: two that have changed places are two. */
const nearby = 2

/** The variables that somebody may have set in vain: of a misspelt name no lead would be brought anywhere. */
export function straysIn(variables: object): Stray[] {
  const known: readonly string[] = settingNames
  const strange = Object.keys(variables).filter(
    (name) => name.startsWith('LEADS_') && !known.includes(name) && !ofKubernetes.test(name),
  )
  return strange.sort().map((name) => {
    const meant = closest(name, known)
    return { name, meant: distance(name, meant) <= nearby ? meant : undefined }
  })
}
