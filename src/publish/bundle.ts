import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createBuilder } from 'vite'
import { viteConfig } from '../vite/config.ts'
import { keepBundle } from '../vite/keep-bundle.ts'

// A process of its own: the bundler's 400 MB go with it, and the content is checked meanwhile.
const [folder, part] = process.argv.slice(2)
if (folder) await (part === 'renderer' ? bundleRenderer : bundle)(folder).catch(fail)

/** Says what is wrong and not where in the bundler: whoever started this shows it to a person. */
function fail(error: Error & { readonly errors?: readonly Error[] }): void {
  for (const { message } of error.errors ?? [error]) console.error(stripVTControlCharacters(message))
  process.exitCode = 1
}

/** Bundles what renders, for the live preview: its browser has the scripts from Vite. */
async function bundleRenderer(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  const builder = await createBuilder({ ...viteConfig({ out: unfinished, readable: true }), logLevel: 'silent' })
  const { ssr } = builder.environments
  if (ssr) await builder.build(ssr)
  await keepBundle(unfinished, folder)
}

/** Bundles our code for the server and for the browser into a folder. */
async function bundle(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  const builder = await createBuilder({ ...viteConfig({ out: unfinished }), logLevel: 'silent' })
  await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)))
  const code = await readFile(path.join(unfinished, 'server/render.js'))
  const renderer = createHash('sha1').update(code).digest('base64url')
  await writeFile(path.join(unfinished, 'engine.json'), JSON.stringify({ renderer }))
  await keepBundle(unfinished, folder)
}
