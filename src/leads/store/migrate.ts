import { sql } from 'kysely'
import { migrations } from './migrations.ts'
import type { Database } from './tables.ts'

/** Any number will do, as long as nothing else in the same database takes it. */
const lock = 7_318_905

/**
 * Brings the tables up to date. Several processes may start together: the first holds the others up until it has
 * finished, in SQLite because a transaction that writes is alone, in Postgres by a lock.
 */
export async function migrate({ db, kind }: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction)
    await transaction.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute()
    const applied = await transaction.selectFrom('migration').select('name').execute()
    const names = new Set(applied.map(({ name }) => name))
    for (const { name, apply } of migrations) {
      if (names.has(name)) continue
      await apply(transaction, kind)
      await transaction.insertInto('migration').values({ name, applied_at: new Date().toISOString() }).execute()
    }
  })
}
