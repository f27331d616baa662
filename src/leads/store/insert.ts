import type { Insertable, Transaction } from 'kysely'
import type { Lead } from '../lead.ts'
import { type Answering, takeAnswered } from './answers.ts'
import { retry } from './retry.ts'
import { emailOf } from './search-words.ts'
import type { Database, LeadRow, Tables } from './tables.ts'

/** What became of a lead: stored, known already under its key, or its key was used for something else. */
export type Receipt =
  | { readonly outcome: 'stored' | 'known'; readonly id: string }
  | { readonly outcome: 'conflict'; readonly id?: never }

/** The most values that one statement may have: SQLite's limit; that of Postgres is twice as much. */
const mostValues = 32_766

/** Stores leads, and that they are to be delivered, in one transaction: all of them or none. */
export function insertLeads(
  { db }: Database,
  leads: readonly Lead[],
  targets: readonly string[],
  answering?: Answering,
): Promise<readonly Receipt[]> {
  // Done twice it finds what it did the first time: a lead keeps its key.
  return retry(() =>
    db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .insertInto('lead')
        .values(leads.map(rowOf))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute()
      const stored = new Set(rows.map(({ id }) => id))
      const real = leads.filter(({ id, suspicion }) => stored.has(id) && suspicion === null)
      await forwardLeads(transaction, real, targets, answering)
      const known = await findKnown(
        transaction,
        leads.filter(({ id }) => !stored.has(id)),
      )
      return leads.map((lead): Receipt => {
        if (stored.has(lead.id)) return { outcome: 'stored', id: lead.id }
        const before = known.get(nameOf(lead.kind, lead.key))
        return before?.data === JSON.stringify(lead.data)
          ? { outcome: 'known', id: before.id }
          : { outcome: 'conflict' }
      })
    }),
  )
}

function rowOf(lead: Lead): Insertable<LeadRow> {
  return {
    id: lead.id,
    kind: lead.kind,
    page: lead.page,
    data: JSON.stringify(lead.data),
    consents: JSON.stringify(lead.consents),
    source: lead.source,
    suspicion: lead.suspicion,
    idempotency_key: lead.key,
    received_at: lead.receivedAt,
    email: emailOf(lead.data),
  }
}

/** Notes that leads are to be brought to all targets, and who of the visitors is to be answered. */
export async function forwardLeads(
  transaction: Transaction<Tables>,
  leads: readonly Lead[],
  targets: readonly string[],
  answering: Answering | undefined,
): Promise<void> {
  await addDeliveries(transaction, leads, targets)
  if (!answering) return
  const answered = await takeAnswered(transaction, leads, answering)
  await addDeliveries(transaction, answered, [answering.target])
}

async function addDeliveries(
  transaction: Transaction<Tables>,
  leads: readonly Lead[],
  targets: readonly string[],
): Promise<void> {
  const rows = leads.flatMap(({ id, receivedAt }) =>
    targets.map((target) => ({
      lead_id: id,
      target,
      status: 'waiting' as const,
      attempts: 0,
      due_at: receivedAt,
      error: null,
    })),
  )
  for (const piece of inPieces(rows, 6)) await transaction.insertInto('delivery').values(piece).execute()
}

/** Rows of so many columns, as many at a time as fit into one statement. */
function* inPieces<T>(rows: readonly T[], columns: number): Generator<readonly T[]> {
  const most = Math.floor(mostValues / columns)
  for (let at = 0; at < rows.length; at += most) yield rows.slice(at, at + most)
}

/** What is stored under the keys of these leads. */
async function findKnown(transaction: Transaction<Tables>, leads: readonly Lead[]) {
  if (leads.length === 0) return new Map<string, { id: string; data: string }>()
  const keysOf = (kind: string) => leads.filter((lead) => lead.kind === kind).map(({ key }) => key)
  const rows = await transaction
    .selectFrom('lead')
    .select(['id', 'kind', 'idempotency_key', 'data'])
    .where((eb) =>
      eb.or(
        [...new Set(leads.map(({ kind }) => kind))].map((kind) =>
          eb.and([eb('kind', '=', kind), eb('idempotency_key', 'in', keysOf(kind))]),
        ),
      ),
    )
    .execute()
  return new Map(rows.map(({ id, kind, idempotency_key, data }) => [nameOf(kind, idempotency_key), { id, data }]))
}

function nameOf(kind: string, key: string): string {
  return `${kind}\n${key}`
}
