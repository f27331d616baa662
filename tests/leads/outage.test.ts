import { writeFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, withDatabase } from '../../src/leads/store/open.ts'
import { readLeads } from '../../src/leads/store/read.ts'
import { createServer } from '../../src/server/server.ts'
import { eventually } from '../eventually.ts'
import { folderWith } from '../server/fake-site.ts'
import { serviceFor } from './a-site.ts'
import { type Gate, gateTo } from './gate.ts'
import { runLeads, subscribe } from './process.ts'
import { storedLeads } from './stored.ts'
import { bothStores, newFileStore, storeFile } from './stores.ts'

const [, postgres] = bothStores()

async function gatedPostgres(): Promise<{ gate: Gate; store: string; behind: string }> {
  const behind = (await postgres?.newStore()) ?? ''
  const address = new URL(behind)
  const gate = await gateTo(Number(address.port))
  address.port = String(gate.port)
  address.password = 'secret'
  return { gate, store: address.href, behind }
}

const status = (url: string) => fetch(url).then((answer) => answer.status)

/** How long it took, in seconds. */
async function secondsOf(work: Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work
  return (performance.now() - begin) / 1000
}

/** Seconds; on an idle machine it takes less than ten. */
const browserWaits = 20

test('a service starts while Postgres is down, says so once, and receives when it is up, again and again', async () => {
  const { gate, store, behind } = await gatedPostgres()
  const { address, said } = await runLeads(store)
  const answer = await fetch(`${address}/leads/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@host.example"}',
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect([await status(`${address}/healthz`), await status(`${address}/readyz`)]).toEqual([200, 503])
  for (let round = 0; round < 2; round++) {
    await gate.open()
    await eventually(async () => expect(await status(`${address}/readyz`)).toBe(200))
    expect(await subscribe(address, `${round}@host.example`)).toBe(201)
    await gate.shut()
    expect(await subscribe(address, 'lost@host.example')).toBe(503)
    expect(await status(`${address}/readyz`)).toBe(503)
  }
  expect((await storedLeads(behind)).map(({ data }) => data.email)).toEqual(['0@host.example', '1@host.example'])
  // What is logged may come after the answer.
  await eventually(() => expect(said().match(/leads cannot be stored/g)).toHaveLength(2))
  expect(said().match(/the store cannot be opened/g)).toHaveLength(1)
  expect(said().match(/the store is open/g)).toHaveLength(1)
  expect(said().match(/leads can be stored again/g)).toHaveLength(1)
  expect(said()).not.toContain('secret')
})

test('a Postgres that is lost in the middle of a command is named, without who signs in there', async () => {
  const { gate, store } = await gatedPostgres()
  await gate.open()
  const list = withDatabase(store, async (database) => {
    const leads = readLeads(database, {})
    expect((await leads.next()).done).toBe(true)
    await gate.shut()
    await readLeads(database, {}).next()
  })
  const failure = await list.catch((error: Error) => error.message)
  expect(failure).toMatch(new RegExp(`^The leads' store has failed: .+\\b127\\.0\\.0\\.1:${gate.port}\\b`))
  expect(failure).not.toContain('secret')
})

test('a Postgres that freezes is noticed while browsers still wait, and what it does afterwards is no lead twice', async () => {
  const { gate, store, behind } = await gatedPostgres()
  await gate.open()
  const { address } = await runLeads(store)
  const all = (round: string) =>
    Promise.all(Array.from({ length: 40 }, (_, name) => subscribe(address, `${round}${name}@host.example`)))
  expect(new Set(await all('before'))).toEqual(new Set([201]))
  gate.freeze()
  const refused = all('frozen')
  // Who comes while the first still wait.
  await new Promise((resolve) => setTimeout(resolve, 100))
  const later = all('later')
  expect(await secondsOf(eventually(async () => expect(await status(`${address}/readyz`)).toBe(503)))).toBeLessThan(
    browserWaits,
  )
  expect(await secondsOf(Promise.all([refused, later]))).toBeLessThan(browserWaits)
  expect(new Set([...(await refused), ...(await later)])).toEqual(new Set([503]))
  expect(await secondsOf(subscribe(address, 'still@host.example'))).toBeLessThan(browserWaits)
  await gate.open()
  await eventually(async () => expect(await status(`${address}/readyz`)).toBe(200))
  expect(new Set(await all('after'))).toEqual(new Set([201]))
  const emails = (await storedLeads(behind)).map(({ data }) => data.email)
  expect(new Set(emails).size).toBe(emails.length)
  expect(emails).toEqual(expect.arrayContaining(['before0@host.example', 'after39@host.example']))
}, 60_000)

test('a service starts while Postgres is frozen', async () => {
  const { gate, store } = await gatedPostgres()
  await gate.open()
  gate.freeze()
  const { address } = await runLeads(store)
  expect(await status(`${address}/healthz`)).toBe(200)
  expect(await secondsOf(subscribe(address, 'a@host.example'))).toBeLessThan(browserWaits)
  await gate.open()
  await eventually(async () => expect(await subscribe(address, 'b@host.example')).toBe(201))
}, 60_000)

test('a service receives when its database has been made', async () => {
  const store = new URL((await postgres?.newStore()) ?? '')
  const client = new pg.Client(store.href)
  await client.connect()
  onTestFinished(() => client.end())
  store.pathname = '/made_later'
  const { address } = await runLeads(store.href)
  expect(await subscribe(address, 'a@host.example')).toBe(503)
  await client.query('create database made_later')
  await eventually(async () => expect(await subscribe(address, 'a@host.example')).toBe(201))
}, 60_000)

test('a Postgres that cannot be used is named, without who signs in there', async () => {
  const store = new URL((await postgres?.newStore()) ?? '')
  store.password = 'secret'
  store.pathname = '/nowhere'
  await expect(openDatabase(store.href)).rejects.toThrow(
    new Error(`The leads' store cannot be opened: database "nowhere" does not exist (${store.host})`),
  )
})

test.each([
  ['a host that nobody knows', async () => 'postgres://user:secret@nowhere.invalid/leads'],
  ['a port where nobody listens', async () => 'postgres://user:secret@127.0.0.1:1/leads'],
  [
    'a file that is no database',
    async () => {
      const store = await newFileStore()
      await writeFile(storeFile(store), 'secret'.repeat(1000))
      return store
    },
  ],
  ['a folder that cannot be made', async () => 'file:/dev/null/leads.db'],
])('pages are served while the store is %s', async (_, newStore) => {
  const dist = await folderWith({ 'index.html': '<h1>Home</h1>' })
  const failures: unknown[] = []
  const service = await serviceFor(await newStore())
  const onFailure = () => service.onFailure((error, what) => failures.push([String(error), what]))
  const app = await createServer({ dist, leads: { ...service, onFailure } })
  onTestFinished(() => app.close())
  expect((await app.inject('/')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  await eventually(() => expect(failures).toHaveLength(1))
  expect(String(failures)).toMatch(
    /The leads' store cannot be opened: .*,the store cannot be opened, and is tried again$/,
  )
  expect(String(failures)).not.toContain('secret')
})

test('leads are refused by a Postgres that would lose them in a power failure, until it is told not to', async () => {
  const store = new URL((await postgres?.newStore()) ?? '')
  const client = new pg.Client(store.href)
  await client.connect()
  onTestFinished(() => client.end())
  const set = (value: string) =>
    client.query(`alter database ${store.pathname.slice(1)} set synchronous_commit = ${value}`)
  await set('off')
  const { address, said } = await runLeads(store.href)
  expect(await subscribe(address, 'a@host.example')).toBe(503)
  const told = 'Postgres would lose leads in a power failure: synchronous_commit is off.'
  await eventually(() => expect(said()).toContain(told))
  await set('on')
  await eventually(async () => expect(await subscribe(address, 'a@host.example')).toBe(201))
}, 60_000)
