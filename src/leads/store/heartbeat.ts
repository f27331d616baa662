import { retry } from './retry.ts'
import type { Database } from './tables.ts'

/** Milliseconds between writes of its own, which cost the disk as much as a lead does. */
const interval = 5000

/** Whether leads can be stored. From a full disk can still be read: only a write knows. */
export class Heartbeat {
  private failure: { readonly error: unknown } | undefined
  /** When a write last succeeded, or one of its own began. */
  private writtenAt = Number.NEGATIVE_INFINITY
  private writing: Promise<void> | undefined

  constructor(
    private readonly database: Database,
    private readonly now = () => performance.now(),
  ) {}

  /** Does a write, and remembers how it ended. */
  async during<T>(write: () => Promise<T>): Promise<T> {
    try {
      const result = await write()
      this.failure = undefined
      this.writtenAt = this.now()
      return result
    } catch (error) {
      this.failure = { error }
      throw error
    }
  }

  /** Kept when the last write succeeded; when that is long ago, or it failed, another is tried. */
  async check(): Promise<void> {
    if (this.now() - this.writtenAt >= interval) this.begin()
    await this.writing
    if (this.failure) throw this.failure.error
  }

  private begin(): void {
    this.writtenAt = this.now()
    this.writing ??= this.during(() => this.write())
      // It is remembered.
      .catch(() => {})
      .finally(() => {
        this.writing = undefined
      })
  }

  /** It has to be another value each time, and kept: what is the same, or rolled back, never gets to the disk. */
  private async write(): Promise<void> {
    const at = new Date().toISOString()
    await retry(() =>
      this.database.db
        .insertInto('heartbeat')
        .values({ name: 'store', at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
        .execute(),
    )
  }
}
