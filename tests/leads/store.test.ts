import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { createClient } from '@libsql/client'
import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eraseLeads } from '../../src/leads/commands/forget.ts'
import type { Lead } from '../../src/leads/lead.ts'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import { readInChunks } from '../../src/leads/store/read.ts'
import { retry } from '../../src/leads/store/retry.ts'
import type { Database, Tables } from '../../src/leads/store/tables.ts'
import { eventually } from '../eventually.ts'
import { aLead } from './a-lead.ts'
import { storedDeliveries, storedLeads } from './stored.ts'
import { bothStores, newFileStore } from './stores.ts'

const lead = (fields: Partial<Lead> = {}) =>
  aLead({ email: 'a@host.example' }, { kind: 'newsletter', page: '/pricing', ...fields })

async function using<T>(address: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(address)
  try {
    return await work(database)
  } finally {
    await database.db.destroy()
  }
}

const stores = bothStores()

describe.each(stores)('a store in $store', ({ newStore }) => {
  test('gives back what was stored, letter for letter', async () => {
    const address = await newStore()
    const consents = [{ field: 'privacy', text: 'I agree.', version: '1', at: '2026-11-21T10:00:00.000Z' }]
    const data = { help: '"quotes"\n  नमस्ते 👋 \u0000 \ud800 %_', goals: ['One', 'Two'], updates: false }
    const sent = lead({ data, consents, source: 'mail', page: null })
    await using(address, (database) => insertLeads(database, [sent], []))
    const { key: _, ...rest } = sent
    expect(await storedLeads(address)).toEqual([rest])
  })

  test('knows a lead again by its kind and key, and tells when its answers are others', async () => {
    const address = await newStore()
    const first = lead({ key: 'k' })
    const send = (fields: Partial<Lead>) =>
      using(address, (database) => insertLeads(database, [lead({ key: 'k', ...fields })], ['mail']))
    await using(address, (database) => insertLeads(database, [first], ['mail']))
    expect(await send({})).toEqual([{ outcome: 'known', id: first.id }])
    expect(await send({ data: { email: 'b@host.example' } })).toEqual([{ outcome: 'conflict' }])
    expect(await send({ kind: 'chat' })).toMatchObject([{ outcome: 'stored' }])
    expect(await storedLeads(address)).toHaveLength(2)
    expect(await storedDeliveries(address)).toHaveLength(2)
  })

  test('knows it also within one transaction', async () => {
    const address = await newStore()
    const [one, other] = [lead({ key: 'k' }), lead({ key: 'k', kind: 'chat' })]
    const receipts = await using(address, (database) =>
      insertLeads(database, [one, other, { ...one, id: 'again' }, { ...other, id: 'once more' }], []),
    )
    expect(receipts).toEqual([
      { outcome: 'stored', id: one.id },
      { outcome: 'stored', id: other.id },
      { outcome: 'known', id: one.id },
      { outcome: 'known', id: other.id },
    ])
  })

  test('keeps a long word with an "@", which is no address, and what comes with it', async () => {
    const address = await newStore()
    // Of chance, so that no database makes it smaller.
    const help = `@${randomBytes(3000).toString('base64url')}`.padStart(5000, 'a')
    const receipts = await using(address, (database) =>
      insertLeads(database, [lead({ data: { help } }), lead({ key: 'k' })], []),
    )
    expect(receipts.map(({ outcome }) => outcome)).toEqual(['stored', 'stored'])
  })

  test('keeps one lead when several processes are sent it at once', async () => {
    const address = await newStore()
    await using(address, async () => {})
    const receipts = await Promise.all(
      Array.from({ length: 6 }, () => using(address, (database) => insertLeads(database, [lead({ key: 'k' })], []))),
    )
    expect(receipts.flat().filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
    expect(new Set(receipts.flat().map(({ id }) => id)).size).toBe(1)
  })

  test('is made ready by several processes that start together', async () => {
    const address = await newStore()
    await Promise.all(Array.from({ length: 6 }, () => using(address, async () => {})))
    expect(await storedLeads(address)).toEqual([])
  })

  test('is to be delivered to every target in the same transaction, unless it is suspicious', async () => {
    const address = await newStore()
    const leads = [lead(), lead({ suspicion: 'trap' })]
    await using(address, (database) => insertLeads(database, leads, ['mail', 'webhook']))
    expect(await storedDeliveries(address)).toMatchObject([
      { lead_id: leads[0]?.id, target: 'mail', status: 'waiting' },
      { lead_id: leads[0]?.id, target: 'webhook', status: 'waiting' },
    ])
  })

  test('stores a rush of leads for many targets at once', async () => {
    const address = await newStore()
    const leads = Array.from({ length: 250 }, () => lead())
    const targets = Array.from({ length: 30 }, (_, name) => `webhook ${name}`)
    await using(address, async (database) => {
      const receipts = await insertLeads(database, leads, targets)
      expect(new Set(receipts.map(({ outcome }) => outcome))).toEqual(new Set(['stored']))
    })
    expect(await storedDeliveries(address)).toHaveLength(250 * 30)
  })

  test('stores all leads of a transaction or none', async () => {
    const address = await newStore()
    const once = lead()
    const twice = { ...lead(), id: null } as unknown as Lead
    await expect(using(address, (database) => insertLeads(database, [once, twice], []))).rejects.toThrow()
    expect(await storedLeads(address)).toEqual([])
  })

  test('is read by kind, by day and by suspicion, the oldest first, however many there are', async () => {
    const address = await newStore()
    const days = ['2026-11-22', '2026-11-20', '2026-11-21']
    const leads = days.map((day) => lead({ receivedAt: `${day}T23:59:59.999Z` }))
    const many = Array.from({ length: 2100 }, () => lead({ kind: 'chat', suspicion: 'trap' }))
    await using(address, (database) => insertLeads(database, [...leads, ...many], []))
    const newsletter = await storedLeads(address, { kind: 'newsletter' })
    expect(newsletter.map(({ receivedAt }) => receivedAt.slice(0, 10))).toEqual(days.sort())
    expect(await storedLeads(address, { from: '2026-11-21', to: '2026-11-21', suspicious: false })).toHaveLength(1)
    expect(new Set((await storedLeads(address, { suspicious: true })).map(({ id }) => id)).size).toBe(2100)
  })
})

test('leads are stored though Postgres has broken every connection', async () => {
  const address = await stores.find(({ store }) => store === 'Postgres')?.newStore()
  if (address === undefined) throw new Error('There is no Postgres.')
  await using(address, async (database) => {
    for (let round = 0; round < 3; round++) {
      await using(address, ({ db }) =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(db),
      )
      expect(await insertLeads(database, [lead()], [])).toMatchObject([{ outcome: 'stored' }])
    }
  })
})

test('work is done again though Postgres broke its connection between two statements', async () => {
  const address = await stores.find(({ store }) => store === 'Postgres')?.newStore()
  if (address === undefined) throw new Error('There is no Postgres.')
  await using(address, async ({ db }) => {
    let tries = 0
    const work = () =>
      db.transaction().execute(async (transaction) => {
        tries += 1
        if (tries === 1) await breakConnection(address, transaction)
        await sql`select 1`.execute(transaction)
      })
    await retry(work)
    expect(tries).toBe(2)
  })
})

async function breakConnection(address: string, db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const [{ pid } = { pid: 0 }] = rows
  await using(address, async (other) => {
    await sql`select pg_terminate_backend(${pid})`.execute(other.db)
    await eventually(async () => {
      const left = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(other.db)
      expect(left.rows).toEqual([])
    })
  })
}

test('what reads or erases many leads leaves others their turn', async () => {
  const many = Array.from({ length: 1600 }, () => lead())
  await using(await newFileStore(), async (database) => {
    await insertLeads(database, many, [])
    let turns = 0
    let next: NodeJS.Immediate
    const turn = () => {
      turns += 1
      next = setImmediate(turn)
    }
    turn()
    onTestFinished(() => clearImmediate(next))
    const read: number[] = []
    for await (const _ of readInChunks(database, {})) read.push(turns)
    expect(new Set(read).size).toBe(4)
    const before = turns
    const ids = many.map(({ id }) => id)
    expect(await eraseLeads(database, ids)).toBe(many.length)
    expect(turns).toBeGreaterThanOrEqual(before + 4)
  })
})

test('leads wait while another process writes into the file, again and again', async () => {
  const address = await newFileStore()
  await using(address, async (database) => {
    for (let round = 0; round < 3; round++) {
      const other = createClient({ url: address })
      const busy = await other.transaction('write')
      const stored = insertLeads(database, [lead()], [])
      await new Promise((resolve) => setTimeout(resolve, 300))
      await busy.rollback()
      other.close()
      expect(await stored).toMatchObject([{ outcome: 'stored' }])
    }
  })
  expect(await storedLeads(address)).toHaveLength(3)
})

test('leads are erased once another process has written', async () => {
  const address = await newFileStore()
  await using(address, async (database) => {
    const [one] = await insertLeads(database, [lead()], [])
    const other = createClient({ url: address })
    const busy = await other.transaction('write')
    const erased = eraseLeads(database, [one?.id ?? ''])
    await new Promise((resolve) => setTimeout(resolve, 400))
    await busy.rollback()
    other.close()
    expect(await erased).toBe(1)
  })
})

test('while leads wait for another process, ours goes on with all else', async () => {
  const address = await newFileStore()
  await using(address, async (database) => {
    const other = createClient({ url: address })
    const busy = await other.transaction('write')
    const before = performance.eventLoopUtilization()
    const stored = insertLeads(database, [lead()], [])
    await new Promise((resolve) => setTimeout(resolve, 500))
    const { utilization } = performance.eventLoopUtilization(before)
    await busy.rollback()
    other.close()
    expect(await stored).toMatchObject([{ outcome: 'stored' }])
    expect(utilization).toBeLessThan(0.7)
  })
})
