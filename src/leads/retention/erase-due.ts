import { eraseLeads } from '../commands/forget.ts'
import { retry } from '../store/retry.ts'
import type { Database } from '../store/tables.ts'

/** What was erased because its time was over. It names nobody. */
export interface Erased {
  /** The name of the form. */
  readonly form: string
  readonly leads: number
  /** Of those, how many had not reached everybody whom they were to be forwarded to. */
  readonly undelivered: number
}

/** So many are erased in one transaction: a visitor who sends something meanwhile waits for one of these at most. */
const batch = 100

/** The names of all forms of which something is stored, those included that are no longer on the site. */
export async function kindsStored({ db }: Database): Promise<string[]> {
  const kinds: string[] = []
  for (;;) {
    // One seek in an index each: "distinct" would read the whole of it.
    const { kind } = await retry(() =>
      db
        .selectFrom('lead')
        .select(({ fn }) => fn.min('kind').as('kind'))
        .where('kind', '>', kinds.at(-1) ?? '')
        .executeTakeFirstOrThrow(),
    )
    if (kind === null) return kinds
    kinds.push(kind)
  }
}

/** Erases some of a form's leads that were received before a moment; fewer than a batch when no more are left. */
export function eraseBatch(
  { db, kind: store }: Database,
  form: string,
  before: string,
): Promise<Erased & { more: boolean }> {
  return retry(() =>
    db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('lead')
        .select('id')
        .where('kind', '=', form)
        .where('received_at', '<', before)
        .orderBy('received_at')
        .limit(batch)
        .execute()
      if (rows.length === 0) return { form, leads: 0, undelivered: 0, more: false }
      const ids = rows.map(({ id }) => id)
      const { count } = await transaction
        .selectFrom('delivery')
        .select(({ fn }) => fn.count('lead_id').distinct().as('count'))
        .where('lead_id', 'in', ids)
        .where('status', '!=', 'sent')
        .executeTakeFirstOrThrow()
      const leads = await eraseLeads({ db: transaction, kind: store }, ids)
      return { form, leads, undelivered: Number(count), more: rows.length === batch }
    }),
  )
}
