import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder } from 'vite'
import { viteConfig } from '../vite/config.ts'

// A process of its own: the bundler's 400 MB go with it, and the content is checked meanwhile.
const [folder, part] = process.argv.slice(2)
if (folder) await (part === 'renderer' ? bundleRenderer : bundle)(folder)

/** Bundles what renders, for the live preview: its browser has the scripts from Vite. */
async function bundleRenderer(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  const builder = await createBuilder(viteConfig({ out: unfinished, readable: true }))
  const { ssr } = builder.environments
  if (ssr) await builder.build(ssr)
  await finish(unfinished, folder)
}

/** Bundles our code for the server and for the browser into a folder. */
async function bundle(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  const builder = await createBuilder(viteConfig({ out: unfinished }))
  await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)))
  const code = await readFile(path.join(unfinished, 'server/render.js'))
  const renderer = createHash('sha1').update(code).digest('base64url')
  await writeFile(path.join(unfinished, 'engine.json'), JSON.stringify({ renderer }))
  await finish(unfinished, folder)
}

async function finish(unfinished: string, folder: string): Promise<void> {
  // Another build may have made the same engine meanwhile: then theirs serves as well.
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
  await forget(folder)
}

/** Removes all engines but the newest few: switching between branches stays quick, and the folder small. */
async function forget(current: string): Promise<void> {
  const cache = path.dirname(current)
  const names = await readdir(cache)
  const others = names.map((name) => path.join(cache, name)).filter((other) => other !== current)
  const dated = await Promise.all(others.map(async (old) => ({ old, time: (await stat(old)).mtimeMs })))
  dated.sort((a, b) => b.time - a.time)
  await Promise.all(dated.slice(3).map(({ old }) => rm(old, { recursive: true, force: true })))
  await utimes(current, new Date(), new Date())
}
