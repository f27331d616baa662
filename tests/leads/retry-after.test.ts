import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { longestPause } from '../../src/leads/delivery/back-off.ts'
import { usualPace } from '../../src/leads/delivery/sender.ts'
import { eventually } from '../eventually.ts'
import { aLead } from './a-lead.ts'
import { serviceFor } from './a-site.ts'
import { portOf } from './receivers.ts'
import { storedDeliveries } from './stored.ts'
import { newFileStore } from './stores.ts'

const second = 1000

/** Where a lead is put off to by a webhook that refuses it with these words: milliseconds from when it did. */
async function putOffBy(retryAfter: string): Promise<number> {
  const server = createServer((_, response) => response.writeHead(429, { 'retry-after': retryAfter }).end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const store = await newFileStore()
  const webhooks = [`http://127.0.0.1:${portOf(server)}/`]
  const service = await serviceFor(store, { webhooks }, undefined, { ...usualPace, pauseAfter: () => 10 * second })
  onTestFinished(() => service.close())
  const begin = Date.now()
  await service.receive(aLead({}))
  const due = await eventually(async () => {
    const [delivery] = await storedDeliveries(store)
    expect(delivery?.error).toContain('429')
    return delivery?.due_at ?? ''
  })
  return Date.parse(due) - begin
}

test.each([
  ['in seconds', () => '3600', 3600 * second],
  ['by a date', () => new Date(Date.now() + 3600 * second).toUTCString(), 3599 * second],
  ['for longer than any pause', () => '86400', longestPause],
  ['for ever', () => '9'.repeat(400), longestPause],
])('a webhook that asks to wait, %s, is not asked again sooner', async (_, words, least) => {
  const wait = await putOffBy(words())
  expect(wait).toBeGreaterThanOrEqual(least)
  expect(wait).toBeLessThan(least + 60 * second)
})

test.each(['1', '-5', 'soon', '', 'Wed, 21 Oct 2015 07:28:00 GMT'])(
  'a webhook that says %j is asked again when any other would be',
  async (words) => {
    const wait = await putOffBy(words)
    expect(wait).toBeGreaterThanOrEqual(10 * second)
    expect(wait).toBeLessThan(60 * second)
  },
)
