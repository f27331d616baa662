import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { writerOf } from '../changes/replace-file.ts'
import { isRunning } from '../is-running.ts'

/** Removes what a killed process had begun to write: beside files in these folders, and anywhere among those that are served. */
export async function removeLeftDrafts(folders: Iterable<string>, served: string): Promise<void> {
  for (const folder of new Set(folders)) await removeIn(folder, false)
  await removeIn(served, true)
}

async function removeIn(folder: string, recursive: boolean): Promise<void> {
  // What is not there holds none.
  const names = await readdir(folder, { recursive }).catch(() => [])
  for (const name of names) {
    const writer = writerOf(name)
    if (writer !== undefined && !isRunning(writer)) await rm(path.join(folder, name), { force: true })
  }
}
