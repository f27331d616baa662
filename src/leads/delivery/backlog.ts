import type { Database } from '../store/tables.ts'

/** What has not reached a target. */
export interface Backlog {
  readonly target: string
  readonly waiting: number
  readonly dead: number
  /** When the oldest lead that waits was received, and was due for the first time. */
  readonly oldest: string | undefined
}

/** So many of those that are next are asked for their age: the oldest is among them, or hardly older. */
const sample = 1000

/** What has not been delivered, target by target, those included that are no longer set up. */
export async function readBacklog(database: Database): Promise<Backlog[]> {
  const backlogs: Backlog[] = []
  for (const target of await targetsStored(database))
    backlogs.push({
      target,
      waiting: await count(database, target, 'waiting'),
      dead: await count(database, target, 'dead'),
      oldest: await oldestWaiting(database, target),
    })
  return backlogs
}

/** One seek in an index each: "distinct" would read the whole of it. */
async function targetsStored({ db }: Database): Promise<string[]> {
  const targets: string[] = []
  for (;;) {
    const { target } = await db
      .selectFrom('delivery')
      .select(({ fn }) => fn.min('target').as('target'))
      .where('target', '>', targets.at(-1) ?? '')
      .executeTakeFirstOrThrow()
    if (target === null) return targets
    targets.push(target)
  }
}

async function count({ db }: Database, target: string, status: 'waiting' | 'dead'): Promise<number> {
  const { rows } = await db
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll().as('rows'))
    .where('target', '=', target)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  return Number(rows)
}

async function oldestWaiting({ db }: Database, target: string): Promise<string | undefined> {
  const { oldest } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.min('received_at').as('oldest'))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('delivery')
        .select('lead_id')
        .where('target', '=', target)
        .where('status', '=', 'waiting')
        .orderBy('due_at')
        .limit(sample),
    )
    .executeTakeFirstOrThrow()
  return oldest ?? undefined
}
