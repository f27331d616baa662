import { readSettings } from '../../src/leads/settings.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import type { Database } from '../../src/leads/store/tables.ts'

/** Opens the store that the settings name, for as long as the work takes. */
export async function withStore(work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(readSettings(process.env).database)
  try {
    await work(database)
  } finally {
    await database.db.destroy()
  }
}
