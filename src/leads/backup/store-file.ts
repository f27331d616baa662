import { constants } from 'node:fs'
import { access, open } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'

/** How long to wait for the service, which writes for moments only. */
const busyTimeout = 5000

/** Opens a file as it is: no tables are brought up to date, and the service may have it open. */
export function openFile(file: string): Client {
  return createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: busyTimeout })
}

export function exists(file: string): Promise<boolean> {
  return access(file, constants.F_OK).then(
    () => true,
    () => false,
  )
}

/** Fails where there is no store: a new and empty one would be made, and taken for the one that is meant. */
export async function mustExist(store: string): Promise<void> {
  if (await exists(store)) return
  throw new Error(`There is no store at ${store}. The service makes it at its start; DATABASE_URL says where it is.`)
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A moment as names of files have it, which sort by it. */
export function stamp(moment: Date): string {
  return moment.toISOString().replaceAll(/[:.]/g, '-')
}
