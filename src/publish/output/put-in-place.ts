import { renameSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { BuildError } from '../build-error.ts'
import { findInTheWay, isInTheWay } from './in-the-way.ts'

/** A file beside its place. */
export interface StagedFile {
  readonly staged: string
  readonly name: string
}

/**
 * Puts files in place. Those that others, which are no longer made, have to make room for come last: until then their
 * addresses lead somewhere.
 */
export async function putInPlace(
  folder: string,
  files: readonly StagedFile[],
  stale: readonly string[],
  makeRoom: (names: readonly string[]) => Promise<void>,
): Promise<void> {
  const inTheWay = [...findInTheWay(folder, stale, namesOf(files))]
  const isWaiting = ({ name }: StagedFile) => findInTheWay(folder, inTheWay, [name]).size > 0
  const waiting = new Set(inTheWay.length > 0 ? files.filter(isWaiting) : [])
  await put(
    folder,
    files.filter((file) => !waiting.has(file)),
  )
  await makeRoom(inTheWay)
  await put(folder, [...waiting])
}

async function put(folder: string, files: readonly StagedFile[]): Promise<void> {
  const folders = new Set(namesOf(files).map((name) => path.dirname(name)))
  await Promise.all([...folders].map((name) => makeFolder(folder, name)))
  // Not as promises: thousands of those cost more than the renaming.
  for (const { staged, name } of files) {
    try {
      renameSync(staged, path.join(folder, name))
    } catch (error) {
      throw isInTheWay(error) ? notOurs(folder, name) : error
    }
  }
}

async function makeFolder(folder: string, name: string): Promise<void> {
  try {
    await mkdir(path.join(folder, name), { recursive: true })
  } catch (error) {
    throw isInTheWay(error) ? notOurs(folder, name) : error
  }
}

function notOurs(folder: string, name: string): BuildError {
  return new BuildError(
    `In ${folder}, something that no build put there is in the way of "${name}". Move it away, and build again.`,
  )
}

function namesOf(files: readonly StagedFile[]): string[] {
  return files.map(({ name }) => name)
}
