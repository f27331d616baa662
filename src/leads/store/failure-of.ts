import { LibsqlError } from '@libsql/client'

const withBackup = 'put a backup in its place with "npm run leads -- restore"'

/** What SQLite says in words that name neither the place nor what helps. */
const reasons: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'finds no room: its disk is full',
  SQLITE_NOTADB: `is no database: ${withBackup}`,
  SQLITE_CORRUPT: `is damaged: ${withBackup}`,
}

/** Why the file of a store cannot be used, in words; any other failure as it is. */
export function failureOf(file: string, error: unknown): unknown {
  const code = error instanceof LibsqlError ? error.code : ''
  return code in reasons ? new StoreFailed(`${file} ${reasons[code]}.`, code, error) : error
}

class StoreFailed extends Error {
  override name = 'StoreFailed'

  constructor(
    message: string,
    readonly code: string,
    cause: unknown,
  ) {
    super(message, { cause })
  }
}
