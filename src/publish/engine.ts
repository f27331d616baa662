import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Styles } from '../render/css.ts'
import type * as Render from '../render/index.ts'
import { root } from '../root.ts'
import type { Scripts } from '../vite/scripts.ts'
import { packScripts, type ScriptBytes } from './packed-scripts.ts'

/** Our own code, bundled: what renders, and what the browser loads. */
export interface Engine {
  /** Names all code that a page is made with. */
  readonly code: string
  /** Names the code that renders: part of every section's hash. */
  readonly renderer: string
  readonly styles: Styles
  readonly scripts: Scripts
  /** The folder with the files that the browser loads. */
  readonly client: string
  render(): Promise<typeof Render>
  /** What the scripts weigh; by then their compressed copies are there. */
  packed(): Promise<ScriptBytes>
}

/** Loads the engine, bundling it first when our code has changed since. */
export async function loadEngine(log: (line: string) => void, signal: AbortSignal): Promise<Engine> {
  const code = codeHash()
  const folder = path.join(root, '.cache/engine', code)
  if (!existsSync(folder)) {
    log('Bundling the sections …')
    const bundler = fileURLToPath(new URL('./bundle.js', import.meta.url))
    // Whatever the shell says: a bundle is kept under the hash of its sources alone. The bundler's allocator gives memory
    // back at once, while a large site is read beside it.
    const env = { ...process.env, NODE_ENV: 'production', MIMALLOC_PURGE_DELAY: '0' }
    await promisify(execFile)(process.execPath, [bundler, folder], { env, signal })
  }
  const json = async <T>(name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as T
  const [styles, scripts, { renderer }] = await Promise.all([
    json<Styles>('server/styles.json'),
    json<Scripts>('client/scripts.json'),
    json<{ renderer: string }>('engine.json'),
  ])
  const client = path.join(folder, 'client')
  const packing = packScripts(client)
  packing.catch(() => {})
  return {
    code,
    renderer,
    styles,
    scripts,
    client,
    packed: () => packing,
    render: () => import(pathToFileURL(path.join(folder, 'server/render.js')).href) as Promise<typeof Render>,
  }
}

/** What stands beside the making of pages: a change there makes no page anew. */
const beside = new Set(['changes', 'gallery', 'leads', 'preview', 'server', 'share', 'staff'])

/** The hash of all that pages are made with. */
function codeHash(): string {
  const source = path.join(root, 'src')
  const entries = readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = entries
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)))
    .filter((name) => !beside.has(name.split(path.sep)[0] ?? ''))
  const hash = createHash('sha1')
    .update(process.version)
    .update(readFileSync(path.join(root, 'package-lock.json')))
  for (const name of names.sort()) hash.update(name).update(readFileSync(path.join(source, name)))
  return hash.digest('hex').slice(0, 16)
}
