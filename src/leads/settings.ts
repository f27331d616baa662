import { isIP } from 'node:net'
import path from 'node:path'
import { readUrl } from '../read-url.ts'
import { root } from '../root.ts'
import { countMailboxes } from './delivery/mailboxes.ts'
import { type Stray, settingNames, straysIn } from './setting-names.ts'
import { type PasswordHash, readPasswordHash } from './staff/password.ts'

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
  /** What they know the service by; the old one beside the new one while it is changed. */
  readonly webhookKeys: readonly Buffer[]
  readonly mail: MailSettings | undefined
  /** As many answers an address gets in a day. */
  readonly answersADay: number
  /** Milliseconds between saying that it will end and no longer listening. */
  readonly drain: number
  /** Who shows it may read the numbers of the service; without it there are none. */
  readonly metricsToken: string | undefined
  /** Who may see the page for staff; without it there is none. */
  readonly staff: StaffSettings | undefined
  /** What somebody may have set in vain. */
  readonly strays: readonly Stray[]
}

export interface StaffSettings {
  /** Those who sign in with a password, by name. */
  readonly users: ReadonlyMap<string, PasswordHash>
  /** A proxy that signs people in: the header that names them, and the addresses from which it is believed. */
  readonly proxy: { readonly header: string; readonly addresses: readonly string[] } | undefined
}

const logs = ['silent', 'error', 'warn', 'info', 'debug'] as const
type Log = (typeof logs)[number]

export interface MailSettings {
  /** The mail server: "smtp://user:password@host:587"; with "?requireTLS=true" it is told nothing in clear. */
  readonly server: string
  readonly from: string
  /** Colleagues who get each lead. */
  readonly to: string | undefined
}

/** A setting that cannot be used. Its message is for the reader as it is. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
}

/** Milliseconds: whoever fills in a short form takes less than a minute, and all such leads would be held back as suspicious. */
const longestFill = 60_000
/** Milliseconds: an hour, in which a service that was told to end still receives. */
const longestDrain = 3_600_000
/** Proxies in front of each other. Beyond those that there are, whoever sends something says itself where it comes from. */
const mostProxies = 10

type Name = (typeof settingNames)[number]
type Variables = Readonly<Partial<Record<Name | 'DATABASE_URL' | 'LOG_LEVEL', string | undefined>>>

/** Reads the settings from environment variables; docs/leads.md lists them. */
export function readSettings(given: Variables): LeadSettings {
  const variables = withoutEnds(given)
  return {
    log: logOf(variables),
    database: databaseOf(variables),
    rateLimit: numberOf(variables, 'LEADS_RATE_LIMIT', 60),
    trustedProxies: proxiesOf(variables),
    origins: wordsOf(variables.LEADS_ORIGINS).map((word) => addressOf('LEADS_ORIGINS', word, /^https?:$/).origin),
    shortestFill: numberOf(variables, 'LEADS_MIN_FILL_MS', 2000, longestFill),
    webhooks: wordsOf(variables.LEADS_WEBHOOKS).map((word) => addressOf('LEADS_WEBHOOKS', word, /^https?:$/).href),
    webhookKeys: wordsOf(variables.LEADS_WEBHOOK_SECRET).map(keyOf),
    mail: mailOf(variables),
    answersADay: numberOf(variables, 'LEADS_ANSWERS_A_DAY', 3),
    drain: numberOf(variables, 'LEADS_DRAIN_MS', 0, longestDrain),
    metricsToken: tokenOf(variables),
    staff: staffOf(variables),
    strays: straysIn(given),
  }
}

/**
 * The settings without the spaces around them and the line ends of Windows. Quotation marks, which some programs take for a part of
 * what is set, are refused: in them a colleague's address would be another one.
 */
function withoutEnds(given: Variables): Variables {
  const variables: Variables = Object.fromEntries(settingNames.map((name) => [name, given[name]?.trim()]))
  const quoted = settingNames.find((name) => /^(["']).*\1$/s.test(variables[name] ?? ''))
  if (quoted !== undefined) throw new WrongSetting(`${quoted} has quotation marks around it: write it without.`)
  return { ...variables, DATABASE_URL: given.DATABASE_URL, LOG_LEVEL: given.LOG_LEVEL?.trim() }
}

function databaseOf({ DATABASE_URL: url }: Variables): string {
  if (!url) return `file:${path.join(root, 'data/leads.db')}`
  // Such as what stands in a file with the line ends of Windows: it would begin a store beside the one that is meant.
  if (/^(file:)?[\s"']|[\s"']$/.test(url))
    throw new WrongSetting(
      'DATABASE_URL has a space, a line end or a quotation mark around what it names: write it without, for example "file:data/leads.db".',
    )
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
  const [number = '0'] = proxies
  if (proxies.length < 2 && /^\d+$/.test(number)) return inBounds('LEADS_TRUST_PROXY', number, mostProxies)
  checkNetworks(proxies, 'LEADS_TRUST_PROXY', 'a number, or addresses')
  return proxies.join(',')
}

function checkNetworks(texts: readonly string[], name: Name, kind: string): void {
  const wrong = texts.find((text) => !isNetwork(text))
  if (wrong === undefined) return
  const words = `${name} holds "${wrong}", and it is ${kind} such as "10.0.0.0/8".`
  throw new WrongSetting(/\/0+$/.test(wrong) ? `${words} Not everybody can be believed.` : words)
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '32', ...more] = text.split('/')
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest
}

function tokenOf({ LEADS_METRICS_TOKEN: token }: Variables): string | undefined {
  if (!token || /^[\x21-\x7e]{16,200}$/.test(token)) return token || undefined
  throw new WrongSetting(
    'LEADS_METRICS_TOKEN has 16 to 200 letters, digits and signs; "openssl rand -hex 16" makes one.',
  )
}

function mailOf(variables: Variables): MailSettings | undefined {
  const { LEADS_SMTP: server, LEADS_MAIL_FROM: from, LEADS_MAIL_TO: to, LEADS_SMTP_INSECURE: insecure } = variables
  if (insecure && insecure !== '0' && insecure !== '1') throw new WrongSetting('LEADS_SMTP_INSECURE is 0 or 1.')
  if (!server && !to && !from) return undefined
  if (!server || !from)
    throw new WrongSetting('LEADS_SMTP and LEADS_MAIL_FROM go together, and LEADS_MAIL_TO needs both.')
  if (countMailboxes(from) !== 1)
    throw new WrongSetting(
      'LEADS_MAIL_FROM has one e-mail address: "leads@site.example", or with a name "The site <leads@site.example>".',
    )
  if (to && countMailboxes(to) === 0)
    throw new WrongSetting(
      'LEADS_MAIL_TO has e-mail addresses, with commas between: "asha@site.example, ben@site.example".',
    )
  const address = addressOf('LEADS_SMTP', server, /^smtps?:$/)
  // In the address, whose own word would be taken before that of an option.
  if (needsEncryption(address)) address.searchParams.set('requireTLS', String(insecure !== '1'))
  // Mail servers come with a certificate that they have made themselves, which nobody believes. Where nobody listens it is of no use.
  else if (isPlain(address) && !address.searchParams.has('requireTLS')) address.searchParams.set('ignoreTLS', 'true')
  return { server: address.href, from, to: to || undefined }
}

/** Passwords and visitors' answers travel encrypted; a mail server on this machine that asks for no password is told at once. */
function needsEncryption(address: URL): boolean {
  const { hostname, username, password } = address
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return isPlain(address) && (!isHere || username !== '' || password !== '')
}

/** Whether it begins in clear, and is encrypted only where both sides want it. */
function isPlain({ protocol }: URL): boolean {
  return protocol === 'smtp:'
}

/** Whether it was asked for that mail may travel in clear. */
export function isInsecure({ server }: MailSettings): boolean {
  return new URL(server).searchParams.get('requireTLS') === 'false'
}

/** The bytes of a secret, as "Standard Webhooks" writes and limits them. */
function keyOf(secret: string): Buffer {
  const text = secret.replace(/^whsec_/, '')
  const key = Buffer.from(text, 'base64')
  if (key.toString('base64') === text && key.length >= 24 && key.length <= 64) return key
  // The secret is not repeated: this message gets into logs.
  throw new WrongSetting(
    'LEADS_WEBHOOK_SECRET holds something that is no secret: "whsec_" and 24 to 64 bytes in base64, as "openssl rand -base64 32" makes them.',
  )
}

function staffOf(variables: Variables): StaffSettings | undefined {
  const users = new Map(wordsOf(variables.LEADS_STAFF).map(userOf))
  const { LEADS_STAFF_HEADER: header } = variables
  const addresses = wordsOf(variables.LEADS_STAFF_PROXY)
  if (!header !== (addresses.length === 0))
    throw new WrongSetting('LEADS_STAFF_HEADER and LEADS_STAFF_PROXY go together.')
  checkNetworks(addresses, 'LEADS_STAFF_PROXY', 'addresses')
  if (header && !/^[\w-]+$/.test(header))
    throw new WrongSetting(`LEADS_STAFF_HEADER is "${header}", and it is a name such as "X-Forwarded-User".`)
  const proxy = header ? { header: header.toLowerCase(), addresses } : undefined
  return users.size > 0 || proxy ? { users, proxy } : undefined
}

function userOf(word: string): [name: string, password: PasswordHash] {
  const [name = '', text = ''] = word.split(':')
  const password = readPasswordHash(text)
  if (name && password) return [name, password]
  // It may be a password as it is typed, which is not repeated.
  throw new WrongSetting('LEADS_STAFF holds lines as "npm run leads -- password NAME" makes them, with spaces between.')
}

function numberOf(variables: Variables, name: Name, fallback: number, most?: number): number {
  const text = variables[name]
  return text ? inBounds(name, text, most) : fallback
}

function inBounds(name: Name, text: string, most = Number.POSITIVE_INFINITY): number {
  if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text)
  const bounds = Number.isFinite(most) ? `from 0 to ${most}` : 'from 0'
  throw new WrongSetting(`${name} is "${text}", and it is a whole number ${bounds}.`)
}

function wordsOf(text = ''): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

function addressOf(name: keyof typeof examples, text: string, protocol: RegExp): URL {
  const address = readUrl(text)
  // Without its slashes an address has no host, and mail would go to this machine.
  if (address?.hostname && protocol.test(address.protocol)) return address
  throw new WrongSetting(`${name} holds something that is no address such as "${examples[name]}".`)
}

const examples = {
  LEADS_ORIGINS: 'https://www.site.example',
  LEADS_WEBHOOKS: 'https://crm.site.example/leads',
  LEADS_SMTP: 'smtp://user:password@mail.site.example:587',
}
