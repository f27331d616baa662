import { describe, expect, onTestFinished, test } from 'vitest'
import { Heartbeat } from '../../src/leads/store/heartbeat.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import type { Tables } from '../../src/leads/store/tables.ts'
import { aLead } from './a-lead.ts'
import { serviceFor } from './a-site.ts'
import { bothStores } from './stores.ts'

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
    const heartbeat = new Heartbeat(database, { size: 10_000, report: () => {}, now: () => now })
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
