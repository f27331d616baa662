import { rm } from 'node:fs/promises'
import path from 'node:path'
import { writerOf } from '../changes/replace-file.ts'
import { isRunning } from '../is-running.ts'
import { entriesOf, Listing } from '../listing.ts'

/** Removes what a killed process had begun to write: beside files in these folders, and anywhere among those that are served. */
export async function removeLeftDrafts(folders: Iterable<string>, served: string): Promise<void> {
  for (const folder of new Set(folders))
    await removeAmong(
      folder,
      entriesOf(folder).map(({ name }) => name),
    )
  await removeAmong(
    served,
    new Listing().below(served).map(({ name }) => name),
  )
}

async function removeAmong(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const writer = writerOf(name)
    if (writer !== undefined && !isRunning(writer)) await rm(path.join(folder, name), { force: true })
  }
}
