import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Report } from '../report.ts'
import { retry } from './retry.ts'
import type { Database } from './tables.ts'

/** Milliseconds between writes of its own, which cost the disk as much as a lead does. */
const interval = 5000

/** What may fail: that the store answers, a write of its own, that of the last leads. */
type Part = 'answer' | 'own' | 'leads'

/** Whether leads can be stored. From a full disk can still be read: only a write knows, and only one as large as a lead. */
export class Heartbeat {
  /** A small lead may fit where the largest does not, so that each part has its own. */
  private readonly failures = new Map<Part, unknown>()
  private well = true
  private writtenAt = Number.NEGATIVE_INFINITY
  private asking: Promise<unknown> | undefined
  private writing: Promise<void> | undefined

  constructor(
    private readonly database: Database,
    private readonly options: {
      /** The bytes of the largest lead. */
      readonly size: number
      readonly report: Report
      readonly now?: () => number
    },
  ) {}

  /** Does a write of leads, and remembers how it ended. */
  during<T>(write: () => Promise<T>): Promise<T> {
    return this.remember('leads', write)
  }

  /** Kept when the store answers, and leads of every size can be stored; every five seconds that is tried. */
  async check(): Promise<void> {
    this.asking ??= this.remember('answer', () => retry(() => sql`select 1`.execute(this.database.db))).finally(() => {
      this.asking = undefined
    })
    await this.asking
    const { now = () => performance.now() } = this.options
    if (now() - this.writtenAt >= interval) {
      this.writtenAt = now()
      this.begin()
    }
    await this.writing
    for (const error of this.failures.values()) throw error
  }

  private begin(): void {
    this.writing ??= this.remember('own', () => this.write())
      // It is remembered.
      .catch(() => {})
      .finally(() => {
        this.writing = undefined
      })
  }

  private async remember<T>(part: Part, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      this.failures.delete(part)
      // What takes the largest lead takes every other.
      if (part === 'own') this.failures.delete('leads')
      return result
    } catch (error) {
      this.failures.set(part, error)
      throw error
    } finally {
      this.tell()
    }
  }

  /** Says it once: each lead that is refused is in the log already. */
  private tell(): void {
    const well = this.failures.size === 0
    if (this.well === well) return
    this.well = well
    const [error] = this.failures.values()
    this.options.report(error, well ? 'leads can be stored again' : 'leads cannot be stored')
  }

  /** Before the last one goes, so that there has to be place for it; by chance, so that no database makes it smaller. */
  private async write(): Promise<void> {
    const name = randomUUID()
    const { db, kind } = this.database
    const filling = randomBytes(Math.ceil((this.options.size * 3) / 4)).toString('base64')
    await retry(() =>
      db.transaction().execute(async (transaction) => {
        await transaction.insertInto('heartbeat').values({ name, at: new Date().toISOString(), filling }).execute()
        await transaction.deleteFrom('heartbeat').where('name', '!=', name).execute()
      }),
    )
    // What it took of the log is given back to the leads that follow, or there is no place in the file either.
    if (kind === 'libsql') await sql`pragma wal_checkpoint(passive)`.execute(db)
  }
}
