import type { Transaction } from 'kysely'
import type { Marking } from '../../agreed/staff-api.ts'
import { leadOf } from '../store/read.ts'
import { retry } from '../store/retry.ts'
import type { Database, LeadRow, Tables } from '../store/tables.ts'
import type { StaffAccess } from './access.ts'
import { type AuditEntry, audit } from './audit.ts'

/** Marks a lead as answered or as open, and changes its note: both, or neither when a colleague has changed that note. */
export async function markLead(
  { database }: StaffAccess,
  user: string,
  id: string,
  { answered, note }: Marking,
): Promise<'marked' | 'gone' | 'outdated'> {
  let isOutdated = false
  const found = await change(database, id, async (transaction, before) => {
    const stored = before.note ?? ''
    isOutdated = note !== undefined && stored !== note.from && stored !== note.to
    const isMarked = answered !== undefined && answered !== (before.answered_at !== null)
    if (isOutdated || !(note || isMarked)) return undefined
    const mark = answered
      ? { answered_at: new Date().toISOString(), answered_by: user }
      : { answered_at: null, answered_by: null }
    await transaction
      .updateTable('lead')
      .set({ ...(note && { note: note.to.trim() === '' ? null : note.to }), ...(isMarked && mark) })
      .where('id', '=', id)
      .execute()
    if (!isMarked) return { user, action: 'noted', leads: [id] }
    return { user, action: answered ? 'answered' : 'reopened', leads: [id] }
  })
  if (!found) return 'gone'
  return isOutdated ? 'outdated' : 'marked'
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
