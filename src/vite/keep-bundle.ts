import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { isSealed, sealFolder } from './sealed-folder.js'

/** Puts a bundle that is whole in its place, and takes those away that are long out of use. */
export async function keepBundle(unfinished: string, folder: string): Promise<void> {
  await putInPlace(unfinished, folder)
  await forget(folder)
}

/**
 * Whether a bundle is in its place. What is there and is not whole is removed; asked in this order, what another process puts
 * there meanwhile stays.
 */
export async function isInPlace(folder: string): Promise<boolean> {
  if (existsSync(folder) && !isSealed(folder)) await rm(folder, { recursive: true })
  return existsSync(folder)
}

/** Puts a bundle that is whole in its place. Another process may have made the same one meanwhile: then theirs serves as well. */
export async function putInPlace(unfinished: string, folder: string): Promise<void> {
  sealFolder(unfinished)
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}

/** The hash of the code that a bundle was made of, and the process that is not finished with it. */
const bundleName = /^(preview-)?[0-9a-f]{16}(\.\d+)?$/

/** Removes all bundles but the newest few: switching between branches stays quick, and the folder small. */
async function forget(current: string): Promise<void> {
  const cache = path.dirname(current)
  // Whatever else stands there is somebody else's.
  const names = (await readdir(cache)).filter((name) => bundleName.test(name) && name !== path.basename(current))
  const dated = await Promise.all(names.map((name) => dateOf(path.join(cache, name))))
  dated.sort((a, b) => b.time - a.time)
  await Promise.all(dated.slice(3).map(({ old }) => rm(old, { recursive: true, force: true })))
  await utimes(current, new Date(), new Date())
}

/** What another process has just removed or put in its place is as old as can be. */
async function dateOf(old: string): Promise<{ old: string; time: number }> {
  const time = await stat(old).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
  return { old, time }
}
