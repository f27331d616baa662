import { once } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
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
  await vi.waitFor(async () => expect(await ready()).toBe(503), 4000)
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
