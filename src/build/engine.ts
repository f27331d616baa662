import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ScriptMap } from '../islands/script-map.ts'
import type { Styles } from '../render/css.ts'
import type * as Render from '../render/index.ts'
import { root } from '../root.ts'
import type { Scripts } from '../vite/scripts.ts'

/** Our own code, bundled: what renders, and what the browser loads. */
export interface Engine {
  /** Names the code that renders: part of every section's hash. */
  readonly renderer: string
  readonly styles: Styles
  readonly scripts: Scripts
  /** The folder with the files that the browser loads. */
  readonly client: string
  render(): Promise<typeof Render>
}

const cache = path.join(root, '.cache/engine')

/** Loads the engine, bundling it first when our code has changed since. */
export async function loadEngine(log: (line: string) => void): Promise<Engine> {
  const folder = path.join(cache, await codeHash())
  if (!existsSync(folder)) {
    log('Bundling the sections …')
    await bundle(folder)
  }
  const json = async <T>(name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as T
  const [styles, scripts, { renderer }] = await Promise.all([
    json<Styles>('server/styles.json'),
    json<Scripts>('client/scripts.json'),
    json<{ renderer: string }>('engine.json'),
  ])
  return {
    renderer,
    styles,
    scripts,
    client: path.join(folder, 'client'),
    render: () => import(pathToFileURL(path.join(folder, 'server/render.js')).href) as Promise<typeof Render>,
  }
}

async function bundle(folder: string): Promise<void> {
  // Whatever the shell says: a bundle is kept under the hash of its sources alone.
  process.env.NODE_ENV = 'production'
  const [{ createBuilder }, { viteConfig }] = await Promise.all([import('vite'), import('../vite/config.ts')])
  const draft = `${folder}.${process.pid}`
  const builder = await createBuilder(viteConfig({ out: draft }))
  await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)))
  const code = await readFile(path.join(draft, 'server/render.js'))
  const renderer = createHash('sha1').update(code).digest('base64url')
  await writeFile(path.join(draft, 'engine.json'), JSON.stringify({ renderer }))
  await measure(path.join(draft, 'client'))
  await mkdir(cache, { recursive: true })
  // Another build may have made the same engine meanwhile: then theirs serves as well.
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
  await forget(folder)
}

/** Compresses the scripts once, at the highest quality, and notes what each weighs. */
async function measure(client: string): Promise<void> {
  const file = path.join(client, 'scripts.json')
  const { entries } = JSON.parse(await readFile(file, 'utf8')) as Scripts
  const bytes: Record<string, number> = {}
  await Promise.all(
    (await readdir(path.join(client, 'assets'))).map(async (name) => {
      const code = await readFile(path.join(client, 'assets', name))
      const [packed, zipped] = await Promise.all([
        promisify(brotliCompress)(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(code, { level: 9 }),
      ])
      await writeFile(path.join(client, 'assets', `${name}.br`), packed)
      await writeFile(path.join(client, 'assets', `${name}.gz`), zipped)
      bytes[`assets/${name}`] = packed.length
    }),
  )
  await writeFile(file, JSON.stringify({ entries, bytes } satisfies Scripts))
}

/** Removes all engines but the newest few: switching between branches stays quick, and the folder small. */
async function forget(current: string): Promise<void> {
  const others = (await readdir(cache)).map((name) => path.join(cache, name)).filter((folder) => folder !== current)
  const dated = await Promise.all(others.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })))
  dated.sort((a, b) => b.time - a.time)
  await Promise.all(dated.slice(3).map(({ folder }) => rm(folder, { recursive: true, force: true })))
  await utimes(current, new Date(), new Date())
}

/** The hash of all that the bundles are made of. */
async function codeHash(): Promise<string> {
  const hash = createHash('sha1').update(process.version)
  const folders = ['parts', 'sections', 'shell', 'render', 'islands', 'vite']
  const names = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(path.join(root, 'src', folder), { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
    }),
  )
  const files = [...names.flat().sort(), path.join(root, 'src/theme.ts'), path.join(root, 'package-lock.json')]
  const codes = await Promise.all(files.map((file) => readFile(file)))
  for (const [index, file] of files.entries()) hash.update(path.relative(root, file)).update(codes[index] ?? '')
  return hash.digest('hex').slice(0, 16)
}

/** The scripts of some section types, with their addresses. */
export function scriptMap(types: Iterable<string>, { entries }: Scripts, base: string): ScriptMap {
  const address = (file: string) => `${base}/${file}`
  const map: Record<string, ScriptMap[string]> = {}
  for (const type of types) {
    const script = entries[type]
    const hydrate = entries.hydrate
    if (!script || !hydrate) throw new Error(`The section type ${type} has no script.`)
    const files = script.react ? [hydrate.file, ...hydrate.imports, ...script.imports] : script.imports
    map[type] = {
      file: address(script.file),
      preload: [...new Set(files)].map(address),
      ...(script.react && { hydrate: address(hydrate.file) }),
    }
  }
  return map
}

/** The bytes of all scripts that a page with these section types can load: the main one, and theirs. */
export function scriptWeight(types: readonly string[], { entries, bytes }: Scripts): number {
  const files = new Set<string>()
  for (const name of types.length > 0 ? ['main', 'hydrate', ...types] : ['main']) {
    const script = entries[name]
    if (script) for (const file of [script.file, ...script.imports]) files.add(file)
  }
  return [...files].reduce((sum, file) => sum + (bytes[file] ?? 0), 0)
}
