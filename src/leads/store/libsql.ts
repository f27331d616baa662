import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Client, createClient, LibsqlError } from '@libsql/client'
import { LibsqlConnection, LibsqlDialect, LibsqlDriver } from '@libsql/kysely-libsql'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

/** How long SQLite itself waits for another process: it stops ours meanwhile, so the longer waiting is done outside. */
const busyTimeout = 250

/** A database in a file, for one machine. An answer is given only after the data are on the disk. */
export class FileDialect extends LibsqlDialect {
  private readonly client: Client

  constructor(url: string) {
    const file = url.startsWith('file://') ? fileURLToPath(url) : path.resolve(url.slice('file:'.length))
    // Personal data: for the eyes of who runs the service.
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const client = createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: busyTimeout })
    super({ client })
    this.client = client
  }

  override createDriver(): LibsqlDriver {
    return new OneConnection(this.client, true)
  }
}

/** Lends its one connection to one caller at a time; libSQL itself refuses whoever comes during a transaction. */
class OneConnection extends LibsqlDriver {
  private last: Promise<void> = Promise.resolve()
  private done = () => {}

  override async init(): Promise<void> {
    await prepare(this.client)
  }

  override async acquireConnection(): Promise<LibsqlConnection> {
    const before = this.last
    let done = () => {}
    this.last = new Promise((resolve) => {
      done = resolve
    })
    await before
    this.done = done
    return new MendingConnection(this.client)
  }

  override async releaseConnection(_connection: DatabaseConnection): Promise<void> {
    this.done()
  }
}

/**
 * A statement that finds the database locked stays half done in libSQL 0.18, and no transaction after it can end
 * ("SQL statements in progress"). So the connection is made anew.
 */
class MendingConnection extends LibsqlConnection {
  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.mend(() => super.executeQuery<R>(query))
  }

  override beginTransaction(): Promise<void> {
    return this.mend(() => super.beginTransaction())
  }

  private async mend<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof LibsqlError && error.code === 'SQLITE_BUSY') {
        this.client.reconnect()
        await prepare(this.client)
      }
      throw error
    }
  }
}

async function prepare(client: Client): Promise<void> {
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON'])
    await client.execute(`PRAGMA ${setting}`)
}
