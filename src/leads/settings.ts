import { isIP } from 'node:net'
import path from 'node:path'
import { root } from '../root.ts'

/** How the lead service is set up. */
export interface LeadSettings {
  /** How much is said on standard output. */
  readonly log: Log
  /** Where leads are stored: "file:…" or "postgres://…". */
  readonly database: string
  /** Requests a minute that one address may make; 0 for any number. */
  readonly rateLimit: number
  /** The proxies whose word is taken for where a request comes from: how many there are, or their addresses. */
  readonly trustedProxies: number | string
  /** Origins beside the site's own from which leads are accepted. */
  readonly origins: readonly string[]
  /** Milliseconds that a person needs at least to fill in a form. */
  readonly shortestFill: number
  /** Where leads are forwarded to. */
  readonly webhooks: readonly string[]
  readonly webhookSecret: string | undefined
  readonly mail: MailSettings | undefined
  /** Milliseconds between saying that it will end and no longer listening. */
  readonly drain: number
  /** Who shows it may read the numbers of the service; without it there are none. */
  readonly metricsToken: string | undefined
}

const logs = ['silent', 'error', 'warn', 'info', 'debug'] as const
type Log = (typeof logs)[number]

export interface MailSettings {
  /** The mail server: "smtp://user:password@host:587". */
  readonly server: string
  readonly from: string
  readonly to: string
}

/** A setting that cannot be used. Its message is for the reader as it is. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
}

type Variables = Readonly<Record<string, string | undefined>>

/** Reads the settings from environment variables; docs/leads.md lists them. */
export function readSettings(variables: Variables): LeadSettings {
  return {
    log: logOf(variables),
    database: databaseOf(variables),
    rateLimit: numberOf(variables, 'LEADS_RATE_LIMIT', 60),
    trustedProxies: proxiesOf(variables),
    origins: wordsOf(variables.LEADS_ORIGINS).map((word) => addressOf('LEADS_ORIGINS', word, /^https?:$/).origin),
    shortestFill: numberOf(variables, 'LEADS_MIN_FILL_MS', 2000),
    webhooks: wordsOf(variables.LEADS_WEBHOOKS).map((word) => addressOf('LEADS_WEBHOOKS', word, /^https?:$/).href),
    webhookSecret: variables.LEADS_WEBHOOK_SECRET || undefined,
    mail: mailOf(variables),
    drain: numberOf(variables, 'LEADS_DRAIN_MS', 0),
    metricsToken: tokenOf(variables),
  }
}

function databaseOf({ DATABASE_URL: url }: Variables): string {
  if (!url) return `file:${path.join(root, 'data/leads.db')}`
  if (/^(file:.|postgres(ql)?:\/\/.)/.test(url)) return url
  // The address itself may hold a password: it is not repeated.
  throw new WrongSetting('DATABASE_URL begins with "file:" or "postgres://", for example "file:data/leads.db".')
}

function logOf({ LOG_LEVEL: level }: Variables): Log {
  const log = level ? logs.find((each) => each === level) : 'info'
  if (log) return log
  throw new WrongSetting(`LOG_LEVEL is "${level}", and it is one of ${logs.join(', ')}.`)
}

function proxiesOf(variables: Variables): number | string {
  const proxies = wordsOf(variables.LEADS_TRUST_PROXY)
  if (proxies.length < 2 && /^\d*$/.test(proxies[0] ?? '')) return Number(proxies[0] ?? 0)
  const wrong = proxies.find((proxy) => !isNetwork(proxy))
  if (wrong === undefined) return proxies.join(',')
  throw new WrongSetting(`LEADS_TRUST_PROXY holds "${wrong}", and it is a number, or addresses such as "10.0.0.0/8".`)
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest
}

function tokenOf({ LEADS_METRICS_TOKEN: token }: Variables): string | undefined {
  if (!token || /^[\x21-\x7e]{16,200}$/.test(token)) return token || undefined
  throw new WrongSetting(
    'LEADS_METRICS_TOKEN has 16 to 200 letters, digits and signs; "openssl rand -hex 16" makes one.',
  )
}

function mailOf(variables: Variables): MailSettings | undefined {
  const { LEADS_SMTP: server, LEADS_MAIL_FROM: from, LEADS_MAIL_TO: to } = variables
  if (!server && !to) return undefined
  if (!server || !from || !to) throw new WrongSetting('LEADS_SMTP, LEADS_MAIL_FROM and LEADS_MAIL_TO go together.')
  return { server: addressOf('LEADS_SMTP', server, /^smtps?:$/).href, from, to }
}

function numberOf(variables: Variables, name: string, fallback: number): number {
  const text = variables[name]
  if (!text) return fallback
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new WrongSetting(`${name} is "${text}", and it is a whole number from 0.`)
}

function wordsOf(text = ''): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

function addressOf(name: string, text: string, protocol: RegExp): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (address && protocol.test(address.protocol)) return address
  throw new WrongSetting(`${name} holds something that is no address such as "${examples[name]}".`)
}

const examples: Record<string, string> = {
  LEADS_ORIGINS: 'https://www.site.example',
  LEADS_WEBHOOKS: 'https://crm.site.example/leads',
  LEADS_SMTP: 'smtp://user:password@mail.site.example:587',
}
