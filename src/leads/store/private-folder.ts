import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { unusable } from '../unusable.ts'

/** Makes the folder of a store, unless it is there: for the eyes of who runs the service. */
export function makePrivateFolder(folder: string): void {
  try {
    make(folder)
  } catch (error) {
    throw unusable(folder, error)
  }
}

/**
 * One step after the other, since Node's own way to make several begins anew for ever, and holds up the process, where a file
 * system says of a folder in one that is there that it is not: /proc does, and one that is mounted when it is asked for.
 */
function make(folder: string): void {
  if (isFolder(folder)) return
  const above = path.dirname(folder)
  if (above !== folder) make(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it by now.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false
}
