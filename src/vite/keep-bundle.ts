import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** Puts a bundle that is whole in its place, and takes those away that are long out of use. */
export async function keepBundle(unfinished: string, folder: string): Promise<void> {
  // Another process may have made the same one meanwhile: then theirs serves as well.
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
  await forget(folder)
}

/** Removes all bundles but the newest few: switching between branches stays quick, and the folder small. */
async function forget(current: string): Promise<void> {
  const cache = path.dirname(current)
  const names = await readdir(cache)
  const others = names.map((name) => path.join(cache, name)).filter((other) => other !== current)
  const dated = await Promise.all(others.map(async (old) => ({ old, time: (await stat(old)).mtimeMs })))
  dated.sort((a, b) => b.time - a.time)
  await Promise.all(dated.slice(3).map(({ old }) => rm(old, { recursive: true, force: true })))
  await utimes(current, new Date(), new Date())
}
