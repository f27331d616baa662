import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../src/root.ts'

/** Where all that is made for measuring lies. */
export const benchFolder = path.join(root, '.cache/bench')

const aside = path.join(benchFolder, 'aside')
let count = 0

/**
 * Takes a file or folder out of the way. Nothing is removed while something is measured: where a file system has no journal,
 * each new file passes over those that were removed in the last minutes, which takes up to thirty times as long.
 */
export async function putAside(place: string): Promise<void> {
  if (!existsSync(place)) return
  await mkdir(aside, { recursive: true })
  count += 1
  await rename(place, path.join(aside, `${process.pid}-${count}`))
}

/** Removes all that was put aside, once everything is measured. */
export async function clearAside(): Promise<void> {
  await rm(aside, { recursive: true, force: true })
}
