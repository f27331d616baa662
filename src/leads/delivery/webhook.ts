import { createHash, createHmac } from 'node:crypto'
import { referenceOf } from '../reference.ts'
import type { StoredLead } from '../store/read.ts'
import { AskedToWait, type Target } from './target.ts'

/**
 * An address that gets each lead as JSON. The call is signed with each key as "Standard Webhooks" has it, and its id is
 * the lead's, so that the receiver can tell a repetition.
 */
export function webhook(address: string, keys: readonly Buffer[]): Target {
  const { url, host, name, authorization } = read(address)
  return {
    name,
    async send(lead, signal) {
      const body = JSON.stringify(payload(lead))
      const time = String(Math.floor(Date.now() / 1000))
      const request = {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': lead.id,
          'webhook-timestamp': time,
          ...(keys.length > 0 && { 'webhook-signature': signatures(`${lead.id}.${time}.${body}`, keys) }),
          ...(authorization !== undefined && { authorization }),
        },
        body,
        redirect: 'manual',
        signal,
      } as const
      // Its own words may hold the address, and with it a token.
      const response = await fetch(url, request).catch((error: unknown) => {
        throw new Error(`${host} could not be reached${codeOf(error)}.`)
      })
      // Unread, an answer would hold its connection.
      await response.body?.cancel()
      if (!response.ok)
        throw new AskedToWait(`${host} answered ${response.status}${aboutOf(response)}.`, waitOf(response))
    },
  }
}

/** The name of a webhook in the store. */
export function webhookName(address: string): string {
  return read(address).name
}

/** What an address says. User and password become a header: fetch takes no address with them. */
function read(address: string) {
  const url = new URL(address)
  const { host, username, password } = url
  // Without the password, which may change while leads wait.
  url.password = ''
  // The address may hold a token, which belongs in no store.
  const name = `webhook ${host} ${createHash('sha256').update(url.href).digest('hex').slice(0, 8)}`
  url.username = ''
  const credentials = `${plain(username)}:${plain(password)}`
  const authorization = credentials === ':' ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`
  return { url, host, name, authorization }
}

/** A user or a password as it was before it was written into an address. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What helps where a status alone does not say it. */
function aboutOf({ status }: Response): string {
  return status >= 300 && status < 400 ? ', and redirects are not followed: name the address that it leads to' : ''
}

/** The milliseconds that an answer asks for, in seconds or by a date; 0 where it says nothing that can be read. */
function waitOf({ headers }: Response): number {
  const text = headers.get('retry-after')?.trim() ?? ''
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Math.max(0, wait || 0)
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  // In fetch's words, which have no code: it calls none of the ports that other services have, such as 6000.
  if (cause instanceof Error && cause.message === 'bad port') return ': fetch calls nobody at this port, take another'
  return cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''
}

function payload({ id, kind, receivedAt, page, source, data, consents }: StoredLead) {
  return { id, reference: referenceOf(id), kind, receivedAt, page, source, data, consents }
}

function signatures(text: string, keys: readonly Buffer[]): string {
  return keys.map((key) => `v1,${createHmac('sha256', key).update(text).digest('base64')}`).join(' ')
}
