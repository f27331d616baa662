import { sql } from 'kysely'
import { readLeads, type StoredLead } from '../store/read.ts'
import type { Database } from '../store/tables.ts'

export interface Found {
  /** Leads that a person sent. */
  readonly own: readonly StoredLead[]
  /** Leads in whose texts the person is mentioned; somebody has to read them. */
  readonly mentions: readonly StoredLead[]
}

/** Finds what is stored of a person: by e-mail address or telephone number, however it was written. */
export async function findPerson(database: Database, who: string): Promise<Found> {
  const own: StoredLead[] = []
  const mentions: StoredLead[] = []
  for await (const lead of readLeads(database, {})) {
    // Its number is the provider's, the same in every one.
    if (lead.kind === 'whatsapp-lead') continue
    const texts = Object.values(lead.data).filter((answer) => typeof answer === 'string')
    if (texts.some((text) => isSame(text, who))) own.push(lead)
    else if (texts.some((text) => text.toLowerCase().includes(who.trim().toLowerCase()))) mentions.push(lead)
  }
  return { own, mentions }
}

function isSame(text: string, who: string): boolean {
  return plain(text) === plain(who)
}

/** Numbers are compared by their digits, all else by its letters. */
function plain(text: string): string {
  const isNumber = /^\s*(\+|00)?[\d\s()./-]{6,}$/.test(text)
  return isNumber ? text.replaceAll(/\D/g, '').replace(/^00/, '') : text.trim().toLowerCase()
}

/** Erases leads, and what was to be delivered of them. */
export async function eraseLeads(database: Database, ids: readonly string[]): Promise<number> {
  const { db, kind } = database
  let erased = 0
  for (let at = 0; at < ids.length; at += 500) {
    const { numDeletedRows } = await db
      .deleteFrom('lead')
      .where('id', 'in', ids.slice(at, at + 500))
      .executeTakeFirst()
    erased += Number(numDeletedRows)
  }
  // What was erased is still in the log of changes until that is taken over into the file.
  if (kind === 'libsql') await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return erased
}
