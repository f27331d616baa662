import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lead } from '../../src/leads/lead.ts'
import type { Manifest } from '../../src/leads/manifest.ts'
import type { Erased } from '../../src/leads/retention/erase-due.ts'
import { dueBefore } from '../../src/leads/retention/keep.ts'
import { Retention } from '../../src/leads/retention/retention.ts'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import type { Database } from '../../src/leads/store/tables.ts'
import { manifestOf } from '../../src/publish/forms/index.ts'
import { describeError } from '../../src/server/leads/log.ts'
import { eventually } from '../eventually.ts'
import { aLead } from './a-lead.ts'
import { form, siteWith } from './a-site.ts'
import { bothStores, newFileStore, storeFile } from './stores.ts'

const now = Date.parse('2026-11-21T10:00:00.000Z')
const day = 86_400_000

// Only the clock: databases and pauses need their timers.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})

function received(daysAgo: number): string {
  return new Date(now - daysAgo * day).toISOString()
}

/** The form is kept for 90 days, everything else for a year, or as long as is said. */
function manifest(keep: string | undefined = '365 days'): Manifest {
  const site = siteWith({ ...form, keep: '90 days' })
  if (keep !== '') site.settings.leads = { keep }
  return manifestOf(site, '')
}

/** Erases until nothing is left that is due, and gives what was told. */
async function eraseDue(database: Database, site: Manifest): Promise<Erased[]> {
  const told: Erased[] = []
  const retention = new Retention(database, site, (error) => {
    throw error
  })
  retention.start((erased) => told.push(erased))
  await eventually(async () => expect(await due(database, site)).toEqual([]))
  await retention.close()
  return told
}

async function due({ db }: Database, site: Manifest): Promise<string[]> {
  const rows = await db.selectFrom('lead').select(['id', 'kind', 'received_at']).execute()
  return rows.filter((row) => row.received_at < (dueBefore(site, row.kind, Date.now()) ?? '')).map(({ id }) => id)
}

async function idsIn({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('lead').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

const leads: readonly Lead[] = [
  aLead({}, { id: 'form-new', receivedAt: received(89.9) }),
  aLead({}, { id: 'form-due', receivedAt: received(90.1) }),
  aLead({}, { id: 'form-suspicious', receivedAt: received(90.1), suspicion: 'trap' }),
  aLead({}, { id: 'gone-new', kind: 'gone', receivedAt: received(364) }),
  aLead({}, { id: 'gone-due', kind: 'gone', receivedAt: received(366) }),
  aLead({}, { id: 'news-due', kind: 'newsletter', receivedAt: received(366) }),
]

describe.each(bothStores())('with a store in $store', ({ newStore }) => {
  test('leads go when their time is over: that of their form, or of the site where their form says nothing or is gone', async () => {
    const database = await openDatabase(await newStore())
    await insertLeads(database, leads, [])
    expect(await eraseDue(database, manifest())).toEqual([
      { form: 'gone', leads: 1, undelivered: 0 },
      { form: 'newsletter', leads: 1, undelivered: 0 },
      { form: 'service-request', leads: 2, undelivered: 0 },
    ])
    expect(await idsIn(database)).toEqual(['form-new', 'gone-new'])
    await database.db.destroy()
  })

  test('without a number for the site only forms with one of their own lose leads', async () => {
    const database = await openDatabase(await newStore())
    await insertLeads(database, leads, [])
    expect(await eraseDue(database, manifest(''))).toEqual([{ form: 'service-request', leads: 2, undelivered: 0 }])
    expect(await idsIn(database)).toEqual(['form-new', 'gone-due', 'gone-new', 'news-due'])
    await database.db.destroy()
  })

  test('what had not been forwarded goes as well, and is told', async () => {
    const database = await openDatabase(await newStore())
    const three = [
      aLead({}, { id: 'waiting', receivedAt: received(91) }),
      aLead({}, { id: 'sent', receivedAt: received(91) }),
      aLead({}, { id: 'new', receivedAt: received(1) }),
    ]
    await insertLeads(database, three, ['mail', 'webhook'])
    await database.db.updateTable('delivery').set({ status: 'sent' }).where('lead_id', '=', 'sent').execute()
    expect(await eraseDue(database, manifest())).toEqual([{ form: 'service-request', leads: 2, undelivered: 1 }])
    const left = await database.db.selectFrom('delivery').select('lead_id').execute()
    expect(left).toEqual([{ lead_id: 'new' }, { lead_id: 'new' }])
    await database.db.destroy()
  })

  test('many are erased in batches, and what arrives in between is stored at once', async () => {
    const database = await openDatabase(await newStore())
    const old = Array.from({ length: 1050 }, (_, index) => aLead({}, { id: `old-${index}`, receivedAt: received(91) }))
    for (let at = 0; at < old.length; at += 250) await insertLeads(database, old.slice(at, at + 250), [])
    const told: Erased[] = []
    const retention = new Retention(database, manifest(), () => {})
    retention.start((erased) => told.push(erased))
    await insertLeads(database, [aLead({}, { id: 'in-between', receivedAt: received(0) })], [])
    expect((await idsIn(database)).length).toBeGreaterThan(1)
    await eventually(async () => expect(await idsIn(database)).toEqual(['in-between']))
    await retention.close()
    expect(told).toEqual([{ form: 'service-request', leads: 1050, undelivered: 0 }])
    await database.db.destroy()
  })
})

test('two instances erase side by side, and each lead is counted once', async () => {
  const store = await newFileStore()
  const one = await openDatabase(store)
  const other = await openDatabase(store)
  const old = Array.from({ length: 240 }, (_, index) => aLead({}, { id: `old-${index}`, receivedAt: received(91) }))
  await insertLeads(one, old, [])
  const counts = await Promise.all([eraseDue(one, manifest()), eraseDue(other, manifest())])
  expect(counts.flat().reduce((sum, { leads }) => sum + leads, 0)).toBe(240)
  await one.db.destroy()
  await other.db.destroy()
})

test('it looks again, and after what went wrong sooner', async () => {
  const store = await newFileStore()
  const database = await openDatabase(store)
  await insertLeads(database, [aLead({}, { id: 'a', receivedAt: received(89) })], [])
  const failures: string[] = []
  const told: Erased[] = []
  const retention = new Retention(database, manifest(), (_, what) => failures.push(what), { interval: 20, again: 5 })
  await database.db.schema.alterTable('lead').renameTo('elsewhere').execute()
  retention.start((erased) => told.push(erased))
  await eventually(() => expect(failures).toContain('what is due could not be erased'))
  await database.db.schema.alterTable('elsewhere').renameTo('lead').execute()
  expect(await idsIn(database)).toEqual(['a'])
  vi.setSystemTime(now + 2 * day)
  await eventually(() => expect(told).toEqual([{ form: 'service-request', leads: 1, undelivered: 0 }]))
  await retention.close()
  await database.db.destroy()
})

test('a clock that was put years ahead erases nothing before the next round, by which somebody may have put it right', async () => {
  const database = await openDatabase(await newFileStore())
  await insertLeads(database, [aLead({}, { id: 'due', receivedAt: received(91) }), aLead({}, { id: 'new' })], [])
  const failures: unknown[] = []
  const told: Erased[] = []
  const report = (error: unknown, what: string) => {
    failures.push([describeError(error), what])
    vi.setSystemTime(now)
  }
  const retention = new Retention(database, manifest(), report, { interval: 20, again: 5 })
  vi.setSystemTime(now + 3000 * day)
  retention.start((erased) => told.push(erased))
  await eventually(() => expect(told).toHaveLength(1))
  await retention.close()
  expect(await idsIn(database)).toEqual(['new'])
  expect(failures).toEqual([
    [
      { error: 'ClockAhead', reason: 'The clock was put ahead by more than a day. Put it right, if it is wrong.' },
      'nothing is erased before the next round',
    ],
  ])
  await database.db.destroy()
})

test('what was erased is in no file any more', async () => {
  const store = await newFileStore()
  const database = await openDatabase(store)
  await insertLeads(database, [aLead({ name: 'Meera Nair' }, { receivedAt: received(91) })], [])
  await eraseDue(database, manifest())
  const file = storeFile(store)
  expect(readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, 'latin1')).not.toContain('Meera Nair')
  await database.db.destroy()
})
