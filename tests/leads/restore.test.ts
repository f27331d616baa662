import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '../../src/leads/backup/backup.ts'
import { checkCopy } from '../../src/leads/backup/check.ts'
import { root } from '../../src/root.ts'
import { chance } from '../content/chance.ts'
import { folderWith } from '../server/fake-site.ts'
import { times } from '../times.ts'
import { aLead, storeWith } from './a-lead.ts'
import { killWriting, startCommand } from './kill.ts'
import { runLeads, subscribe } from './process.ts'
import { storedLeads } from './stored.ts'
import { newFileStore, storeFile } from './stores.ts'

/** The copy of a store with so many leads of a kilobyte, all of one name. */
async function copyOf(name: string, count: number): Promise<string> {
  const store = await newFileStore()
  const leads = Array.from({ length: count }, (_, index) =>
    aLead({ name, text: 'x'.repeat(1000) }, { id: `${name}-${index}` }),
  )
  for (let at = 0; at < count; at += 250)
    await storeWith(store, ...leads.slice(at, at + 250)).then(({ db }) => db.destroy())
  return (await backUp(storeFile(store), await folderWith({}))).file
}

/** Puts a backup into the place of a store, in a process of its own: SQLite's locks are between processes. */
function restore(file: string, store: string): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'leads', 'restore', file], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: `file:${store}` },
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

async function namesIn(file: string): Promise<unknown[]> {
  return [...new Set((await storedLeads(`file:${file}`)).map(({ data }) => data.name))]
}

test('a backup takes the place of the store, which is kept beside it', async () => {
  const [present, backup] = [await copyOf('present', 1), await copyOf('restored', 2)]
  const store = path.join(await folderWith({}), 'data/leads.db')
  expect(restore(backup, store)).toEqual({ code: 0, out: `${store} is now this backup, with 2 leads.\n`, err: '' })
  copyFileSync(present, store)
  const { code, out } = restore(backup, store)
  const before = /What stood there is kept as (\S+);/.exec(out)?.[1] ?? ''
  expect([code, path.dirname(before)]).toEqual([0, path.dirname(store)])
  expect(statSync(store).mode & 0o777).toBe(0o600)
  expect(readdirSync(path.dirname(store))).toEqual(['leads.db', path.basename(before)])
  expect([await namesIn(store), await namesIn(before)]).toEqual([['restored'], ['present']])
})

test('while a service has the store open, or any other program, nothing is changed', async () => {
  const backup = await copyOf('restored', 1)
  const store = path.join(await folderWith({}), 'leads.db')
  const { child, address } = await runLeads(`file:${store}`)
  expect(await subscribe(address, 'present@host.example')).toBe(201)
  const refused = `${store} is in use. End the service, and what else has it open, and try again; nothing was changed.\n`
  expect(restore(backup, store)).toEqual({ code: 1, out: '', err: refused })
  expect(await subscribe(address, 'later@host.example')).toBe(201)
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
  expect(restore(backup, store).code).toBe(0)
  const before = readdirSync(path.dirname(store)).find((name) => name.includes('.before-')) ?? ''
  // What the service had only in its log of changes is there, too.
  expect(await storedLeads(`file:${path.join(path.dirname(store), before)}`)).toHaveLength(2)
  expect(await namesIn(store)).toEqual(['restored'])
})

test('a store that cannot be read is set aside with its log, which the backup does not meet', async () => {
  const backup = await copyOf('restored', 1)
  const folder = await folderWith({ 'leads.db': 'no database '.repeat(900), 'leads.db-wal': 'its log' })
  const { code, out } = restore(backup, path.join(folder, 'leads.db'))
  expect(code).toBe(0)
  expect(out).toMatch(
    /It cannot be read \(SQLITE_NOTADB\), so nobody knows who has it open: start the service anew\.\n$/,
  )
  const aside = expect.stringMatching(/^leads\.db\.before-[\dT-]+Z$/)
  const log = expect.stringMatching(/^leads\.db\.before-[\dT-]+Z-wal$/)
  expect(readdirSync(folder).filter((name) => !name.endsWith('-shm'))).toEqual(['leads.db', aside, log])
  expect(await namesIn(path.join(folder, 'leads.db'))).toEqual(['restored'])
})

test('what is no whole backup changes nothing', async () => {
  const present = await copyOf('present', 1)
  const folder = await folderWith({ 'notes.txt': 'no database '.repeat(900), 'live.db': '', 'live.db-wal': 'log' })
  mkdirSync(path.join(folder, 'data'))
  const store = path.join(folder, 'data/leads.db')
  copyFileSync(present, store)
  const wrong = (name: string) => restore(path.join(folder, name), store).err
  expect(wrong('notes.txt')).toMatch(/notes\.txt is no backup to restore\. .*file is not a database\n$/)
  expect(wrong('live.db')).toMatch(/live\.db is not all of it: there is a log beside it\./)
  expect(wrong('nothing.db')).toMatch(/^There is no file .*nothing\.db\.\n$/)
  expect(wrong('data')).toMatch(/data is a folder\. Name one of the backups in it\.\n$/)
  expect(restore(present, path.join(folder, 'notes.txt/leads.db')).err).toMatch(/notes\.txt is no folder\.\n$/)
  expect(readdirSync(path.dirname(store))).toEqual(['leads.db'])
  expect(await namesIn(store)).toEqual(['present'])
})

test('killed at any time, there is the one store or the other, and it can be run again', async () => {
  const [present, backup] = [await copyOf('present', 2000), await copyOf('restored', 2000)]
  const below = chance(7)
  let writing = 0
  for (let round = 0; round < times(5); round++) {
    const folder = await folderWith({})
    const store = path.join(folder, 'leads.db')
    copyFileSync(present, store)
    const delay = round === 0 ? 30_000 : (below(100) / 80) * writing
    const took = await killWriting(startCommand(`file:${store}`, 'restore', backup), folder, delay)
    if (round === 0) writing = took
    // A copy is looked at: who opens the store itself has it in use.
    const found = path.join(await folderWith({}), 'found.db')
    copyFileSync(store, found)
    expect(await checkCopy(found)).toBe(2000)
    const [name] = await namesIn(found)
    const before = readdirSync(folder).find((each) => each.includes('.before-')) ?? ''
    if (name === 'restored') expect(await namesIn(path.join(folder, before))).toEqual(['present'])
    else expect(name).toBe('present')
    expect(restore(backup, store).code).toBe(0)
    expect(await namesIn(store)).toEqual(['restored'])
    expect(readdirSync(folder).filter((each) => each.includes('.part'))).toEqual([])
  }
})
