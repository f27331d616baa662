import { randomUUID } from 'node:crypto'
import type { Lead } from '../../src/leads/lead.ts'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import type { Database } from '../../src/leads/store/tables.ts'

/** A lead with these answers, as it is stored. */
export function aLead(data: Lead['data'], { id = randomUUID(), ...fields }: Partial<Lead> = {}): Lead {
  return {
    id,
    kind: 'service-request',
    page: '/request',
    data,
    consents: [],
    source: null,
    suspicion: null,
    key: id,
    receivedAt: '2026-11-21T10:00:00.000Z',
    ...fields,
  }
}

/** Opens a store and puts these leads into it, to be mailed. */
export async function storeWith(address: string, ...leads: Lead[]): Promise<Database> {
  const database = await openDatabase(address)
  await insertLeads(database, leads, ['mail'])
  return database
}
