import { createHash } from 'node:crypto'
import type { Lead } from '../lead.ts'
import { retry } from './retry.ts'
import type { Database } from './tables.ts'

/** Milliseconds for which the same answers of one sender are one lead: someone sent the form twice. */
const together = 600_000

/** A space is in no key that a program may give, so that nobody takes another's. */
const begin = 'same '

/** The key of a lead that came without one. It follows from the answers and the sender: sent again they have the same, on every machine. */
export function keyByAnswers({ kind, data }: Lead, sender: string): string {
  return begin + digest(JSON.stringify([kind, data, shortened(sender)]))
}

/**
 * Takes such keys from leads that are too old for being the same. The store lets no two leads have one key, so that there is
 * no moment at which the same answers could get by twice, as there would be at the border of fixed spans of time.
 */
export async function endKeys({ db }: Database, leads: readonly Lead[]): Promise<void> {
  for (const { kind, key, receivedAt } of leads) {
    if (!key.startsWith(begin)) continue
    const received = Date.parse(receivedAt)
    await retry(() =>
      db
        .updateTable('lead')
        .set(({ ref }) => ({ idempotency_key: ref('id') }))
        .where('kind', '=', kind)
        .where('idempotency_key', '=', key)
        // Newer is only what a clock that went wrong has made.
        .where(({ or, eb }) =>
          or([
            eb('received_at', '<', new Date(received - together).toISOString()),
            eb('received_at', '>', new Date(received + together).toISOString()),
          ]),
        )
        .execute(),
    )
  }
}

/** Enough of an address to tell apart two visitors who answer alike, and too little for finding it again: 65,536 kinds. */
function shortened(sender: string): string {
  return digest(sender).slice(0, 4)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
