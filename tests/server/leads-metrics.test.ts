import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import { aLead } from '../leads/a-lead.ts'
import { answers, form, siteWith } from '../leads/a-site.ts'
import { bothStores, newFileStore } from '../leads/stores.ts'
import { postForm, postJson, serveLeads } from './leads-server.ts'
import { readMetrics, type Sample } from './prometheus.ts'

const token = '0123456789abcdef'
const settings = { metricsToken: token }
const minute = 60_000

async function samplesOf(app: FastifyInstance): Promise<Sample[]> {
  const { statusCode, headers, body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(headers['cache-control']).toBe('no-store')
  return readMetrics(body)
}

/** The numbers of one name, by their labels. */
function named(samples: readonly Sample[], name: string): Record<string, number> {
  const own = samples.filter((sample) => sample.name === name)
  return Object.fromEntries(own.map(({ labels, value }) => [Object.values(labels).join(' '), value]))
}

test('there are no numbers unless a token is set, and then only for who shows it', async () => {
  const { app: without } = await serveLeads()
  expect((await without.inject({ url: '/metrics' })).statusCode).toBe(404)
  const { app } = await serveLeads({ settings })
  for (const authorization of ['', token, `Bearer ${token}x`, 'Bearer ', `Basic ${token}`]) {
    const { statusCode, headers, body } = await app.inject({
      url: '/metrics',
      headers: authorization === '' ? {} : { authorization },
    })
    expect([statusCode, headers['www-authenticate'], body]).toEqual([401, 'Bearer', 'The token is missing or wrong.\n'])
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('what is sent is counted by form and status, with how long it took, and names nobody', async () => {
  const { app } = await serveLeads({ settings, site: siteWith(form) })
  await postJson(app, '/leads/service-request', answers)
  await postJson(app, '/leads/service-request', { ...answers, email: 'not Meera' })
  await postForm(app, '/leads/newsletter', { email: 'meera@clinic.example' })
  await postJson(app, '/leads/nothing-of-Meera', {})
  await app.inject({ method: 'DELETE', url: '/leads/newsletter' })
  const samples = await samplesOf(app)
  expect(named(samples, 'sectile_leads_posts_total')).toEqual({
    'service-request 201': 1,
    'service-request 422': 1,
    'newsletter 303': 1,
    ' 404': 1,
  })
  expect(named(samples, 'sectile_leads_post_seconds_count')).toEqual({ '': 4 })
  const counts = samples.filter(({ name }) => name.endsWith('_bucket')).map(({ value }) => value)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(counts.at(-1)).toBe(4)
  expect(named(samples, 'sectile_leads_store_ready')).toEqual({ '': 1 })
  expect(named(samples, 'sectile_build_info')).toEqual({ [`0.1.0 ${process.version}`]: 1 })
  expect(JSON.stringify(samples)).not.toMatch(/meera|clinic|127\.0/i)
})

test('what is held back as suspicious is counted by form and reason, once however often it is sent', async () => {
  const { app } = await serveLeads({ settings, site: siteWith(form) })
  const send = (body: object, key: string) =>
    postJson(app, '/leads/service-request', { ...answers, ...body }, { 'idempotency-key': key })
  for (const key of ['a', 'b', 'b']) await send({ _elapsed: 1 }, key)
  await send({ contact_website: 'x' }, 'c')
  await send({}, 'd')
  expect(named(await samplesOf(app), 'sectile_leads_held_back_total')).toEqual({
    'service-request too fast': 2,
    'service-request trap': 1,
  })
})

describe.each(bothStores())('with a store in $store', ({ newStore }) => {
  test('what waits is counted by target, with the age of the oldest, however its name is written', async () => {
    const store = await newStore()
    const database = await openDatabase(store)
    const received = (minutes: number) => ({ receivedAt: new Date(Date.now() - minutes * minute).toISOString() })
    await insertLeads(database, [aLead({}, { id: 'old', ...received(20) }), aLead({}, received(1))], ['mail'])
    await insertLeads(database, [aLead({}, received(5))], ['odd "name" \\ of\nold'])
    await insertLeads(database, [aLead({}, { id: 'given-up', ...received(600) })], ['mail'])
    await insertLeads(database, [aLead({}, { id: 'there', ...received(700) })], ['mail'])
    const note = (id: string, status: 'dead' | 'sent') =>
      database.db.updateTable('delivery').set({ status }).where('lead_id', '=', id).execute()
    await note('given-up', 'dead')
    await note('there', 'sent')
    // It was tried, and will be again.
    const later = new Date(Date.now() + 60 * minute).toISOString()
    await database.db.updateTable('delivery').set({ due_at: later }).where('lead_id', '=', 'old').execute()
    await database.db.destroy()
    const { app } = await serveLeads({ store, settings })
    const samples = await samplesOf(app)
    const odd = 'odd "name" \\ of\nold'
    expect(named(samples, 'sectile_leads_waiting_deliveries')).toEqual({ mail: 2, [odd]: 1 })
    expect(named(samples, 'sectile_leads_dead_letters')).toEqual({ mail: 1, [odd]: 0 })
    const { mail = 0, [odd]: other = 0 } = named(samples, 'sectile_leads_oldest_due_seconds')
    expect(mail).toBeGreaterThanOrEqual(1200)
    expect(mail).toBeLessThan(1300)
    expect(other).toBeLessThan(400)
  })

  test('what was erased is counted', async () => {
    const store = await newStore()
    const database = await openDatabase(store)
    const receivedAt = new Date(Date.now() - 91 * 24 * 60 * minute).toISOString()
    await insertLeads(database, [aLead({}, { receivedAt }), aLead({}, { receivedAt })], [])
    await database.db.destroy()
    const { app } = await serveLeads({ store, settings, site: siteWith({ ...form, keep: '90 days' }) })
    await expect
      .poll(async () => named(await samplesOf(app), 'sectile_leads_erased_total'))
      .toEqual({
        'service-request': 2,
      })
  })
})

test('while the store does not answer that is a number, and what it would have to say has none', async () => {
  const store = await newFileStore()
  const { app } = await serveLeads({ store, settings })
  const { db } = await openDatabase(store)
  for (const table of ['delivery', 'heartbeat']) await db.schema.dropTable(table).execute()
  await db.destroy()
  const samples = await samplesOf(app)
  expect(named(samples, 'sectile_leads_store_ready')).toEqual({ '': 0 })
  expect(named(samples, 'sectile_leads_waiting_deliveries')).toEqual({})
})
