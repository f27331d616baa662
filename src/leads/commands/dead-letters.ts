import type { Transaction } from 'kysely'
import { answerName } from '../delivery/answer.ts'
import { anyOf, latestDue, targetsBeside } from '../delivery/outbox.ts'
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

/**
 * The dead letters: leads that a target did not take however often it was asked, those of targets that are gone, and
 * those that are due in a time that no pause leads to.
 */
export async function readDeadLetters(
  database: Database,
  targets: readonly string[],
  now = Date.now(),
): Promise<DeadLetter[]> {
  const gone = await targetsBeside(database, targets)
  const letters = (status: 'waiting' | 'dead', of: readonly string[]) =>
    database.db
      .selectFrom('delivery')
      .innerJoin('lead', 'lead.id', 'delivery.lead_id')
      .select(['target', 'kind', 'lead_id', 'attempts', 'status', 'error', 'received_at', 'due_at'])
      .where('target', 'in', anyOf(of))
      .where('status', '=', status)
  const rows = await letters('dead', [...targets, ...gone])
    .unionAll(letters('waiting', gone))
    .unionAll(letters('waiting', targets).where('due_at', '>', new Date(latestDue(now)).toISOString()))
    .orderBy('received_at')
    .orderBy('lead_id')
    .execute()
  const reasonOf = ({ target, status, error, received_at, due_at }: (typeof rows)[number]) => {
    if (status === 'dead') return error
    if (gone.includes(target)) return `no longer set up, has waited ${ageOf(received_at, now)}`
    return `due on ${due_at.slice(0, 10)}, by a clock that was ahead`
  }
  return rows.map((row) => ({
    target: row.target,
    kind: row.kind,
    leadId: row.lead_id,
    attempts: row.attempts,
    error: reasonOf(row),
  }))
}

/** Puts them back into the outbox, those of targets that are gone to all of today's; the running service brings them. */
export function retryDeadLetters({ db }: Database, targets: readonly string[], now = Date.now()): Promise<number> {
  return retry(() =>
    db.transaction().execute(async (transaction) => {
      const fresh = { status: 'waiting', attempts: 0, due_at: new Date(now).toISOString(), error: null } as const
      const ofToday = transaction.updateTable('delivery').set(fresh).where('target', 'in', anyOf(targets))
      const dead = await ofToday.where('status', '=', 'dead').executeTakeFirst()
      const ahead = await ofToday
        .where('status', '=', 'waiting')
        .where('due_at', '>', new Date(latestDue(now)).toISOString())
        .executeTakeFirst()
      let count = Number(dead.numUpdatedRows + ahead.numUpdatedRows)
      // An answer is the visitor's, and no other target's.
      const gone = (await targetsBeside({ db: transaction }, targets)).filter((target) => target !== answerName)
      const forwarding = targets.filter((target) => target !== answerName)
      for (const target of forwarding) count += await addDeliveriesTo(transaction, target, gone)
      // Without a target they stay where they are: nothing else would know of them.
      if (forwarding.length > 0) await deleteFor(transaction, gone)
      return count
    }),
  )
}

/** Puts what waited for targets that are gone to another, unless that has got it already. */
async function addDeliveriesTo(
  transaction: Transaction<Tables>,
  target: string,
  gone: readonly string[],
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
        .where('target', 'in', anyOf(gone))
        .where('status', 'in', ['waiting', 'dead']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

async function deleteFor(transaction: Transaction<Tables>, gone: readonly string[]): Promise<void> {
  await transaction
    .deleteFrom('delivery')
    .where('target', 'in', anyOf(gone))
    .where('status', 'in', ['waiting', 'dead'])
    .execute()
}

function ageOf(time: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(time)) / 60_000))
  if (minutes < 2 * 60) return `${minutes} min`
  return minutes < 2 * 24 * 60 ? `${Math.floor(minutes / 60)} hours` : `${Math.floor(minutes / 60 / 24)} days`
}
