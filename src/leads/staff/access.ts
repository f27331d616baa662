import type { Transaction } from 'kysely'
import type { Lead } from '../lead.ts'
import type { Database, Tables } from '../store/tables.ts'

/** What the staff works with. */
export interface StaffAccess {
  readonly database: Database
  /** The names of all that something is brought to today. */
  readonly targets: readonly string[]
  /** Notes that a lead is to be brought to whoever gets leads, as when it had just come. */
  forward(transaction: Transaction<Tables>, lead: Lead): Promise<void>
  /** There may be something to deliver. */
  wake(): void
}
