import { leadOf, type StoredLead } from '../store/read.ts'
import { retry } from '../store/retry.ts'
import type { Database, DeliveryRow } from '../store/tables.ts'

/** A delivery that is ours to try. */
export interface Claimed {
  readonly target: string
  readonly attempts: number
  readonly lead: StoredLead
}

type Result = Pick<DeliveryRow, 'status' | 'due_at' | 'error'>

/** What has to be delivered. Several instances may share it. */
export class Outbox {
  constructor(private readonly database: Database) {}

  /**
   * Takes deliveries to a target that are due. Until `lease` no one else takes them: they are not locked, but their
   * time is moved, so that those of a process that was killed come back by themselves.
   */
  async claim(target: string, most: number, now: number, lease: number): Promise<Claimed[]> {
    const due = new Date(now).toISOString()
    const { db } = this.database
    const taken = await retry(() =>
      db
        .updateTable('delivery')
        .set((eb) => ({ due_at: new Date(lease).toISOString(), attempts: eb('attempts', '+', 1) }))
        .where('lead_id', 'in', (eb) =>
          eb
            .selectFrom('delivery')
            .select('lead_id')
            .where('target', '=', target)
            .where('status', '=', 'waiting')
            .where('due_at', '<=', due)
            .orderBy('due_at')
            .limit(most),
        )
        .where('target', '=', target)
        // Asked once more: another instance may have been quicker by a moment.
        .where('status', '=', 'waiting')
        .where('due_at', '<=', due)
        .returning(['lead_id', 'attempts'])
        .execute(),
    )
    if (taken.length === 0) return []
    const ids = taken.map(({ lead_id }) => lead_id)
    const rows = await db.selectFrom('lead').selectAll().where('id', 'in', ids).execute()
    const attempts = new Map(taken.map((row) => [row.lead_id, row.attempts]))
    return rows.map((row) => ({ target, attempts: attempts.get(row.id) ?? 1, lead: leadOf(row) }))
  }

  /** How much waits for targets that are none of these: nobody brings it. */
  async countBeside(targets: readonly string[]): Promise<{ target: string; count: number }[]> {
    const rows = await retry(() =>
      this.database.db
        .selectFrom('delivery')
        .select(({ fn }) => ['target', fn.countAll().as('count')])
        .where('status', '=', 'waiting')
        .where('target', 'not in', anyOf(targets))
        .groupBy('target')
        .orderBy('target')
        .execute(),
    )
    return rows.map(({ target, count }) => ({ target, count: Number(count) }))
  }

  /** Notes how a try ended. */
  async note({ lead, target }: Claimed, result: Result): Promise<void> {
    await retry(() =>
      this.database.db
        .updateTable('delivery')
        .set(result)
        .where('lead_id', '=', lead.id)
        .where('target', '=', target)
        .execute(),
    )
  }
}

/** A list as databases take it: never empty. No target is named "". */
export function anyOf(targets: readonly string[]): string[] {
  return ['', ...targets]
}
