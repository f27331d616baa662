import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { Outbox } from '../../src/leads/delivery/outbox.ts'
import { Sender, usualPace } from '../../src/leads/delivery/sender.ts'
import { webhookName } from '../../src/leads/delivery/webhook.ts'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import { eventually } from '../eventually.ts'
import { aLead } from './a-lead.ts'
import { serviceFor } from './a-site.ts'
import { webhookReceiver } from './receivers.ts'
import { storedDeliveries } from './stored.ts'
import { bothStores, newFileStore } from './stores.ts'

const postgres = bothStores().find(({ store }) => store === 'Postgres')

/** More than the connections that a service has to its store. */
const many = 6

/** So many come one after the other that every target has had its turn meanwhile. */
const visitors = 50

/** However slow the machine is, no try ends before its test does. */
const patient = { ...usualPace, timeout: 120_000 }

/** A service with many targets, and another program that is connected to its store. */
async function open() {
  const receiver = await webhookReceiver(() => 200)
  const webhooks = Array.from({ length: many }, (_, index) => `${receiver.address}&number=${index}`)
  const store = (await postgres?.newStore()) ?? ''
  const service = await serviceFor(store, { webhooks }, undefined, { ...usualPace, interval: 20 })
  onTestFinished(() => service.close())
  await service.ping()
  const [other, watching] = [new pg.Client(store), new pg.Client(store)]
  for (const client of [other, watching]) {
    await client.connect()
    onTestFinished(() => client.end())
  }
  /** Holds up whoever needs a table. */
  const holdUp = (table: 'lead' | 'delivery') => other.query(`begin; lock table ${table} in access exclusive mode`)
  const untilHeldUp = () =>
    eventually(async () => {
      const { rows } = await watching.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows.length).toBeGreaterThan(0)
    })
  const letGo = async () => {
    await other.query('commit')
    await eventually(async () => {
      const statuses = (await storedDeliveries(store)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set(['sent']))
    })
  }
  return { store, service, names: webhooks.map(webhookName), watching, holdUp, untilHeldUp, letGo }
}

test('targets that wait for their turn in the outbox leave visitors a connection', async () => {
  const { service, holdUp, untilHeldUp, letGo } = await open()
  await service.receive(aLead({}))
  await holdUp('delivery')
  await untilHeldUp()
  // It goes to nobody, and so needs nothing of the outbox.
  for (let visitor = 0; visitor < visitors; visitor++)
    expect(await service.receive(aLead({}, { suspicion: 'trap' }))).toMatchObject({ outcome: 'stored' })
  await letGo()
})

test('deliveries whose leads cannot be read leave a connection to whoever needs no lead', async () => {
  const { store, service, names, watching, holdUp, untilHeldUp, letGo } = await open()
  const database = await openDatabase(store)
  const receivedAt = new Date(Date.now() + 3_600_000).toISOString()
  await insertLeads(database, [aLead({}, { receivedAt }), aLead({}, { receivedAt })], names)
  await database.db.destroy()
  await holdUp('lead')
  await watching.query('update delivery set due_at = $1', [new Date().toISOString()])
  await untilHeldUp()
  await eventually(async () =>
    expect((await watching.query('select 1 from delivery where attempts = 0')).rows).toEqual([]),
  )
  for (let visitor = 0; visitor < visitors; visitor++) await expect(service.ping()).resolves.toBeUndefined()
  await letGo()
})

test.each(bothStores())(
  'what became of a lead for one target says nothing of the others, in $store',
  async ({ newStore }) => {
    const database = await openDatabase(await newStore())
    onTestFinished(() => database.db.destroy())
    const lead = aLead({})
    await insertLeads(database, [lead], ['one', 'other'])
    const outbox = new Outbox(database)
    const { claimed } = await outbox.claim('one', 10, 60_000)
    const ended = { status: 'dead', due_at: new Date().toISOString(), error: 'It is gone.' } as const
    for (const delivery of claimed) await outbox.note(delivery, ended)
    const others = await outbox.claim('other', 10, 60_000)
    expect([...claimed, ...others.claimed]).toEqual([
      { target: 'one', lead: lead.id, attempts: 1 },
      { target: 'other', lead: lead.id, attempts: 1 },
    ])
  },
)

test.each(bothStores())(
  'who ends begins no delivery, and gives back in $store what was only taken',
  async ({ newStore }) => {
    const store = await newStore()
    const database = await openDatabase(store)
    onTestFinished(() => database.db.destroy())
    const leads = Array.from({ length: 20 }, () => aLead({}))
    await insertLeads(database, leads, ['slow'])
    const taken: (() => void)[] = []
    const target = { name: 'slow', send: () => new Promise<void>((resolve) => taken.push(resolve)) }
    const sender = new Sender(new Outbox(database), target, () => {})
    sender.wake()
    await eventually(() => expect(taken).toHaveLength(16))
    const closed = sender.close()
    for (const take of taken) take()
    await closed
    expect(taken).toHaveLength(16)
    const waiting = (await storedDeliveries(store)).filter(({ status }) => status === 'waiting')
    expect(waiting).toMatchObject(Array.from({ length: 4 }, () => ({ attempts: 0, error: null })))
    expect(waiting.filter(({ due_at }) => Date.parse(due_at) > Date.now())).toEqual([])
  },
)

test.each(bothStores())(
  'a lead that a target never takes holds up none that comes after it, in $store',
  async ({ newStore }) => {
    const store = await newStore()
    const brought: string[] = []
    const receiver = await webhookReceiver(() => 'never')
    const { calls } = receiver
    const service = await serviceFor(store, { webhooks: [receiver.address] }, undefined, patient)
    onTestFinished(() => service.close())
    for (let visitor = 1; visitor <= 16; visitor++) {
      const lead = aLead({})
      brought.push(lead.id)
      await service.receive(lead)
      await eventually(() => expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual(brought))
    }
  },
)

test('what is under way is not brought once more by the same process, though by the clock its time is over', async () => {
  const store = await newFileStore()
  const { address, calls } = await webhookReceiver(() => 'never')
  const service = await serviceFor(store, { webhooks: [address] }, undefined, { ...patient, interval: 20 })
  onTestFinished(() => service.close())
  await service.receive(aLead({}))
  await eventually(() => expect(calls).toHaveLength(1))
  const { db } = await openDatabase(store)
  onTestFinished(() => db.destroy())
  // As when the clock jumps ahead, or the machine was asleep.
  await db.updateTable('delivery').set({ due_at: new Date().toISOString() }).execute()
  // Taken once more, and then held again.
  await eventually(async () => {
    const [delivery] = await storedDeliveries(store)
    expect(delivery).toMatchObject({ attempts: 2, status: 'waiting' })
  })
  await service.receive(aLead({}))
  await eventually(() => expect(calls.length).toBeGreaterThan(1))
  expect(new Set(calls.map(({ headers }) => headers['webhook-id']))).toHaveProperty('size', calls.length)
})
