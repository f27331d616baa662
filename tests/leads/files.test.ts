import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import { root } from '../../src/root.ts'
import { aLead } from './a-lead.ts'
import { runLeads, subscribe } from './process.ts'
import { storedLeads } from './stored.ts'
import { newFileStore, storeFile } from './stores.ts'

const damaged = /^leads\.db(-wal|-shm)? was moved, removed, cut or replaced while the service ran\. Start it anew\.$/

async function open(store: string) {
  const database = await openDatabase(store)
  onTestFinished(() => database.db.destroy())
  return database
}

async function replace(file: string): Promise<void> {
  await copyFile(file, `${file}.copy`)
  await rename(`${file}.copy`, file)
}

async function half(file: string): Promise<void> {
  await truncate(file, (await stat(file)).size / 2)
}

const damages: [string, (file: string) => Promise<void>][] = [
  ['its file was moved', (file) => rename(file, `${file}.old`)],
  ['its file was deleted', (file) => rm(file)],
  ['its file was replaced', (file) => replace(file)],
  ['its file was cut to nothing', (file) => truncate(file)],
  ['its file was cut in half', (file) => half(file)],
  ['its file was written over', (file) => writeFile(file, Buffer.alloc(100_000))],
  ['its log was moved', (file) => rename(`${file}-wal`, `${file}-wal.old`)],
  ['its log was removed', (file) => rm(`${file}-wal`)],
  ['its log was replaced', (file) => replace(`${file}-wal`)],
  ['its log was cut to nothing', (file) => truncate(`${file}-wal`)],
  ['its log was cut in half', (file) => half(`${file}-wal`)],
  ['the beginning of its log was lost', async (file) => writeFile(`${file}-wal`, Buffer.alloc(100_000))],
  ['the index of its log was removed', (file) => rm(`${file}-shm`)],
  ['all beside it was removed', (file) => Promise.all([rm(`${file}-wal`), rm(`${file}-shm`)]).then(() => {})],
]

test('a place where no store can be is named in words', async () => {
  const file = storeFile(await newFileStore())
  await mkdir(file)
  const openAt = (place: string) => expect(openDatabase(`file:${place}`)).rejects
  await openAt(file).toThrow(`The leads' store cannot be opened: ${file} is a folder.`)
  await writeFile(`${file}/file`, '')
  await openAt(`${file}/file/leads.db`).toThrow(`cannot be opened: ${file}/file is no folder.`)
  await writeFile(`${file}/notes.txt`, 'not a database '.repeat(100))
  await openAt(`${file}/notes.txt`).toThrow(
    `cannot be opened: ${file}/notes.txt is no database: put a backup in its place`,
  )
})

test.runIf(process.platform === 'linux')(
  'a place of the system in which no folder can be made is given up at once',
  async () => {
    // Node's own way to make folders would go on for ever.
    await expect(openDatabase('file:/proc/leads/leads.db')).rejects.toThrow(
      'cannot be opened: /proc/leads is not there.',
    )
  },
)

test('a store for which there is no room is named, and what helps', async () => {
  const store = await newFileStore()
  const database = await open(store)
  // As on a full disk: SQLite may make the file no longer.
  await sql`pragma max_page_count = 1`.execute(database.db)
  const long = aLead({ message: 'x'.repeat(100_000) }, { id: 'long' })
  await expect(insertLeads(database, [long], [])).rejects.toMatchObject({
    code: 'SQLITE_FULL',
    message: `${storeFile(store)} finds no room: its disk is full.`,
  })
})

test.each(damages)('no lead is acknowledged by a store when %s', async (_, damage) => {
  const store = await newFileStore()
  const database = await open(store)
  await insertLeads(database, [aLead({})], [])
  await damage(storeFile(store))
  await expect(insertLeads(database, [aLead({})], [])).rejects.toThrow(damaged)
  await expect(sql`select 1`.execute(database.db)).rejects.toThrow(damaged)
})

test.each(damages)('no lead is acknowledged by a store when %s while it is written', async (_, damage) => {
  const store = await newFileStore()
  const database = await open(store)
  await insertLeads(database, [aLead({})], [])
  const late = database.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('heartbeat').values({ name: 'a', at: '', filling: '' }).execute()
    await damage(storeFile(store))
  })
  await expect(late).rejects.toThrow(damaged)
})

test.each([
  ['the log is removed', (file: string) => rm(`${file}-wal`), 1],
  ['all beside the file is removed', (file: string) => Promise.all([rm(`${file}-wal`), rm(`${file}-shm`)]), 1],
  ['the log is replaced', (file: string) => replace(`${file}-wal`), 1],
  ['the file is replaced by a copy', (file: string) => replace(file), 1],
  // What was in it is gone with it; nothing is added to that.
  ['the file is cut to nothing', (file: string) => truncate(file), 0],
])('a service whose store is damaged says so, and is killed: %s', async (_, damage, kept) => {
  const store = await newFileStore()
  const { child, address } = await runLeads(store)
  expect(await subscribe(address, 'before@host.example')).toBe(201)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  await damage(storeFile(store))
  const answers = await Promise.all(Array.from({ length: 20 }, (_, name) => subscribe(address, `${name}@host.example`)))
  expect(new Set(answers)).toEqual(new Set([503]))
  expect((await fetch(`${address}/readyz`)).status).toBe(503)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
  const stored = storedLeads(store).then((leads) => leads.map(({ data }) => data.email))
  if (kept) expect(await stored).toContain('before@host.example')
  else await expect(stored).rejects.toThrow('leads.db is empty, and leads.db-wal beside it holds leads of another file')
})

test('what others may do with the store of a running service is no damage', async () => {
  const store = await newFileStore()
  const { address } = await runLeads(store)
  // Beside it this process goes on sending: a service sends those away who stop in the middle.
  const work = async (...flags: string[]) => {
    const env = { ...process.env, DATABASE_URL: store }
    const command = spawn(process.execPath, ['scripts/run.mjs', 'leads', ...flags], { cwd: root, env, stdio: 'ignore' })
    expect(await once(command, 'close')).toEqual([0, null])
  }
  const others: (() => unknown)[] = [
    () => work('list'),
    () => work('forget', 'nobody@host.example'),
    () => work('export'),
    async () => {
      const client = createClient({ url: store })
      // Shorter than before, when what was deleted is left out.
      for (const statement of ['delete from lead', 'vacuum', 'pragma wal_checkpoint(truncate)'])
        await client.execute(statement)
      client.close()
    },
    () => work('list'),
  ]
  for (const [round, other] of others.entries()) {
    const many = async () => {
      const answers: unknown[] = []
      // Some at a time: of hundreds at once a busy machine leaves the last ones waiting until they are sent away.
      for (let from = 0; from < 300; from += 20) {
        const some = Array.from({ length: 20 }, (_, name) => subscribe(address, `${round}-${from + name}@host.example`))
        answers.push(...(await Promise.all(some)))
      }
      return new Set(answers)
    }
    const [answers] = await Promise.all([many(), other()])
    expect(answers).toEqual(new Set([201]))
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  }
})

test('the files are for the eyes of who runs the service, also when they were not', async () => {
  const store = await newFileStore()
  const files = ['', '-wal', '-shm'].map((suffix) => storeFile(store) + suffix)
  const modes = async () => Promise.all(files.map(async (file) => ((await stat(file)).mode & 0o777).toString(8)))
  const first = await open(store)
  await insertLeads(first, [aLead({})], [])
  expect(await modes()).toEqual(['600', '600', '600'])
  await Promise.all(files.map((file) => chmod(file, 0o644)))
  await insertLeads(await open(store), [aLead({})], [])
  expect(await modes()).toEqual(['600', '600', '600'])
})

test('so is a folder that is made for them', async () => {
  const file = path.join(path.dirname(storeFile(await newFileStore())), 'made/leads.db')
  await insertLeads(await open(`file:${file}`), [aLead({})], [])
  expect(((await stat(path.dirname(file))).mode & 0o777).toString(8)).toBe('700')
})
