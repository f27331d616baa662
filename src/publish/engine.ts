import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { codeHash } from '../code-hash.ts'
import type { Styles } from '../render/css.ts'
import type * as Render from '../render/index.ts'
import { root } from '../root.ts'
import type { Scripts } from '../vite/scripts.ts'

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
  return {
    code,
    renderer,
    styles,
    scripts,
    client: path.join(folder, 'client'),
    render: () => import(pathToFileURL(path.join(folder, 'server/render.js')).href) as Promise<typeof Render>,
  }
}
