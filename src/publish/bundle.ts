import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder } from 'vite'
import { readableName } from '../vite/class-names.ts'
import { viteConfig } from '../vite/config.ts'
import { cssModules } from '../vite/css-modules.ts'
import { keepBundle } from '../vite/keep-bundle.ts'

// A process of its own: the bundler's 400 MB go with it, and the content is checked meanwhile.
const [folder, part] = process.argv.slice(2)
if (folder) await (part === 'renderer' ? bundleRenderer : bundle)(folder)

/** Bundles what renders, for the live preview: its browser has the scripts from Vite. */
async function bundleRenderer(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  const { plugins = [], ...config } = viteConfig({ out: unfinished, readable: true })
  const builder = await createBuilder({
    ...config,
    css: { modules: false },
    plugins: [...plugins, cssModules(readableName)],
  })
  const { ssr } = builder.environments
  if (ssr) await builder.build(ssr)
  await keepBundle(unfinished, folder)
}

/** Bundles our code for the server and for the browser into a folder. */
async function bundle(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  const builder = await createBuilder(viteConfig({ out: unfinished }))
  await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)))
  const code = await readFile(path.join(unfinished, 'server/render.js'))
  const renderer = createHash('sha1').update(code).digest('base64url')
  await writeFile(path.join(unfinished, 'engine.json'), JSON.stringify({ renderer }))
  await keepBundle(unfinished, folder)
}
