import { mustExist } from '../../src/leads/backup/store-file.ts'
import { readSettings } from '../../src/leads/settings.ts'
import { fileOf } from '../../src/leads/store/file-of.ts'
import { withDatabase } from '../../src/leads/store/open.ts'
import type { Database } from '../../src/leads/store/tables.ts'

/** Opens the store that the settings name, for as long as the work takes. Only the service begins one. */
export async function withStore(work: (database: Database) => Promise<void>): Promise<void> {
  const { database: url } = readSettings(process.env)
  const file = fileOf(url)
  if (file !== undefined) await mustExist(file)
  await withDatabase(url, work)
}
