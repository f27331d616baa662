import { expect, test } from 'vitest'
import { webhook } from '../../src/leads/delivery/webhook.ts'
import { aLead } from './a-lead.ts'
import { webhookReceiver } from './receivers.ts'

const send = (address: string) => webhook(address, []).send(aLead({}), AbortSignal.timeout(10_000))

test('a webhook that leads elsewhere is not followed, and what helps is told', async () => {
  const { address, calls } = await webhookReceiver(() => 302)
  await expect(send(address)).rejects.toThrow(
    `${new URL(address).host} answered 302, and redirects are not followed: name the address that it leads to.`,
  )
  expect(calls).toHaveLength(1)
})

test('a webhook at a port that is never called is told from one that is not there', async () => {
  await expect(send('http://127.0.0.1:6000/?token=secret')).rejects.toThrow(
    '127.0.0.1:6000 could not be reached: fetch calls nobody at this port, take another.',
  )
})
