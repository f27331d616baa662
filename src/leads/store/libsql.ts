import { mkdirSync, statSync } from 'node:fs'
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
  private readonly file: string

  constructor(url: string) {
    const file = url.startsWith('file://') ? fileURLToPath(url) : path.resolve(url.slice('file:'.length))
    // Personal data: for the eyes of who runs the service.
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const client = createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: busyTimeout })
    super({ client })
    this.client = client
    this.file = file
  }

  override createDriver(): LibsqlDriver {
    return new OneConnectionDriver(this.client, new OpenedFile(this.file))
  }
}

/** Lends its one connection to one caller at a time; libSQL itself refuses whoever comes during a transaction. */
class OneConnectionDriver extends LibsqlDriver {
  private last: Promise<void> = Promise.resolve()
  private done = () => {}

  constructor(
    client: Client,
    private readonly file: OpenedFile,
  ) {
    super(client, true)
  }

  override async init(): Promise<void> {
    await prepare(this.client)
    this.file.remember()
  }

  override async acquireConnection(): Promise<LibsqlConnection> {
    const before = this.last
    let done = () => {}
    this.last = new Promise((resolve) => {
      done = resolve
    })
    await before
    this.done = done
    try {
      this.file.check()
    } catch (error) {
      done()
      throw error
    }
    return new ReopeningConnection(this.client, this.file)
  }

  override async releaseConnection(_connection: DatabaseConnection): Promise<void> {
    this.done()
  }
}

/**
 * A statement that finds the database locked stays half done in libSQL 0.18, and no transaction after it can end
 * ("SQL statements in progress"). So the connection is made anew.
 */
class ReopeningConnection extends LibsqlConnection {
  private committed = false

  constructor(
    client: Client,
    private readonly file: OpenedFile,
  ) {
    super(client)
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.reopenWhenLocked(() => super.executeQuery<R>(query))
  }

  override beginTransaction(): Promise<void> {
    this.committed = false
    return this.reopenWhenLocked(() => super.beginTransaction())
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction()
    this.committed = true
    // It may have gone while we wrote: what is in no file must not be acknowledged.
    this.file.check()
  }

  override async rollbackTransaction(): Promise<void> {
    if (!this.committed) await super.rollbackTransaction()
  }

  private async reopenWhenLocked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof LibsqlError && error.code === 'SQLITE_BUSY') {
        // Else a new and empty file would be made.
        this.file.check()
        this.client.reconnect()
        await prepare(this.client)
      }
      throw error
    }
  }
}

/** The file that was opened; a connection goes on writing into it when it has been moved or deleted. */
class OpenedFile {
  private opened: string | undefined

  constructor(private readonly path: string) {}

  remember(): void {
    this.opened = this.identity()
  }

  /** A new one is not opened by itself: the log of changes beside it may still be that of the old one. */
  check(): void {
    if (this.opened === undefined || this.identity() !== this.opened) throw new StoreMoved()
  }

  private identity(): string | undefined {
    const stats = statSync(this.path, { bigint: true, throwIfNoEntry: false })
    return stats && `${stats.dev}:${stats.ino}`
  }
}

class StoreMoved extends Error {
  override name = 'StoreMoved'
  override message = 'The file of the leads was moved or replaced while the service ran. Start it anew.'
}

async function prepare(client: Client): Promise<void> {
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON'])
    await client.execute(`PRAGMA ${setting}`)
}
