import { accessSync, chmodSync, closeSync, constants, openSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { unusable } from '../unusable.ts'
import { makePrivateFolder } from './private-folder.ts'

/** Makes the file of a store, unless there is one. Personal data: it is for the eyes of who runs the service. */
export function makePrivate(file: string): void {
  makePrivateFolder(path.dirname(file))
  try {
    makeFile(file)
  } catch (error) {
    throw unusable(file, error)
  }
}

function makeFile(file: string): void {
  const log = statsOf(`${file}-wal`)
  if (log && log.size > 0 && !(statsOf(file)?.size ?? 0)) throw new LogAlone(file)
  // SQLite gives what it makes beside it the mode of the first.
  const stats = statsOf(file)
  if (!stats || stats.isDirectory()) closeSync(openSync(file, 'a', 0o600))
  // libSQL's own reason would be a number.
  accessSync(file, constants.R_OK | constants.W_OK)
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    const stats = statsOf(each)
    if (stats?.isFile() && (stats.mode & 0o077) !== 0) chmodSync(each, 0o600)
  }
}

function statsOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false })
}

/** SQLite would delete the log, and with it leads that were acknowledged. */
class LogAlone extends Error {
  override name = 'LogAlone'

  constructor(file: string) {
    const name = path.basename(file)
    super(`${name} is empty, and ${name}-wal beside it holds leads of another file: put that back, or move both away.`)
  }
}
