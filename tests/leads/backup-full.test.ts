import { readdirSync } from 'node:fs'
import { LibsqlError } from '@libsql/client'
import { expect, test, vi } from 'vitest'
import { backUp } from '../../src/leads/backup/backup.ts'
import type * as StoreFile from '../../src/leads/backup/store-file.ts'
import { folderWith } from '../server/fake-site.ts'
import { aLead, storeWith } from './a-lead.ts'
import { newFileStore, storeFile } from './stores.ts'

const disk = vi.hoisted(() => ({ full: new Error() }))

vi.mock('../../src/leads/backup/store-file.ts', async (original) => {
  const real = await original<typeof StoreFile>()
  const openFile: typeof real.openFile = (file) =>
    Object.assign(real.openFile(file), { execute: () => Promise.reject(disk.full) })
  return { ...real, openFile }
})

test.each([
  ['SQLite', new LibsqlError('database or disk is full', 'SQLITE_FULL')],
  ['the system', Object.assign(new Error('ENOSPC: no space left on device, fsync'), { code: 'ENOSPC' })],
])('where %s finds no room for a backup, the folder is named, and nothing is left in it', async (_, full) => {
  const store = await newFileStore()
  await storeWith(store, aLead({})).then(({ db }) => db.destroy())
  const folder = await folderWith({})
  disk.full = full
  await expect(backUp(storeFile(store), folder)).rejects.toThrow(
    `No backup was made in ${folder}: ${folder} finds no room: its disk is full.`,
  )
  expect(readdirSync(folder)).toEqual([])
})
