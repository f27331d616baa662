import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { withPlainAddresses } from '../addresses.ts'
import type { Lead } from '../lead.ts'
import { retryAlone } from './retry.ts'
import type { Database, Tables } from './tables.ts'

/** Which visitors get an answer. */
export interface Answering {
  /** The name of answers among the targets. */
  readonly target: string
  /** The address that the answer to a lead goes to, if it gets one. */
  addressOf(lead: Lead): string | undefined
  /** As many an address gets in a day: others may write it into a form. */
  readonly mostADay: number
}

/** Those of these leads, stored in the same transaction, that get an answer. They count from now on. */
export async function takeAnswered(
  transaction: Transaction<Tables>,
  leads: readonly Lead[],
  { addressOf, mostADay }: Answering,
): Promise<Lead[]> {
  const byAddress = new Map<string, Lead[]>()
  for (const lead of leads) {
    const address = addressOf(lead)
    if (address === undefined) continue
    const name = hashOf(address)
    byAddress.set(name, [...(byAddress.get(name) ?? []), lead])
  }
  if (byAddress.size === 0) return []
  const day = new Date().toISOString().slice(0, 10)
  await transaction.deleteFrom('answered').where('day', '<', day).execute()
  const counts = await transaction
    .insertInto('answered')
    // In one order: two transactions would else wait for each other.
    .values(
      [...byAddress.keys()].sort().map((address) => ({ day, address, count: byAddress.get(address)?.length ?? 0 })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'address'])
        .doUpdateSet((eb) => ({ count: eb('answered.count', '+', eb.ref('excluded.count')) })),
    )
    .returning(['address', 'count'])
    .execute()
  return counts.flatMap(({ address, count }) => {
    const wanting = byAddress.get(address) ?? []
    return wanting.slice(0, Math.max(0, mostADay - (count - wanting.length)))
  })
}

/** Takes addresses out of the count. */
export async function forgetAnswered({ db }: Database, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await retryAlone(db, () => db.deleteFrom('answered').where('address', 'in', addresses.map(hashOf)).execute())
}

/** Mailboxes are often the same with other letters, with dots, and with anything behind a plus sign. */
function hashOf(address: string): string {
  const plain = withPlainAddresses(address)
  const at = plain.lastIndexOf('@')
  const mailbox = plain.slice(0, at).replace(/\+.*/, '').replaceAll('.', '')
  return createHash('sha256')
    .update(mailbox + plain.slice(at))
    .digest('hex')
}
