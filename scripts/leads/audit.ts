import { printable } from '../../src/leads/commands/lines.ts'
import { readAudit } from '../../src/leads/staff/audit.ts'
import type { Database } from '../../src/leads/store/tables.ts'

/** Prints what the staff has seen and done, a line each. */
export async function listAudit(database: Database): Promise<void> {
  for await (const { at, user_name, action, count, about, leads } of readAudit(database)) {
    const ids = (JSON.parse(leads) as string[]).join(' ')
    const parts = [at.slice(0, 19).replace('T', ' '), user_name, action, String(count), about ?? '', ids]
    console.log(printable(parts.filter(Boolean).join('  ')))
  }
}
