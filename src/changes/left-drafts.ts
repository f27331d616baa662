import { rm } from 'node:fs/promises'
import path from 'node:path'
import { isRunning } from '../disk/is-running.ts'
import { entriesOf } from '../disk/listing.ts'
import { writerOf } from './replace-file.ts'

/** Removes what a killed process had begun to write beside files in these folders. */
export async function removeDraftsIn(folders: Iterable<string>): Promise<void> {
  for (const folder of new Set(folders))
    await removeDraftsAmong(
      folder,
      entriesOf(folder).map(({ name }) => name),
    )
}

/** The same among these names from a folder on. */
export async function removeDraftsAmong(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const writer = writerOf(name)
    if (writer !== undefined && !isRunning(writer)) await rm(path.join(folder, name), { recursive: true, force: true })
  }
}
