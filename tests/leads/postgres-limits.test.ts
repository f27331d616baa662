import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { connect } from '../../src/leads/store/open.ts'
import type { Database } from '../../src/leads/store/tables.ts'
import { eventually } from '../eventually.ts'
import { aLead, storeWith } from './a-lead.ts'
import { bothStores } from './stores.ts'

const postgres = bothStores().find(({ store }) => store === 'Postgres')

/** Milliseconds in place of the five seconds that visitors wait. */
const timeout = 500

/** A store whose tables are made, and another program that is connected to it. */
async function newStore(): Promise<{ address: string; other: pg.Client }> {
  const address = (await postgres?.newStore()) ?? ''
  await (await storeWith(address, aLead({}))).db.destroy()
  const other = new pg.Client(address)
  await other.connect()
  onTestFinished(() => other.end())
  return { address, other }
}

function connectTo(address: string): Database {
  const database = connect(address, timeout)
  onTestFinished(() => database.db.destroy())
  return database
}

/** Stands still, and all that a service does with it. */
function hang(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

/** A lead of its own, in a store that visitors wait for. */
const store = (database: Database) => insertLeads(database, [aLead({})], ['mail'])

test('what was given up because it waits for a lock takes no connection from anybody', async () => {
  const { address, other } = await newStore()
  const database = connectTo(address)
  await other.query('begin; lock table lead in access exclusive mode')
  for (let round = 0; round < 3; round++)
    await Promise.all(Array.from({ length: 4 }, () => expect(store(database)).rejects.toThrow()))
  const watching = new pg.Client(address)
  await watching.connect()
  onTestFinished(() => watching.end())
  await eventually(async () => {
    const { rows } = await watching.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toEqual([])
  })
  await other.query('commit')
  await expect(store(database)).resolves.toMatchObject([{ outcome: 'stored' }])
})

test('a service that hangs in the middle of its work holds nobody up for longer than an answer may take', async () => {
  const { address, other } = await newStore()
  const insert = `insert into heartbeat (name, at) values ('one', '') on conflict do nothing`
  let seconds: unknown
  const work = connectTo(address)
    .db.transaction()
    .execute(async (transaction) => {
      await sql.raw(insert).execute(transaction)
      const waiting = other.query(`${insert}; select extract(epoch from clock_timestamp() - now())::float as seconds`)
      await setImmediate()
      hang(5000)
      // Of two statements pg gives two results.
      seconds = [await waiting].flat().at(-1)?.rows[0]?.seconds
    })
  // Postgres has ended it.
  await expect(work).rejects.toThrow()
  expect(seconds).toBeLessThan(4)
})

test('a store that only reads is left for the one that has taken its place, however busy the connection to it is', async () => {
  const { address, other } = await newStore()
  const name = new URL(address).pathname.slice(1)
  await other.query(`alter database ${name} set default_transaction_read_only = on`)
  const database = connectTo(address)
  await expect(store(database)).rejects.toThrow('read-only')
  // Only connections that are made from now on can write, as when an address leads to another server.
  await other.query(`alter database ${name} set default_transaction_read_only = off`)
  await eventually(async () => expect(await store(database)).toMatchObject([{ outcome: 'stored' }]))
})

test('leads of a rush are stored by as many connections as Postgres allows', async () => {
  const { address, other } = await newStore()
  const role = `few_${new URL(address).pathname.slice(1)}`
  await other.query(`create role ${role} login connection limit 2; grant all on all tables in schema public to ${role}`)
  const few = new URL(address)
  few.username = role
  const database = connectTo(few.href)
  const receipts = await Promise.all(Array.from({ length: 20 }, () => store(database)))
  expect(new Set(receipts.map(([receipt]) => receipt?.outcome))).toEqual(new Set(['stored']))
})
