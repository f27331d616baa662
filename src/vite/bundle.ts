import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder } from 'vite'
import { hashOf } from '../hash.ts'
import { viteConfig } from './config.ts'
import { keepBundle } from './keep-bundle.ts'

/** Bundles one half of what the live preview needs: what renders, or what open pages run. */
export async function bundleForPreview(half: 'ssr' | 'client', folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  const builder = await createBuilder({ ...viteConfig({ out: unfinished, preview: true }), logLevel: 'silent' })
  const environment = builder.environments[half]
  if (environment) await builder.build(environment)
  await keepBundle(unfinished, folder)
}

/** Bundles our code for the server and for the browser into a folder. */
export async function bundleEngine(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  const builder = await createBuilder({ ...viteConfig({ out: unfinished }), logLevel: 'silent' })
  await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)))
  const code = await readFile(path.join(unfinished, 'server/render.js'))
  const renderer = hashOf(code)
  await writeFile(path.join(unfinished, 'engine.json'), JSON.stringify({ renderer }))
  await keepBundle(unfinished, folder)
}
