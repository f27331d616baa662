import { expect, test } from 'vitest'
import { usualLimits } from '../../src/server/options.ts'
import { answers, serviceFor } from '../leads/a-site.ts'
import { storedLeads } from '../leads/stored.ts'
import { newFileStore } from '../leads/stores.ts'
import { postForm, postJson, serveLeads } from './leads-server.ts'

const request = '/leads/service-request'
const pairs = { ...answers, goals: 'Quality', privacy: 'true', updates: 'true' } as unknown as Record<string, string>

/** A service whose store stands still until it is let go. */
async function serveFrozen() {
  const store = await newFileStore()
  const { receive, close } = await serviceFor(store)
  let thaw = () => {}
  const thawed = new Promise<void>((resolve) => {
    thaw = resolve
  })
  const late: Promise<unknown>[] = []
  const { app } = await serveLeads({
    store,
    limits: { answer: 50 },
    async receive(...lead) {
      const work = thawed.then(() => receive(...lead))
      late.push(work)
      return work
    },
  })
  app.addHook('onClose', () => close())
  return {
    app,
    store,
    async thaw() {
      thaw()
      await Promise.all(late)
    },
  }
}

test('a store that stands still is not waited for, by programs or by people', async () => {
  const { app } = await serveFrozen()
  const answer = await postJson(app, request, answers)
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    { message: 'Something went wrong. Please try again later.' },
  ])
  const page = await postForm(app, request, pairs)
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5'])
})

test('the answer comes before the script in the browser gives up', () => {
  expect(usualLimits.answer).toBeLessThan(20_000)
})

test('what it stores late is the same lead when it is sent again, with script and without', async () => {
  const { app, store, thaw } = await serveFrozen()
  const headers = { 'idempotency-key': 'a-key' }
  expect((await postJson(app, request, answers, headers)).statusCode).toBe(503)
  expect((await postForm(app, request, pairs)).statusCode).toBe(503)
  expect((await postForm(app, request, pairs)).statusCode).toBe(503)
  await thaw()
  expect(await storedLeads(store)).toHaveLength(2)
  expect((await postJson(app, request, answers, headers)).statusCode).toBe(200)
  expect((await postForm(app, request, pairs)).statusCode).toBe(303)
  expect(await storedLeads(store)).toHaveLength(2)
})
