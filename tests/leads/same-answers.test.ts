import { describe, expect, test } from 'vitest'
import type { Lead } from '../../src/leads/lead.ts'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import { endKeys, keyByAnswers } from '../../src/leads/store/same-answers.ts'
import type { Database } from '../../src/leads/store/tables.ts'
import { aLead } from './a-lead.ts'
import { storedLeads } from './stored.ts'
import { bothStores, newFileStore } from './stores.ts'

const sender = '203.0.113.7'
const answers = { email: 'a@host.example' }

/** A lead without a key that came so many seconds after the first. */
const later = (seconds: number, fields: Partial<Lead> = {}) =>
  aLead(answers, { receivedAt: new Date(Date.UTC(2026, 10, 21, 9, 59, 59) + 1000 * seconds).toISOString(), ...fields })

async function send(database: Database, lead: Lead, from = sender): Promise<string | undefined> {
  const leads = [{ ...lead, key: keyByAnswers(lead, from) }]
  await endKeys(database, leads)
  const [receipt] = await insertLeads(database, leads, [])
  return receipt?.outcome
}

async function outcomes(address: string, ...sent: [lead: Lead, from?: string][]): Promise<(string | undefined)[]> {
  const all: (string | undefined)[] = []
  for (const [lead, from] of sent) {
    // Each as if the service had been started anew.
    const database = await openDatabase(address)
    all.push(await send(database, lead, from))
    await database.db.destroy()
  }
  return all
}

describe.each(bothStores())('without a key, in $store', ({ newStore }) => {
  test('the same answers are one lead for ten minutes, whatever the hour, and another one then', async () => {
    const sent = [later(0), later(2), later(599), later(600), later(601), later(1200), later(1202)] as const
    expect(await outcomes(await newStore(), ...sent.map((lead): [Lead] => [lead]))).toEqual([
      'stored',
      'known',
      'known',
      'known',
      'stored',
      'known',
      'stored',
    ])
  })

  test('other answers, another form and another sender are other leads', async () => {
    const address = await newStore()
    const all = await outcomes(
      address,
      [later(0)],
      [later(1, { data: { email: 'b@host.example' } })],
      [later(2, { kind: 'newsletter' })],
      [later(3), '203.0.113.8'],
    )
    expect(all).toEqual(['stored', 'stored', 'stored', 'stored'])
    expect(await storedLeads(address)).toHaveLength(4)
  })

  test('a lead from a clock that went wrong takes in nothing', async () => {
    expect(await outcomes(await newStore(), [later(31_536_000)], [later(0)], [later(1)])).toEqual([
      'stored',
      'stored',
      'known',
    ])
  })

  test('several instances that are sent it at once store it once', async () => {
    const address = await newStore()
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(address)))
    await Promise.all(databases.flatMap((database) => [0, 1, 2, 3].map((second) => send(database, later(second)))))
    expect(await storedLeads(address)).toHaveLength(1)
    await Promise.all(databases.flatMap((database) => [700, 701].map((second) => send(database, later(second)))))
    expect(await storedLeads(address)).toHaveLength(2)
    await Promise.all(databases.map(({ db }) => db.destroy()))
  })
})

test('a key tells two senders apart, and is that of many: no address can be found again', () => {
  const senders = Array.from({ length: 2000 }, (_, index) => `10.0.${index >> 8}.${index & 255}`)
  const keys = new Set(senders.map((from) => keyByAnswers(later(0), from)))
  // Of 2,000 some share one of 65,536, as people share birthdays.
  expect(keys.size).toBeLessThan(2000)
  expect(keys.size).toBeGreaterThan(1900)
  expect([...keys].join()).toMatch(/^(same [0-9a-f]{64}(,|$))+$/)
})

test('a key that a program gave is its own for ever', async ({ onTestFinished }) => {
  const database = await openDatabase(await newFileStore())
  onTestFinished(() => database.db.destroy())
  const given = (seconds: number) => [later(seconds, { key: 'a-key' })]
  await insertLeads(database, given(0), [])
  await endKeys(database, given(86_400))
  expect(await insertLeads(database, given(86_400), [])).toMatchObject([{ outcome: 'known' }])
})
