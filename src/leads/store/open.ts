import { Kysely } from 'kysely'
import { readUrl } from '../../read-url.ts'
import { WrongSetting } from '../settings.ts'
import { fileOf } from './file-of.ts'
import { FileDialect } from './libsql.ts'
import { migrate } from './migrate.ts'
import { isOfPostgres, postgres } from './postgres.ts'
import { retry } from './retry.ts'
import type { Database } from './tables.ts'

/** Milliseconds for those whom no visitor waits for, and for work on all leads at once, such as a new index. */
const patient = 600_000

/** The store that an address names. It is opened at the first use, and nothing waits for it longer than `timeout`. */
export function connect(url: string, timeout: number): Database {
  try {
    const file = fileOf(url)
    if (file !== undefined) return { db: new Kysely({ dialect: new FileDialect(file) }), kind: 'libsql' }
    return { db: new Kysely({ dialect: postgres(url, timeout) }), kind: 'postgres' }
  } catch (error) {
    throw new WrongSetting(`DATABASE_URL cannot be used: ${reasonOf(error)}`)
  }
}

/** Brings the tables of a store up to date. In Postgres that is done on a connection of its own, which may take its time. */
export async function prepareStore(url: string, database: Database): Promise<void> {
  if (database.kind === 'postgres') await (await openDatabase(url)).db.destroy()
  else await migrateSoon(database)
}

/** Opens a store for the staff and its commands. */
export async function openDatabase(url: string): Promise<Database> {
  const database = connect(url, patient)
  try {
    await migrateSoon(database, hostOf(url))
    return database
  } catch (error) {
    await database.db.destroy()
    throw error
  }
}

/** Opens a store for the work of a command, and closes it. */
export async function withDatabase(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(url)
  try {
    await work(database)
  } catch (error) {
    throw isOfPostgres(error)
      ? new Error(`The leads' store has failed: ${withPlace(reasonOf(error), hostOf(url))}`, { cause: error })
      : error
  } finally {
    await database.db.destroy()
  }
}

/** The machine of a Postgres, without who signs in there. */
function hostOf(url: string): string {
  return fileOf(url) === undefined ? (readUrl(url)?.host ?? '') : ''
}

async function migrateSoon(database: Database, host = ''): Promise<void> {
  try {
    await retry(() => migrate(database))
  } catch (error) {
    throw new Error(`The leads' store cannot be opened: ${withPlace(reasonOf(error), host)}`, { cause: error })
  }
}

/** That a connection broke, or that there is no such user, is said without a word of where. */
function withPlace(reason: string, host: string): string {
  return reason.includes(host) ? reason : `${reason} (${host})`
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error)
}
