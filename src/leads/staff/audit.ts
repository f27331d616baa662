import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { retryAlone } from '../store/retry.ts'
import type { AuditRow, Database, Tables } from '../store/tables.ts'

/** What somebody of the staff can do that is noted. */
export type Action =
  | 'signed in'
  | 'failed to sign in'
  | 'was locked out'
  | 'signed out'
  | 'listed'
  | 'searched'
  | 'read'
  | 'answered'
  | 'reopened'
  | 'noted'
  | 'released'
  | 'exported'
  | 'looked for a person'
  | 'forgot'
  | 'listed dead letters'
  | 'retried dead letters'

export interface AuditEntry {
  readonly user: string
  readonly action: Action
  /** The ids of the leads; never what is in them. */
  readonly leads?: readonly string[]
  /** How many they are, where they are not named. */
  readonly count?: number
  readonly about?: string
}

/** Notes what is done; before personal data are shown, and in the transaction of what is changed. */
export async function audit(db: Kysely<Tables>, { user, action, leads = [], count, about }: AuditEntry): Promise<void> {
  const row = {
    id: randomUUID(),
    at: new Date().toISOString(),
    user_name: user,
    action,
    leads: JSON.stringify(leads),
    count: count ?? leads.length,
    about: about ?? null,
  }
  await retryAlone(db, () =>
    db
      .insertInto('staff_audit')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

const chunk = 1000

/** All that was noted, from the oldest on. */
export async function* readAudit({ db }: Database): AsyncGenerator<AuditRow> {
  let last: AuditRow | undefined
  do {
    let query = db.selectFrom('staff_audit').selectAll().orderBy('at').orderBy('id').limit(chunk)
    const after = last
    if (after)
      query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '>', tuple(after.at, after.id)))
    const rows = await query.execute()
    yield* rows
    last = rows.length === chunk ? rows.at(-1) : undefined
  } while (last)
}
