import type { Manifest } from '../manifest.ts'
import { readLeads, type StoredLead } from '../store/read.ts'
import type { Database } from '../store/tables.ts'
import { kindsStored } from './erase-due.ts'
import { dueBefore } from './keep.ts'

/** Leads that are due at this moment, form by form; the oldest of each first. */
export async function* listDue(database: Database, manifest: Manifest, now: number): AsyncGenerator<StoredLead> {
  for (const kind of await kindsStored(database)) {
    const before = dueBefore(manifest, kind, now)
    if (before === undefined) continue
    for await (const lead of readLeads(database, { kind })) {
      if (lead.receivedAt >= before) break
      yield lead
    }
  }
}
