import type { Transaction } from 'kysely'
import { leadOf } from '../store/read.ts'
import { retry } from '../store/retry.ts'
import type { Database, LeadRow, Tables } from '../store/tables.ts'
import type { StaffAccess } from './access.ts'
import { type AuditEntry, audit } from './audit.ts'

/** What the staff says about a lead. */
export interface Marking {
  readonly answered: boolean
  readonly note: string
}

/** Marks a lead as answered or as open, with a note; whether it is still there. */
export function markLead({ database }: StaffAccess, user: string, id: string, marking: Marking): Promise<boolean> {
  const { answered, note } = marking
  return change(database, id, async (transaction, before) => {
    const done = before.answered_at !== null
    const mark = answered
      ? { answered_at: new Date().toISOString(), answered_by: user }
      : { answered_at: null, answered_by: null }
    await transaction
      .updateTable('lead')
      .set({ note: note.trim() === '' ? null : note, ...(answered !== done && mark) })
      .where('id', '=', id)
      .execute()
    if (answered === done) return { user, action: 'noted', leads: [id] }
    return { user, action: answered ? 'answered' : 'reopened', leads: [id] }
  })
}

/** Clears a lead of suspicion: it is forwarded as if it had just come. Whether it is still there. */
export async function releaseLead(
  { database, forward, wake }: StaffAccess,
  user: string,
  id: string,
): Promise<boolean> {
  const found = await change(database, id, async (transaction, before) => {
    if (before.suspicion === null) return undefined
    await transaction.updateTable('lead').set({ suspicion: null }).where('id', '=', id).execute()
    await forward(transaction, { ...leadOf(before), suspicion: null, key: before.idempotency_key })
    return { user, action: 'released', leads: [id] }
  })
  if (found) wake()
  return found
}

/** Changes a lead and notes that, both or neither. */
function change(
  { db, kind }: Database,
  id: string,
  work: (transaction: Transaction<Tables>, before: LeadRow) => Promise<AuditEntry | undefined>,
): Promise<boolean> {
  return retry(() =>
    db.transaction().execute(async (transaction) => {
      const query = transaction.selectFrom('lead').selectAll().where('id', '=', id)
      // In a file a transaction is alone.
      const before = await (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
      if (!before) return false
      const entry = await work(transaction, before)
      if (entry) await audit(transaction, entry)
      return true
    }),
  )
}
