import { expect, test } from 'vitest'
import { createServer } from '../../src/server/server.ts'
import { serviceFor } from '../leads/a-site.ts'
import { newFileStore } from '../leads/stores.ts'

async function ask(ping: () => Promise<void>): Promise<unknown[]> {
  const service = await serviceFor(await newFileStore())
  const app = await createServer({ leads: { ...service, ping } })
  const answers = [await app.inject('/healthz'), await app.inject('/readyz')]
  await app.close()
  return answers.map((answer) => [answer.statusCode, answer.json(), answer.headers['cache-control']])
}

test('a service with its store is well and ready', async () => {
  expect(await ask(async () => {})).toEqual([
    [200, { status: 'ok' }, 'no-store'],
    [200, { status: 'ok' }, 'no-store'],
  ])
})

test.each([
  ['fails', () => Promise.reject(new Error('ECONNREFUSED 10.0.0.1'))],
  ['hangs', () => new Promise<void>(() => {})],
])('a service whose store %s is well and not ready, and says no more than that', async (_, ping) => {
  expect(await ask(ping)).toEqual([
    [200, { status: 'ok' }, 'no-store'],
    [503, { status: 'the store cannot be reached' }, 'no-store'],
  ])
})
