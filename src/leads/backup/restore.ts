import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LibsqlError } from '@libsql/client'
import { makePrivateFolder } from '../store/private-folder.ts'
import { unusable } from '../unusable.ts'
import { checkCopy, WrongCopy } from './check.ts'
import { exists, openFile, stamp, sync } from './store-file.ts'

export interface Restored {
  readonly leads: number
  /** Where the store that stood there before is now. */
  readonly before: string | undefined
  /** Why nothing could be asked of that one, not even whether somebody has it open. */
  readonly unreadable: string | undefined
}

/**
 * Puts a backup in the place of a store, whose own file is kept beside it. At every moment there is one or the other,
 * and whole. Nobody may have the store open.
 */
export async function restore(backup: string, store: string, now = new Date()): Promise<Restored> {
  if (!(await exists(backup))) throw new Error(`There is no file ${backup}.`)
  if ((await stat(backup)).isDirectory()) throw new Error(`${backup} is a folder. Name one of the backups in it.`)
  if (await exists(`${backup}-wal`))
    throw new Error(`${backup} is not all of it: there is a log beside it. Make a backup of that store first.`)
  const folder = path.dirname(store)
  makePrivateFolder(folder)
  const part = `${store}.${randomUUID()}.part`
  // As in the files of personal data: a stream that opens it itself may do so after it has failed.
  const copy = await open(part, 'wx', 0o600).catch((error: unknown) => {
    throw unusable(folder, error)
  })
  try {
    await pipeline(createReadStream(backup), copy.createWriteStream())
    const leads = await checkCopy(part)
    await sync(part)
    const replaced = await replace(store, part, `${store}.before-${stamp(now)}`)
    await removeParts(store)
    return { leads, ...replaced }
  } catch (error) {
    await rm(part, { force: true })
    if (error instanceof WrongCopy) throw new Error(`${backup} is no backup to restore. ${error.message}`)
    // What is written has no path.
    throw unusable(error instanceof Error && 'path' in error ? String(error.path) : store, error)
  }
}

async function replace(store: string, part: string, aside: string): Promise<Omit<Restored, 'leads'>> {
  const stands = await exists(store)
  const unreadable = stands ? await holdAlone(store) : undefined
  // Where it could be read these are gone. Beside another file they would be taken for its own.
  for (const end of ['-wal', '-shm', '-journal']) if (await exists(store + end)) await rename(store + end, aside + end)
  if (stands) await link(store, aside)
  await rename(part, store)
  await sync(path.dirname(store))
  return { before: stands ? aside : undefined, unreadable }
}

/** Removes what restores that were killed have left: nobody else writes one now. */
async function removeParts(store: string): Promise<void> {
  const folder = path.dirname(store)
  const parts = (await readdir(folder)).filter((name) => name.startsWith(path.basename(store)) && /\.part\b/.test(name))
  for (const name of parts) await rm(path.join(folder, name), { force: true })
}

/**
 * Holds a store until this process ends, so that no service begins with it. SQLite gives up its log of changes only to
 * who is alone: so it is known whether anybody has it open. Gives the reason when the file cannot be read at all.
 */
async function holdAlone(store: string): Promise<string | undefined> {
  try {
    const client = openFile(store)
    await client.execute('PRAGMA journal_mode = DELETE')
    await client.execute('BEGIN EXCLUSIVE')
    return undefined
  } catch (error) {
    const code = error instanceof LibsqlError ? error.code : ''
    if (code === 'SQLITE_BUSY') throw new StoreInUse(store)
    if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return code
    throw error
  }
}

/** Somebody has the store open. */
class StoreInUse extends Error {
  override name = 'StoreInUse'

  constructor(store: string) {
    super(`${store} is in use. End the service, and what else has it open, and try again; nothing was changed.`)
  }
}
