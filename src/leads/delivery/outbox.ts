import { leadOf, type StoredLead } from '../store/read.ts'
import { retry } from '../store/retry.ts'
import type { Database, DeliveryRow } from '../store/tables.ts'
import { Writer } from '../writer.ts'
import { longestPause } from './back-off.ts'

/** A delivery that is ours to try. */
export interface Claimed {
  readonly target: string
  readonly attempts: number
  readonly lead: string
}

/** How a try ended. */
export type Result = Pick<DeliveryRow, 'status' | 'due_at' | 'error'>

/**
 * What has to be delivered. Several instances may share it. However many targets there are, it has three connections to the
 * store at most: when that is slow, visitors would else wait for one until they are refused.
 */
export class Outbox {
  private readonly notes = new Writer<[Claimed, Result], undefined>((notes) => this.write(notes))
  private readonly reads = new Writer<string, StoredLead | undefined>((ids) => this.readAll(ids))
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly database: Database) {}

  /**
   * Takes deliveries to a target that are due. For so many milliseconds, until `lease`, no one else takes them: they are not
   * locked, but their time is moved, so that those of a process that was killed come back by themselves.
   */
  claim(target: string, most: number, milliseconds: number): Promise<{ claimed: Claimed[]; lease: number }> {
    return this.inTurn(async () => {
      const now = Date.now()
      const lease = now + milliseconds
      const due = await this.take(target, most, lease, '<=', now)
      const taken = due.length > 0 ? due : await this.take(target, most, lease, '>', latestDue(now))
      return { claimed: taken.map(({ lead_id, attempts }) => ({ target, attempts, lead: lead_id })), lease }
    })
  }

  /** Moves the time of what was taken until `lease`, and has not ended, to a later one. */
  async hold(target: string, leads: readonly string[], lease: number, later: number): Promise<void> {
    await this.inTurn(() =>
      retry(() =>
        this.database.db
          .updateTable('delivery')
          .set({ due_at: new Date(later).toISOString() })
          .where('target', '=', target)
          .where('lead_id', 'in', leads)
          .where('status', '=', 'waiting')
          .where('due_at', '=', new Date(lease).toISOString())
          .execute(),
      ),
    )
  }

  /** What was taken and not tried is due for whoever comes next, and not only when nobody holds it any longer. */
  async giveBack(claimed: readonly Claimed[]): Promise<void> {
    await this.inTurn(() =>
      retry(() =>
        this.database.db.transaction().execute(async (transaction) => {
          for (const { lead, target, attempts } of claimed)
            await transaction
              .updateTable('delivery')
              .set({ due_at: new Date().toISOString(), attempts: attempts - 1 })
              .where('lead_id', '=', lead)
              .where('target', '=', target)
              .where('status', '=', 'waiting')
              // Else another has taken it meanwhile.
              .where('attempts', '=', attempts)
              .execute()
        }),
      ),
    )
  }

  /** The lead of a delivery as it is now; nothing where it was erased meanwhile. */
  read({ lead }: Claimed): Promise<StoredLead | undefined> {
    return this.reads.add(lead)
  }

  private async readAll(ids: readonly string[]): Promise<(StoredLead | undefined)[]> {
    const rows = await retry(() => this.database.db.selectFrom('lead').selectAll().where('id', 'in', ids).execute())
    const leads = new Map(rows.map((row) => [row.id, leadOf(row)]))
    return ids.map((id) => leads.get(id))
  }

  /** How much waits for targets that are none of these: nobody brings it. */
  async countBeside(targets: readonly string[]): Promise<{ target: string; count: number }[]> {
    const rows = await this.database.db
      .selectFrom('delivery')
      .select(({ fn }) => ['target', fn.countAll().as('count')])
      .where('target', 'in', anyOf(await targetsBeside(this.database, targets)))
      .where('status', '=', 'waiting')
      .groupBy('target')
      .orderBy('target')
      .execute()
    return rows.map(({ target, count }) => ({ target, count: Number(count) }))
  }

  /** Notes how a try ended. */
  async note(delivery: Claimed, result: Result): Promise<void> {
    await this.notes.add([delivery, result])
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work)
    this.last = turn.catch(() => {})
    return turn
  }

  /** In two statements, for in one databases find the rows to change by the index of all that is due. */
  private take(target: string, most: number, lease: number, compared: '<=' | '>', time: number) {
    const { db, kind } = this.database
    return retry(() =>
      db.transaction().execute(async (transaction) => {
        const rows = await transaction
          .selectFrom('delivery')
          .select(['lead_id', (eb) => eb('attempts', '+', 1).as('attempts')])
          .where('target', '=', target)
          .where('status', '=', 'waiting')
          .where('due_at', compared, new Date(time).toISOString())
          .orderBy('due_at')
          .limit(most)
          // In SQLite a transaction that writes is alone.
          .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
          .execute()
        const ids = rows.map(({ lead_id }) => lead_id)
        if (ids.length > 0)
          await transaction
            .updateTable('delivery')
            .set((eb) => ({ due_at: new Date(lease).toISOString(), attempts: eb('attempts', '+', 1) }))
            .where('target', '=', target)
            .where('lead_id', 'in', ids)
            .execute()
        return rows
      }),
    )
  }

  private async write(notes: readonly [Claimed, Result][]): Promise<undefined[]> {
    await retry(() =>
      this.database.db.transaction().execute(async (transaction) => {
        for (const [{ lead, target }, result] of notes)
          await transaction
            .updateTable('delivery')
            .set(result)
            .where('lead_id', '=', lead)
            .where('target', '=', target)
            .execute()
      }),
    )
    return notes.map(() => undefined)
  }
}

/** A date that no pause leads to: the clock was ahead when it was set, and it is due. */
export function latestDue(now: number): number {
  return now + longestPause
}

/** The targets of deliveries that are none of these. They are few and deliveries many, so each is sought by itself. */
export async function targetsBeside({ db }: Pick<Database, 'db'>, targets: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (let last: string | undefined = ''; last !== undefined; ) {
    const next = await db
      .selectFrom('delivery')
      .select('target')
      .where('target', '>', last)
      .orderBy('target')
      .limit(1)
      .executeTakeFirst()
    last = next?.target
    if (last !== undefined && !targets.includes(last)) found.push(last)
  }
  return found
}

/** A list as databases take it: never empty. No target is named "". */
export function anyOf(targets: readonly string[]): string[] {
  return ['', ...targets]
}
