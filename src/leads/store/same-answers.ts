import { createHash } from 'node:crypto'
import type { Lead } from '../lead.ts'
import { retry } from './retry.ts'
import type { Database } from './tables.ts'

/** Milliseconds for which the same answers of one sender are one lead: someone sent the form twice. */
const together = 600_000

/**
 * A lead that came without a key, under one that follows from its answers and its sender: sent again it has the same, on
 * every machine. So that it has it for ten minutes and no longer, it is first taken from a lead that is older. There is no
 * moment at which two could have got by, since the store lets no two leads have one key.
 */
export async function keyedByAnswers({ db }: Database, lead: Lead, sender: string): Promise<Lead> {
  const key = keyOf(lead, sender)
  const received = Date.parse(lead.receivedAt)
  await retry(() =>
    db
      .updateTable('lead')
      .set(({ ref }) => ({ idempotency_key: ref('id') }))
      .where('kind', '=', lead.kind)
      .where('idempotency_key', '=', key)
      // Or from one that is newer, which only a clock that went wrong makes.
      .where(({ or, eb }) =>
        or([
          eb('received_at', '<', new Date(received - together).toISOString()),
          eb('received_at', '>', new Date(received + together).toISOString()),
        ]),
      )
      .execute(),
  )
  return { ...lead, key }
}

/** A space is in no key that a program may give, so that nobody takes another's. */
function keyOf({ kind, data }: Lead, sender: string): string {
  return `same ${digest(JSON.stringify([kind, data, shortened(sender)]))}`
}

/** Enough of an address to tell apart two visitors who answer alike, and too little for finding it again: 65,536 kinds. */
function shortened(sender: string): string {
  return digest(sender).slice(0, 4)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
