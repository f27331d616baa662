import { readSettings } from '../../src/leads/settings.ts'
import { fileOf } from '../../src/leads/store/file-of.ts'
import { Misuse } from './command.ts'

/** The file of the store. A Postgres is no file, and has tools of its own. */
export function storeFile(): string {
  const file = fileOf(readSettings(process.env).database)
  if (file !== undefined) return file
  throw new Misuse(
    'DATABASE_URL names a Postgres, which has tools of its own: pg_dump and pg_restore, or an archive of its log for any moment. See docs/leads.md.',
  )
}
