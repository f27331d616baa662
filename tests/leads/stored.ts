import { openDatabase } from '../../src/leads/store/open.ts'
import { type Filter, readLeads, type StoredLead } from '../../src/leads/store/read.ts'
import type { DeliveryRow } from '../../src/leads/store/tables.ts'

/** What is stored, read by a process of its own as the staff's command does. */
export async function storedLeads(address: string, filter: Filter = {}): Promise<StoredLead[]> {
  const database = await openDatabase(address)
  try {
    const leads: StoredLead[] = []
    for await (const lead of readLeads(database, filter)) leads.push(lead)
    return leads
  } finally {
    await database.db.destroy()
  }
}

export async function storedDeliveries(address: string): Promise<DeliveryRow[]> {
  const { db } = await openDatabase(address)
  try {
    return await db.selectFrom('delivery').selectAll().orderBy('target').execute()
  } finally {
    await db.destroy()
  }
}
