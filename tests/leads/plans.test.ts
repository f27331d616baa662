import { describe, expect, onTestFinished, test } from 'vitest'
import { readDeadLetters, retryDeadLetters } from '../../src/leads/commands/dead-letters.ts'
import { exportCsv } from '../../src/leads/commands/export.ts'
import { eraseLeads, findPerson } from '../../src/leads/commands/forget.ts'
import { readBacklog } from '../../src/leads/delivery/backlog.ts'
import { eraseBatch, kindsStored } from '../../src/leads/retention/erase-due.ts'
import { listDue } from '../../src/leads/retention/list-due.ts'
import { findLeads } from '../../src/leads/staff/find.ts'
import { findLead, readDeliveries } from '../../src/leads/staff/lead.ts'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import { readLeads } from '../../src/leads/store/read.ts'
import { manifestOf } from '../../src/publish/forms/index.ts'
import { eventually } from '../eventually.ts'
import { aLead } from './a-lead.ts'
import { form, serviceFor, siteWith } from './a-site.ts'
import { collectQueries, scansOf } from './plans.ts'
import { webhookReceiver } from './receivers.ts'
import { bothStores } from './stores.ts'

async function drain(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of items);
}

describe.each(bothStores())('a store in $store', ({ newStore }) => {
  test('finds what it is asked for by an index, whoever asks', async () => {
    const store = await newStore()
    const database = await openDatabase(store)
    onTestFinished(() => database.db.destroy())
    // More than is read at a time, some for a target that is gone, some due in a time that never comes.
    const leads = Array.from({ length: 1001 }, (_, at) => aLead({ email: `${at}@host.example` }))
    await insertLeads(database, leads, ['gone'])
    await insertLeads(database, [aLead({}, { id: 'late' })], ['gone'])
    await database.db
      .updateTable('delivery')
      .set({ due_at: '2099-01-01T00:00:00.000Z' })
      .where('lead_id', '=', 'late')
      .execute()

    const queries = collectQueries()
    const receiver = await webhookReceiver(() => 200)
    const service = await serviceFor(store, { webhooks: [receiver.address] })
    const lead = aLead({ email: 'meera@host.example' }, { key: 'a-key' })
    const outcomes = [lead, { ...lead, id: 'b' }, { ...lead, id: 'c', data: {} }].map((each) => service.receive(each))
    expect((await Promise.all(outcomes)).map(({ outcome }) => outcome)).toEqual(['stored', 'known', 'conflict'])
    await eventually(() => expect(receiver.calls).toHaveLength(1))
    await service.ping()
    await service.close()

    const days = { from: '2026-11-01', to: '2026-11-30' }
    for (const kind of [undefined, 'service-request'])
      for (const suspicious of [undefined, false, true])
        for (const range of [{}, days]) await drain(readLeads(database, { kind, suspicious, ...range }))
    await drain(exportCsv(database, {}))
    await findPerson(database, 'meera@host.example')
    for (const status of [undefined, 'new', 'answered', 'suspicious'] as const)
      for (const form of [undefined, 'service-request']) await findLeads(database, { status, form })
    for (const text of [lead.id, 'meera@host.example', 'Meera']) await findLeads(database, { text })
    await findLead(database, lead.id)
    await readDeliveries(database, lead.id)
    expect((await readDeadLetters(database, ['today'])).length).toBe(1002)
    await retryDeadLetters(database, ['today'])
    await eraseLeads(database, [lead.id])
    expect(await readBacklog(database)).toMatchObject([{ target: 'today', waiting: 1002 }])
    await drain(listDue(database, manifestOf(siteWith(form), ''), 0))
    expect(await kindsStored(database)).toEqual(['service-request'])
    expect(await eraseBatch(database, 'service-request', '2026-11-22')).toMatchObject({ leads: 100, undelivered: 100 })

    const kinds = [...queries.keys()].map((text) => text.split(' ', 1)[0])
    expect(new Set(kinds)).toEqual(new Set(['select', 'insert', 'update', 'delete']))
    expect(queries.size).toBeGreaterThan(20)
    const scans = []
    for (const query of [...queries.values()])
      for (const scan of await scansOf(database, query)) scans.push([scan, query.text])
    expect(scans).toEqual([])
  })
})
