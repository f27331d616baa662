import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '../../src/leads/backup/backup.ts'
import { checkCopy } from '../../src/leads/backup/check.ts'
import { removeOld, removeUnfinished } from '../../src/leads/backup/remove.ts'
import { eraseLeads } from '../../src/leads/commands/forget.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import { chance } from '../content/chance.ts'
import { eventually } from '../eventually.ts'
import { folderWith } from '../server/fake-site.ts'
import { times } from '../times.ts'
import { aLead, storeWith } from './a-lead.ts'
import { killWriting, startCommand } from './kill.ts'
import { runLeads, subscribe } from './process.ts'
import { storedLeads } from './stored.ts'
import { newFileStore, storeFile } from './stores.ts'

/** A store with so many leads of a kilobyte. */
async function storeOf(count: number): Promise<{ store: string; file: string }> {
  const store = await newFileStore()
  const leads = Array.from({ length: count }, (_, index) => aLead({ text: 'x'.repeat(1000), index: `${index}` }))
  for (let at = 0; at < count; at += 250) {
    const { db } = await storeWith(store, ...leads.slice(at, at + 250))
    await db.destroy()
  }
  return { store, file: storeFile(store) }
}

const moment = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second))

test('a backup holds what is stored, nothing that was erased, and is for the eyes of its owner', async () => {
  const { store, file } = await storeOf(3)
  const database = await openDatabase(store)
  const [first] = await storedLeads(store)
  await storeWith(store, aLead({ name: 'Meera Nair' }, { id: 'gone' })).then(({ db }) => db.destroy())
  await eraseLeads(database, ['gone'])
  const folder = await folderWith({})
  const backup = await backUp(file, folder, moment(1))
  expect(backup).toEqual({ file: path.join(folder, 'leads-2026-11-21T10-00-01-000Z.db'), leads: 3 })
  expect(readdirSync(folder)).toEqual(['leads-2026-11-21T10-00-01-000Z.db'])
  expect(statSync(backup.file).mode & 0o777).toBe(0o600)
  expect(readFileSync(backup.file, 'latin1')).not.toContain('Meera Nair')
  expect(await storedLeads(`file:${backup.file}`)).toContainEqual(first)
  await database.db.destroy()
})

test('where there is no store or no folder none is made, and that is said', async () => {
  const { file } = await storeOf(1)
  const folder = await folderWith({})
  const nowhere = path.join(folder, 'nowhere')
  await expect(backUp(nowhere, folder)).rejects.toThrow(`There is no store at ${nowhere}.`)
  await expect(backUp(file, nowhere)).rejects.toThrow(`There is no folder ${nowhere}. It is not made: a disk may be`)
  expect(readdirSync(folder)).toEqual([])
})

test('of a store that is damaged no backup stands, and nothing is left of it', async () => {
  const { file } = await storeOf(300)
  const damaged = (await backUp(file, await folderWith({}))).file
  writeFileSync(damaged, readFileSync(damaged).fill(7, 8192, 200_000))
  const folder = await folderWith({})
  await expect(backUp(damaged, folder)).rejects.toThrow(
    `No backup was made in ${folder}: ${damaged} is damaged: put a backup in its place`,
  )
  expect(readdirSync(folder)).toEqual([])
})

test('only what is whole, and of leads, passes for a copy', async () => {
  const { file } = await storeOf(300)
  const folder = await folderWith({ 'notes.txt': 'not a database '.repeat(100), 'empty.db': '' })
  const { file: backup } = await backUp(file, folder)
  expect(await checkCopy(backup)).toBe(300)
  await expect(checkCopy(path.join(folder, 'notes.txt'))).rejects.toThrow('file is not a database')
  await expect(checkCopy(path.join(folder, 'empty.db'))).rejects.toThrow('It is a database, but not of leads.')
  truncateSync(backup, statSync(backup).size - 8192)
  await expect(checkCopy(backup)).rejects.toThrow(/malformed|It is damaged/)
})

test('what a newer version has written is not guessed at', async () => {
  const { store, file } = await storeOf(1)
  const { db } = await openDatabase(store)
  await db.insertInto('migration').values({ name: '999-more', applied_at: '' }).execute()
  await db.destroy()
  await expect(backUp(file, await folderWith({}))).rejects.toThrow(
    'It was made by a newer version, which knows "999-more".',
  )
})

test('the oldest go when there are more than wanted, never the new one, and never what is none of ours', async () => {
  const { file } = await storeOf(1)
  const folder = await folderWith({ 'leads-of-may.db': 'mine' })
  for (const second of [1, 2, 3, 4]) await backUp(file, folder, moment(second))
  // The clock was put back.
  const made = await backUp(file, folder, moment(0))
  expect(await removeOld(folder, 2, made.file)).toBe(3)
  const left = ['leads-2026-11-21T10-00-00-000Z.db', 'leads-2026-11-21T10-00-04-000Z.db', 'leads-of-may.db']
  expect(readdirSync(folder)).toEqual(left)
  expect(await removeOld(folder, 5, made.file)).toBe(0)
  const next = await backUp(file, folder, moment(1))
  expect(await removeOld(folder, 2, next.file)).toBe(1)
  expect(readdirSync(folder)).toEqual([path.basename(made.file), path.basename(next.file), 'leads-of-may.db'])
})

test('what a backup that was killed has left goes an hour later', async () => {
  const name = '.leads-2026-11-21T10-00-01-000Z.db.part'
  const ahead = '.leads-2027-11-21T10-00-01-000Z.db.part'
  const folder = await folderWith({ [name]: 'half', [ahead]: 'half' })
  // The clock has been put back since.
  utimesSync(path.join(folder, ahead), new Date(), new Date(Date.now() + 86_400_000))
  await removeUnfinished(folder)
  expect(readdirSync(folder)).toEqual([name])
  utimesSync(path.join(folder, name), new Date(), new Date(Date.now() - 3_700_000))
  await removeUnfinished(folder)
  expect(readdirSync(folder)).toEqual([])
})

test('it is made again and again until it is told to end', async () => {
  const { store } = await storeOf(1)
  const folder = await folderWith({})
  const child = startCommand(store, 'backup', folder, '--every', '1s', '--keep', '2')
  const made = new Set<string>()
  await eventually(() => {
    for (const name of readdirSync(folder)) if (name.startsWith('leads-')) made.add(name)
    expect(made.size).toBeGreaterThan(2)
  })
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([0, null])
  expect(readdirSync(folder)).toEqual([...made].sort().slice(-2))
})

test('killed at any time while leads arrive, every backup is whole and holds what was acknowledged before it', async () => {
  const { store } = await storeOf(2500)
  const folder = await folderWith({})
  const acknowledged: { email: string; at: number }[] = []
  let service = await runLeads(store)
  let ended = false
  const visitor = async (name: number) => {
    for (let count = 0; !ended; count++) {
      const email = `${name}-${count}@host.example`
      const status = await subscribe(service.address, email)
      if (status === 201) acknowledged.push({ email, at: Date.now() })
      else await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const visitors = Promise.all([0, 1, 2, 3].map(visitor))
  const writing = await killWriting(startCommand(store, 'backup', folder), folder, 30_000)
  const below = chance(12)
  for (let round = 0; round < times(4); round++) {
    const backup = killWriting(
      startCommand(store, 'backup', folder),
      folder,
      round === 0 ? 0 : (below(100) / 80) * writing,
    )
    if (round % 4 === 3) {
      const closed = once(service.child, 'close')
      service.child.kill('SIGKILL')
      await closed
      service = await runLeads(store)
    }
    await backup
  }
  await killWriting(startCommand(store, 'backup', folder), folder, 30_000)
  ended = true
  await visitors
  const backups = readdirSync(folder).filter((name) => !name.startsWith('.'))
  expect(backups.length).toBeGreaterThanOrEqual(2)
  for (const name of backups) {
    expect(await checkCopy(path.join(folder, name))).toBeGreaterThanOrEqual(2500)
    const begun = Date.parse(name.replace(/^leads-(.*T\d\d)-(\d\d)-(\d\d)-(\d+Z)\.db$/, '$1:$2:$3.$4'))
    const stored = new Set((await storedLeads(`file:${path.join(folder, name)}`)).map(({ data }) => data.email))
    const before = acknowledged.filter(({ at }) => at < begun)
    expect(before.filter(({ email }) => !stored.has(email))).toEqual([])
  }
  expect(acknowledged.length).toBeGreaterThan(50)
})
