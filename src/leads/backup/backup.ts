import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { LibsqlError } from '@libsql/client'
import { failureOf } from '../store/failure-of.ts'
import { unusable } from '../unusable.ts'
import { checkCopy } from './check.ts'
import { mustExist, openFile, stamp, sync } from './store-file.ts'

export interface Backup {
  readonly file: string
  readonly leads: number
}

/**
 * Copies a store that may be in use into a folder. The copy holds all that was stored before the moment in its name. It
 * gets that name only when it has been read, found whole, and is on the disk.
 */
export async function backUp(store: string, folder: string, now = new Date()): Promise<Backup> {
  // The copy of a new and empty store would push out the good ones.
  await mustExist(store)
  if (!(await isFolder(folder))) throw new Error(`There is no folder ${folder}. It is not made: a disk may be missing.`)
  const name = `leads-${stamp(now)}.db`
  const file = path.join(folder, name)
  const part = path.join(folder, `.${name}.part`)
  try {
    await copy(store, part)
    const leads = await checkCopy(part)
    await sync(part)
    await rename(part, file)
    await sync(folder)
    return { file, leads }
  } catch (error) {
    await rm(part, { force: true })
    // What the store has failed with is in words already: all else is about where the copy goes.
    const failure = unusable(folder, failureOf(folder, error))
    const reason = failure instanceof Error ? failure.message : String(failure)
    throw new Error(`No backup was made in ${folder}: ${reason}`, { cause: error })
  }
}

/** SQLite copies what is committed, in one view of it, while others write. What was erased is not in the copy. */
async function copy(store: string, part: string): Promise<void> {
  // It fills a file that is there and empty: so nobody else can read it, not for a moment.
  await (await open(part, 'wx', 0o600)).close()
  const client = openFile(store)
  try {
    await client.execute({ sql: 'VACUUM INTO ?', args: [part] })
  } catch (error) {
    // Where there is no room is where the copy goes.
    throw error instanceof LibsqlError && error.code === 'SQLITE_FULL' ? error : failureOf(store, error)
  } finally {
    client.close()
  }
}

function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  )
}
