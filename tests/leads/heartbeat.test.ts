import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Heartbeat } from '../../src/leads/store/heartbeat.ts'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import type { Tables } from '../../src/leads/store/tables.ts'
import { aLead } from './a-lead.ts'
import { serviceFor } from './a-site.ts'
import { bothStores, newFileStore } from './stores.ts'

/** Takes a table away as a full disk takes writing away, and brings it back. */
async function tableOf(address: string, table: keyof Tables) {
  const { db } = await openDatabase(address)
  onTestFinished(() => db.destroy())
  return {
    take: () => db.schema.alterTable(table).renameTo('away').execute(),
    bringBack: () => db.schema.alterTable('away').renameTo(table).execute(),
  }
}

const lead = (id: string) => aLead({ email: 'a@host.example' }, { id, kind: 'newsletter' })

describe.each(bothStores())('a store in $store', ({ newStore }) => {
  test('that can be read and not written is known within five seconds, and so is that it is well again', async () => {
    const address = await newStore()
    const database = await openDatabase(address)
    onTestFinished(() => database.db.destroy())
    const table = await tableOf(address, 'heartbeat')
    let now = 0
    const said: string[] = []
    const report = (_error: unknown, what: string) => void said.push(what)
    const heartbeat = new Heartbeat(database, { size: 10_000, report, now: () => now })
    await heartbeat.check()
    await table.take()
    now = 4999
    await heartbeat.check()
    now = 5000
    await expect(heartbeat.check()).rejects.toThrow('heartbeat')
    await table.bringBack()
    now = 9999
    await expect(heartbeat.check()).rejects.toThrow('heartbeat')
    now = 10_000
    await heartbeat.check()
    expect(said).toEqual(['leads cannot be stored', 'leads can be stored again'])
  })

  test('that refused a lead is not ready until one is stored', async () => {
    const address = await newStore()
    const service = await serviceFor(address)
    onTestFinished(() => service.close())
    const leads = await tableOf(address, 'lead')
    await service.ping()
    await leads.take()
    await expect(service.receive(lead('a'))).rejects.toThrow('lead')
    await expect(service.ping()).rejects.toThrow('lead')
    await leads.bringBack()
    await service.receive(lead('b'))
    await service.ping()
  })
})

test('a store that refused a lead is ready once it takes the largest, though nobody sends another: who is not ready is sent none', async () => {
  const database = await openDatabase(await newFileStore())
  onTestFinished(() => database.db.destroy())
  let now = 0
  const heartbeat = new Heartbeat(database, { size: 10_000, report: () => {}, now: () => now })
  await heartbeat.check()
  const refused = heartbeat.during(() => Promise.reject(new Error('The disk is full')))
  await expect(refused).rejects.toThrow('full')
  await expect(heartbeat.check()).rejects.toThrow('full')
  now = 5000
  await heartbeat.check()
})

test('a disk that has place for a small lead and not for the largest is known before that comes', async () => {
  const database = await openDatabase(await newFileStore())
  onTestFinished(() => database.db.destroy())
  let now = 0
  const heartbeat = new Heartbeat(database, { size: 100_000, report: () => {}, now: () => now })
  const small = () => heartbeat.during(() => insertLeads(database, [lead(randomUUID())], []))
  await heartbeat.check()
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db)
  // The trial of a moment ago has left its place; leads take it, and half of it is not enough.
  await insertLeads(database, [aLead({ help: 'a'.repeat(50_000) })], [])
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(database.db)
  now = 5000
  await small()
  await expect(heartbeat.check()).rejects.toThrow('full')
  // That a small one is stored says nothing of the largest.
  await small()
  await expect(heartbeat.check()).rejects.toThrow('full')
  await sql`pragma max_page_count = 100000`.execute(database.db)
  now = 10_000
  await heartbeat.check()
})
