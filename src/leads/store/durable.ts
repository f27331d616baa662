import { sql } from 'kysely'
import type { Database } from './tables.ts'

/** Fails when the store would acknowledge what a power failure takes. A file is opened so that it does not. */
export async function checkDurable({ db, kind }: Database): Promise<void> {
  if (kind !== 'postgres') return
  const { rows } = await sql<{ name: string }>`select name from pg_settings
    where name in ('synchronous_commit', 'fsync') and setting = 'off'`.execute(db)
  if (rows.length > 0) throw new NotDurable(rows.map(({ name }) => name))
}

class NotDurable extends Error {
  override name = 'NotDurable'

  constructor(settings: readonly string[]) {
    super(
      `Postgres would lose leads in a power failure: ${settings.join(' and ')} is off. Set it on; no restart is needed.`,
    )
  }
}
