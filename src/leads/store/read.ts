import { sql } from 'kysely'
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
  /** What the staff noted; only where it was asked for what leads hold. */
  readonly note?: string | null | undefined
}

/** Which leads are asked for. */
export interface Filter {
  readonly kind?: string | undefined
  /** The first and the last day, "2026-11-21", in UTC. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Those that look as if no person had sent them, in place of the others; undefined for all. */
  readonly suspicious?: boolean | undefined
  /**
   * Those that hold one of these, whatever the case of letters; "%" stands for anything. All that is not plain ASCII
   * comes along: that can be written in several ways, of which a database knows nothing.
   */
  readonly holding?: readonly string[] | undefined
  /** Those that the staff has answered, or has not; undefined for all. */
  readonly answered?: boolean | undefined
}

/** So many are held in memory at a time. */
const chunk = 500

/** What is asked of the store for a lead: each column more of 200,000 rows takes 0.1 s. */
const columns = ['id', 'kind', 'received_at', 'page', 'source', 'data', 'consents', 'suspicion'] as const

/** Reads leads from the oldest on; however many there are. */
export async function* readLeads(database: Database, filter: Filter): AsyncGenerator<StoredLead> {
  for await (const leads of readInChunks(database, filter)) yield* leads
}

/** The same, in as many at a time as are held in memory: for those who look at all of them. */
export async function* readInChunks(database: Database, filter: Filter): AsyncGenerator<StoredLead[]> {
  const wanted = filter.holding ? ([...columns, 'note'] as const) : columns
  const chunks = inChunks(filter, (after) => matching(database, filter, after).select(wanted).execute())
  for await (const rows of chunks) yield rows.map(leadOf)
}

/** The names of all fields that leads have. */
export async function readFields(database: Database, filter: Filter): Promise<string[]> {
  const names = new Set<string>()
  const chunks = inChunks(filter, (after) =>
    matching(database, filter, after).select(['received_at', 'id', 'data']).execute(),
  )
  for await (const rows of chunks)
    for (const { data } of rows) for (const name of Object.keys(JSON.parse(data))) names.add(name)
  return [...names]
}

type Place = Pick<LeadRow, 'received_at' | 'id'>

async function* inChunks<R extends Place>(
  { from = '' }: Filter,
  read: (after: Place) => Promise<R[]>,
): AsyncGenerator<R[]> {
  let after: Place | undefined = { received_at: from, id: '' }
  while (after) {
    const rows: R[] = await read(after)
    yield rows
    after = rows.length === chunk ? rows.at(-1) : undefined
  }
}

/** Leads after a place, found by an index; also the first are after one. */
function matching({ db, kind: store }: Database, filter: Filter, after: Place) {
  const { kind, to, suspicious, answered, holding } = filter
  let query = db
    .selectFrom('lead')
    .where(({ eb, refTuple, tuple }) => eb(refTuple('received_at', 'id'), '>', tuple(after.received_at, after.id)))
    .orderBy('received_at')
    .orderBy('id')
    .limit(chunk)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  // After every time of that day.
  if (to !== undefined) query = query.where('received_at', '<', `${to}U`)
  if (suspicious !== undefined) query = query.where('suspicion', suspicious ? 'is not' : 'is', null)
  if (answered !== undefined) query = query.where('answered_at', answered ? 'is not' : 'is', null)
  if (holding) {
    const text = sql<string>`data || coalesce(page, '') || coalesce(source, '') || coalesce(note, '')`
    const like = store === 'postgres' ? 'ilike' : 'like'
    query = query.where((eb) =>
      eb.or([...holding.map((each) => eb(text, like, each)), sql<boolean>`length(${text}) <> octet_length(${text})`]),
    )
  }
  return query
}

export function leadOf(row: Pick<LeadRow, (typeof columns)[number]> & Partial<Pick<LeadRow, 'note'>>): StoredLead {
  return {
    id: row.id,
    kind: row.kind,
    receivedAt: row.received_at,
    page: row.page,
    source: row.source,
    data: JSON.parse(row.data) as Answers,
    consents: JSON.parse(row.consents) as GivenConsent[],
    suspicion: row.suspicion,
    note: row.note,
  }
}
