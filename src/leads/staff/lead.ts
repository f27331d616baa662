import { leadOf, type StoredLead } from '../store/read.ts'
import type { Database, DeliveryRow, LeadRow } from '../store/tables.ts'

/** A lead with what the staff has done about it. */
export interface StaffLead extends StoredLead {
  readonly answered: { readonly at: string; readonly by: string | null } | null
  readonly note: string | null
}

/** Where a lead is to be forwarded to, and how that went. */
export interface Delivery {
  readonly target: string
  readonly status: DeliveryRow['status']
  readonly attempts: number
  readonly error: string | null
}

export function staffLeadOf(row: LeadRow): StaffLead {
  const { answered_at, answered_by, note } = row
  return { ...leadOf(row), answered: answered_at === null ? null : { at: answered_at, by: answered_by }, note }
}

/** One lead; nothing when it has been erased. */
export async function findLead({ db }: Database, id: string): Promise<StaffLead | undefined> {
  const row = await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
  return row && staffLeadOf(row)
}

export function readDeliveries({ db }: Database, id: string): Promise<Delivery[]> {
  return db
    .selectFrom('delivery')
    .select(['target', 'status', 'attempts', 'error'])
    .where('lead_id', '=', id)
    .orderBy('target')
    .execute()
}
