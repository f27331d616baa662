import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Client, createClient, LibsqlError } from '@libsql/client'
import { LibsqlConnection, LibsqlDialect } from '@libsql/kysely-libsql'
import type { CompiledQuery, Driver, QueryResult } from 'kysely'
import { failureOf } from './failure-of.ts'
import { OpenFiles } from './open-files.ts'
import { makePrivate } from './private-store.ts'

/**
 * How long SQLite itself waits for another process, in milliseconds: long enough for a write of a few leads. It stops ours
 * meanwhile, pages included, so the longer waiting is done outside.
 */
const busyTimeout = 25

/** A database in a file, for one machine, opened at its first use. An answer is given only after the data are on the disk. */
export class FileDialect extends LibsqlDialect {
  constructor(private readonly file: string) {
    super({ url: pathToFileURL(file).href })
  }

  override createDriver(): OneConnectionDriver {
    return new OneConnectionDriver(this.file)
  }
}

/** Lends its one connection to one caller at a time; libSQL itself refuses whoever comes during a transaction. */
class OneConnectionDriver implements Driver {
  private store: Store | undefined
  private last: Promise<void> = Promise.resolve()
  private done = () => {}

  constructor(private readonly file: string) {}

  async init(): Promise<void> {
    this.store = await Store.open(this.file)
  }

  async acquireConnection(): Promise<GuardedConnection> {
    // libSQL works while all else stands still: who reads many leads, a part at a time, leaves visitors their turn.
    await setImmediate()
    const before = this.last
    let done = () => {}
    this.last = new Promise((resolve) => {
      done = resolve
    })
    await before
    this.done = done
    try {
      if (!this.store) throw new Error('The store is not open.')
      await this.store.check()
      return new GuardedConnection(this.store)
    } catch (error) {
      done()
      throw error
    }
  }

  async releaseConnection(): Promise<void> {
    this.done()
  }

  beginTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.beginTransaction()
  }

  commitTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.commitTransaction()
  }

  rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.rollbackTransaction()
  }

  async destroy(): Promise<void> {
    this.store?.client.close()
  }
}

/** The open database. */
class Store {
  private kept = false

  private constructor(
    readonly file: string,
    readonly client: Client,
    private readonly files: OpenFiles,
  ) {}

  static async open(file: string): Promise<Store> {
    makePrivate(file)
    const client = createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: busyTimeout })
    try {
      await prepare(client)
      return new Store(file, client, new OpenFiles(file))
    } catch (error) {
      client.close()
      throw failureOf(file, error)
    }
  }

  /** Fails when its files are no longer those that were opened. */
  async check(): Promise<void> {
    try {
      this.files.check()
    } catch (error) {
      await this.keepLog()
      throw error
    }
  }

  /** What was acknowledged may stand only in a log that nobody will find: then it is taken over into the database. */
  private async keepLog(): Promise<void> {
    if (this.kept || !this.files.isLogAlone()) return
    this.kept = true
    // What prevents it is not what is to be told.
    await this.client.execute('PRAGMA wal_checkpoint(PASSIVE)').catch(() => {})
  }

  /**
   * A statement that finds the database locked stays half done in libSQL 0.18, and no transaction after it can end
   * ("SQL statements in progress"). So the connection is made anew.
   */
  async reopen(): Promise<void> {
    // Else a new and empty file would be made.
    await this.check()
    this.client.reconnect()
    await prepare(this.client)
    this.files.checkDatabase()
    this.files.reopened()
  }
}

class GuardedConnection extends LibsqlConnection {
  private committed = false

  constructor(private readonly store: Store) {
    super(store.client)
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.reopenWhenLocked(() => super.executeQuery<R>(query))
  }

  override beginTransaction(): Promise<void> {
    this.committed = false
    return this.reopenWhenLocked(() => super.beginTransaction())
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction().catch((error: unknown) => {
      throw failureOf(this.store.file, error)
    })
    this.committed = true
    // It may have gone while we wrote: what is in no file must not be acknowledged.
    await this.store.check()
  }

  override async rollbackTransaction(): Promise<void> {
    if (this.committed) return
    try {
      await super.rollbackTransaction()
    } catch (error) {
      // SQLite ends it by itself when the disk is full, which is what is to be told.
      if (!(error instanceof LibsqlError && error.code === 'TRANSACTION_CLOSED')) throw error
    }
  }

  private async reopenWhenLocked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof LibsqlError && error.code === 'SQLITE_BUSY') await this.store.reopen()
      throw failureOf(this.store.file, error)
    }
  }
}

async function prepare(client: Client): Promise<void> {
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON'])
    await client.execute(`PRAGMA ${setting}`)
  // Only what reads makes the files beside it.
  await client.execute('SELECT count(*) FROM sqlite_master')
}
