import type { ExpressionBuilder, Transaction } from 'kysely'
import { answerName } from '../delivery/answer.ts'
import { anyOf } from '../delivery/outbox.ts'
import { retry } from '../store/retry.ts'
import type { Database, Tables } from '../store/tables.ts'

/** A delivery that was given up, or that nobody brings because its target is no longer set up. */
export interface DeadLetter {
  readonly target: string
  readonly kind: string
  readonly leadId: string
  readonly attempts: number
  readonly error: string | null
}

/** The dead letters: leads that a target did not take however often it was asked, and those of targets that are gone. */
export async function readDeadLetters(
  { db }: Database,
  targets: readonly string[],
  now = Date.now(),
): Promise<DeadLetter[]> {
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('lead', 'lead.id', 'delivery.lead_id')
    .select(['target', 'kind', 'lead_id', 'attempts', 'status', 'error', 'received_at'])
    .where((eb) =>
      eb.or([eb('status', '=', 'dead'), eb.and([eb('status', '=', 'waiting'), toGoneTarget(eb, targets)])]),
    )
    .orderBy('received_at')
    .orderBy('lead_id')
    .execute()
  return rows.map(({ target, kind, lead_id, attempts, status, error, received_at }) => ({
    target,
    kind,
    leadId: lead_id,
    attempts,
    error: status === 'dead' ? error : `no longer set up, has waited ${ageOf(received_at, now)}`,
  }))
}

/** Puts them back into the outbox, those of targets that are gone to all of today's; the running service brings them. */
export function retryDeadLetters({ db }: Database, targets: readonly string[]): Promise<number> {
  return retry(() =>
    db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('delivery')
        .set({ status: 'waiting', attempts: 0, due_at: new Date().toISOString(), error: null })
        .where('status', '=', 'dead')
        .where('target', 'in', anyOf(targets))
        .executeTakeFirst()
      let count = Number(numUpdatedRows)
      // An answer is the visitor's, and no other target's.
      const forwarding = targets.filter((target) => target !== answerName)
      for (const target of forwarding) count += await addDeliveriesTo(transaction, target, targets)
      // Without a target they stay where they are: nothing else would know of them.
      if (forwarding.length > 0) await deleteForGone(transaction, targets)
      return count
    }),
  )
}

/** Puts what waited for targets that are gone to another, unless that has got it already. */
async function addDeliveriesTo(
  transaction: Transaction<Tables>,
  target: string,
  targets: readonly string[],
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('delivery')
    .columns(['lead_id', 'target', 'status', 'attempts', 'due_at', 'error'])
    .expression((insert) =>
      insert
        .selectFrom('delivery')
        .select(({ val, lit }) => [
          'lead_id',
          val(target).as('target'),
          val('waiting' as const).as('status'),
          lit(0).as('attempts'),
          val(new Date().toISOString()).as('due_at'),
          lit(null).as('error'),
        ])
        .where('status', '!=', 'sent')
        .where('target', '!=', answerName)
        .where((eb) => toGoneTarget(eb, targets)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

async function deleteForGone(transaction: Transaction<Tables>, targets: readonly string[]): Promise<void> {
  await transaction
    .deleteFrom('delivery')
    .where('status', '!=', 'sent')
    .where('target', '!=', answerName)
    .where((eb) => toGoneTarget(eb, targets))
    .execute()
}

function toGoneTarget(eb: ExpressionBuilder<Tables, 'delivery'>, targets: readonly string[]) {
  return eb('target', 'not in', anyOf(targets))
}

function ageOf(time: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(time)) / 60_000))
  if (minutes < 2 * 60) return `${minutes} min`
  return minutes < 2 * 24 * 60 ? `${Math.floor(minutes / 60)} hours` : `${Math.floor(minutes / 60 / 24)} days`
}
