import type { Answers, GivenConsent } from '../lead.ts'
import type { Database, LeadRow } from './tables.ts'

/** A lead as it was stored. */
export interface StoredLead {
  readonly id: string
  readonly kind: string
  readonly receivedAt: string
  readonly page: string | null
  readonly source: string | null
  readonly data: Answers
  readonly consents: readonly GivenConsent[]
  readonly suspicion: string | null
}

/** Which leads are asked for. */
export interface Filter {
  readonly kind?: string | undefined
  /** The first and the last day, "2026-11-21", in UTC. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Those that look as if no person had sent them, in place of the others; undefined for all. */
  readonly suspicious?: boolean | undefined
  /** Those that the staff has answered, or has not; undefined for all. */
  readonly answered?: boolean | undefined
}

/** So many are held in memory at a time. */
const chunk = 1000

/** Reads leads from the oldest on; however many there are. */
export async function* readLeads(database: Database, filter: Filter): AsyncGenerator<StoredLead> {
  let last: LeadRow | undefined
  do {
    const rows = await readChunk(database, filter, last)
    for (const row of rows) yield leadOf(row)
    last = rows.length === chunk ? rows.at(-1) : undefined
  } while (last)
}

function readChunk({ db }: Database, filter: Filter, after: LeadRow | undefined): Promise<LeadRow[]> {
  let query = db.selectFrom('lead').selectAll().orderBy('received_at').orderBy('id').limit(chunk)
  const { kind, from, to, suspicious, answered } = filter
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (from !== undefined) query = query.where('received_at', '>=', from)
  // After every time of that day.
  if (to !== undefined) query = query.where('received_at', '<', `${to}U`)
  if (suspicious !== undefined) query = query.where('suspicion', suspicious ? 'is not' : 'is', null)
  if (answered !== undefined) query = query.where('answered_at', answered ? 'is not' : 'is', null)
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('received_at', 'id'), '>', tuple(after.received_at, after.id)),
    )
  return query.execute()
}

export function leadOf(row: LeadRow): StoredLead {
  return {
    id: row.id,
    kind: row.kind,
    receivedAt: row.received_at,
    page: row.page,
    source: row.source,
    data: JSON.parse(row.data) as Answers,
    consents: JSON.parse(row.consents) as GivenConsent[],
    suspicion: row.suspicion,
  }
}
