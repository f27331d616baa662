import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Report } from '../report.ts'
import { retry } from './retry.ts'
import type { Database } from './tables.ts'

/** Milliseconds between writes of its own, which cost the disk as much as a lead does. */
const interval = 5000

/** Whether leads can be stored. From a full disk can still be read: only a write knows, and only one as large as a lead. */
export class Heartbeat {
  /** Of the last lead, and of the last write of its own: a small lead may fit where the largest does not. */
  private readonly failures: { lead?: { error: unknown }; own?: { error: unknown } } = {}
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
    return this.remember('lead', write)
  }

  /** Kept when the store answers, and leads of every size can be stored; every five seconds that is tried. */
  async check(): Promise<void> {
    this.asking ??= retry(() => sql`select 1`.execute(this.database.db)).finally(() => {
      this.asking = undefined
    })
    await this.asking
    const { now = () => performance.now() } = this.options
    if (now() - this.writtenAt >= interval) {
      this.writtenAt = now()
      this.begin()
    }
    await this.writing
    const failure = this.failures.own ?? this.failures.lead
    if (failure) throw failure.error
  }

  private begin(): void {
    this.writing ??= this.remember('own', () => this.write())
      // It is remembered.
      .catch(() => {})
      .finally(() => {
        this.writing = undefined
      })
  }

  private async remember<T>(what: 'lead' | 'own', write: () => Promise<T>): Promise<T> {
    try {
      const result = await write()
      // What takes the largest lead takes every other.
      if (what === 'own') delete this.failures.lead
      delete this.failures[what]
      this.tell()
      return result
    } catch (error) {
      this.failures[what] = { error }
      this.tell()
      throw error
    }
  }

  /** Says it once: each lead that is refused is in the log already. */
  private tell(): void {
    const failure = this.failures.own ?? this.failures.lead
    if (this.well === !failure) return
    this.well = !failure
    this.options.report(failure?.error, failure ? 'leads cannot be stored' : 'leads can be stored again')
  }

  /** Before the last one goes, so that there has to be place for it; by chance, so that no database makes it smaller. */
  private async write(): Promise<void> {
    const name = randomUUID()
    const filling = randomBytes(Math.ceil((this.options.size * 3) / 4)).toString('base64')
    await retry(() =>
      this.database.db.transaction().execute(async (transaction) => {
        await transaction.insertInto('heartbeat').values({ name, at: new Date().toISOString(), filling }).execute()
        await transaction.deleteFrom('heartbeat').where('name', '!=', name).execute()
      }),
    )
  }
}
