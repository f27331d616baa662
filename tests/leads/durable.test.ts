import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { manifestName } from '../../src/leads/manifest.ts'
import { manifestOf } from '../../src/publish/forms/index.ts'
import { eventually } from '../eventually.ts'
import { folderWith } from '../server/fake-site.ts'
import { aLead, storeWith } from './a-lead.ts'
import { form, siteWith } from './a-site.ts'
import { runLeads, subscribe } from './process.ts'
import { storedLeads } from './stored.ts'
import { bothStores, newFileStore } from './stores.ts'

describe.each(bothStores())('with a store in $store', ({ newStore }) => {
  test('a service that is killed at any time has every lead that it acknowledged', async () => {
    const store = await newStore()
    const acknowledged: string[] = []
    // It dies in the midst of a rush, at an answer that differs from life to life.
    for (const last of [30, 230, 375]) {
      const { child, address } = await runLeads(store)
      const visitor = async (name: number) => {
        for (let count = 0; !child.killed; count++) {
          const email = `${name}-${count}-${last}@host.example`
          if ((await subscribe(address, email)) === 201) acknowledged.push(email)
          if (acknowledged.length >= last) child.kill('SIGKILL')
        }
      }
      const closed = once(child, 'close')
      await Promise.all(Array.from({ length: 16 }, (_, name) => visitor(name)))
      await closed
    }
    const stored = new Set((await storedLeads(store)).map(({ data }) => data.email))
    expect(acknowledged.length).toBeGreaterThanOrEqual(375)
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
  })

  test('a service that is told to end finishes what has begun', async () => {
    const store = await newStore()
    const { child, address } = await runLeads(store)
    const answers = Array.from({ length: 200 }, (_, name) => subscribe(address, `${name}@host.example`))
    await Promise.race(answers)
    child.kill('SIGTERM')
    const [code] = await once(child, 'close')
    const statuses = await Promise.all(answers)
    const sent = statuses.filter((status) => status === 201)
    expect(code).toBe(0)
    expect(statuses.filter((status) => status !== undefined && status !== 201 && status !== 503)).toEqual([])
    expect(await storedLeads(store)).toHaveLength(sent.length)
  })
})

test('a service that is told to end says so first, and receives until who sends it visitors has asked', async () => {
  const store = await newFileStore()
  const { child, address } = await runLeads(store, { LEADS_DRAIN_MS: '5000' })
  const ready = () => fetch(`${address}/readyz`).then((answer) => answer.status)
  expect(await ready()).toBe(200)
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await eventually(async () => expect(await ready()).toBe(503))
  expect(await subscribe(address, 'meera@clinic.example')).toBe(201)
  expect(await closed).toEqual([0, null])
  expect(await storedLeads(store)).toHaveLength(1)
})

test('its log is lines of JSON that name nobody', async () => {
  const { child, address, said } = await runLeads(await newFileStore())
  await subscribe(address, 'meera@clinic.example')
  await subscribe(address, 'not an address of Meera')
  await fetch(`${address}/leads/newsletter?name=Meera`, { method: 'POST', body: '{"Meera"' })
  child.kill('SIGTERM')
  await once(child, 'close')
  const lines = said().trim().split('\n').slice(1)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { method: 'POST', route: '/leads/newsletter', status: 201 },
    { method: 'POST', route: '/leads/newsletter', status: 422 },
    { method: 'POST', route: '/leads/newsletter', status: 415 },
  ])
  expect(said().slice(said().indexOf('\n'))).not.toMatch(/meera|clinic|127\.0\.0\.1/i)
})

test('what is erased is in its log as a number by form', async () => {
  const store = await newFileStore()
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const { db } = await storeWith(store, aLead({ name: 'Meera' }, { receivedAt: at(91) }))
  await db.destroy()
  const manifest = manifestOf(siteWith({ ...form, keep: '90 days' }), '')
  const dist = await folderWith({ [manifestName]: JSON.stringify(manifest) })
  const { said } = await runLeads(store, {}, ['--dist', dist])
  await eventually(() => expect(said()).toContain('erased'))
  expect(said()).toMatch(/"form":"service-request","leads":1,"undelivered":1,"msg":"erased, its time was over"/)
  expect(said()).not.toContain('Meera')
  expect(await storedLeads(store)).toEqual([])
})
