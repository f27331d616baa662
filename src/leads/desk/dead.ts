import type { Database } from '../store/tables.ts'

/** A delivery that was given up. */
export interface Dead {
  readonly target: string
  readonly kind: string
  readonly leadId: string
  readonly attempts: number
  readonly error: string | null
}

/** The dead letters: leads that a target did not take however often it was asked. */
export function readDead({ db }: Database): Promise<Dead[]> {
  return db
    .selectFrom('delivery')
    .innerJoin('lead', 'lead.id', 'delivery.lead_id')
    .select(['target', 'kind', 'lead_id as leadId', 'attempts', 'error'])
    .where('status', '=', 'dead')
    .orderBy('received_at')
    .execute()
}

/** Puts them back into the outbox; the running service brings them. */
export async function reviveDead({ db }: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ status: 'waiting', attempts: 0, due_at: new Date().toISOString(), error: null })
    .where('status', '=', 'dead')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
