import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { FileDialect } from './libsql.ts'
import { migrate } from './migrate.ts'
import { retry } from './retry.ts'
import type { Database } from './tables.ts'

/** Opens the store that an address names and brings its tables up to date. */
export async function openDatabase(url: string): Promise<Database> {
  try {
    return await retry(() => openOnce(url))
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new Error(`The leads' store cannot be opened: ${reason}`, { cause: error })
  }
}

async function openOnce(url: string): Promise<Database> {
  const database = connect(url)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.db.destroy()
    throw error
  }
}

function connect(url: string): Database {
  if (url.startsWith('file:')) return { db: new Kysely({ dialect: new FileDialect(url) }), kind: 'libsql' }
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 5000, query_timeout: 15_000 })
  // A connection that breaks while nobody uses it is replaced; unheard, its error would end the process.
  pool.on('error', () => {})
  // So would that of one that breaks between two statements of a transaction; the next statement fails and is told.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: new Kysely({ dialect: new PostgresDialect({ pool }) }), kind: 'postgres' }
}
