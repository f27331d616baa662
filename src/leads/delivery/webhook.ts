import { createHash, createHmac } from 'node:crypto'
import type { StoredLead } from '../store/read.ts'
import type { Target } from './target.ts'

/**
 * An address that gets each lead as JSON. With a secret the call is signed as "Standard Webhooks" has it, and its id
 * is the lead's, so that the receiver can tell a repetition.
 */
export function webhook(address: string, secret: string | undefined): Target {
  const { host } = new URL(address)
  return {
    // The address may hold a token, which belongs in no store.
    name: `webhook ${host} ${createHash('sha256').update(address).digest('hex').slice(0, 8)}`,
    async send(lead, signal) {
      const body = JSON.stringify(payload(lead))
      const time = String(Math.floor(Date.now() / 1000))
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': lead.id,
          'webhook-timestamp': time,
          ...(secret !== undefined && { 'webhook-signature': sign(`${lead.id}.${time}.${body}`, secret) }),
        },
        body,
        redirect: 'manual',
        signal,
      })
      // Unread, an answer would hold its connection.
      await response.body?.cancel()
      if (!response.ok) throw new Error(`${host} answered ${response.status}.`)
    },
  }
}

function payload({ id, kind, receivedAt, page, source, data, consents }: StoredLead) {
  return { id, kind, receivedAt, page, source, data, consents }
}

function sign(text: string, secret: string): string {
  return `v1,${createHmac('sha256', secret).update(text).digest('base64')}`
}
