import type { Database } from '../store/tables.ts'

/** What the staff works with. */
export interface Desk {
  readonly database: Database
  /** The names of all targets that leads are forwarded to today. */
  readonly targets: readonly string[]
  /** There may be something to deliver. */
  wake(): void
}
