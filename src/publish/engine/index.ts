import type { ExecFileException } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { codeHash } from '../../code-hash.ts'
import type { Styles } from '../../render/css.ts'
import type * as Render from '../../render/index.ts'
import { bundlerEnv } from '../../vite/bundler-env.js'
import type { Scripts } from '../../vite/scripts.ts'
import { isSealed } from '../../vite/sealed-folder.js'
import { BuildError } from '../build-error.ts'
import { bundleOnce } from './bundle-once.ts'
import { engineFolder } from './folder.ts'
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
  /** The address of the code that renders. */
  readonly renderCode: string
  render(): Promise<typeof Render>
  /** What the scripts weigh; by then their compressed copies are there. */
  packed(): Promise<ScriptBytes>
}

/** Loads the engine, bundling it first when our code has changed since. */
export async function loadEngine(code: string, log: (line: string) => void, signal: AbortSignal): Promise<Engine> {
  const folder = engineFolder(code)
  if (!isSealed(folder)) {
    log('Bundling the sections …')
    await bundle(folder, signal)
  }
  const [styles, scripts, { renderer }] = await Promise.all([
    json<Styles>(folder, 'server/styles.json'),
    json<Scripts>(folder, 'client/scripts.json'),
    json<{ renderer: string }>(folder, 'engine.json'),
  ])
  const client = path.join(folder, 'client')
  const packing = packScripts(client)
  let loaded: Promise<typeof Render> | undefined
  packing.catch(() => {})
  return {
    code,
    renderer,
    styles,
    scripts,
    client,
    packed: () => packing,
    renderCode: rendererOf(folder),
    // To import it anew for each page takes a hundredth of drawing.
    render: () => (loaded ??= importRenderer(folder)),
  }
}

/** What renders, with the class names that the live preview's browser has. */
export interface Renderer {
  readonly render: typeof Render
  readonly styles: Styles
}

/** Bundles the renderer alone when our code has changed since, and says where that is. */
export async function bundleRenderer(signal: AbortSignal, code = codeHash()): Promise<string> {
  const folder = engineFolder(`preview-${code}`)
  if (!isSealed(folder)) await bundle(folder, signal, 'ssr')
  return folder
}

export async function loadRenderer(folder: string): Promise<Renderer> {
  const [render, styles] = await Promise.all([importRenderer(folder), json<Styles>(folder, 'server/styles.json')])
  return { render, styles }
}

/** What open pages of the live preview run, where that has been bundled. */
export async function loadPreviewScripts(folder: string): Promise<Scripts | undefined> {
  return isSealed(folder) ? json<Scripts>(folder, 'client/scripts.json') : undefined
}

export function bundlePreviewScripts(folder: string, signal: AbortSignal): Promise<void> {
  return bundle(folder, signal, 'client')
}

/** Bundles into a folder in a process of its own; where one is at it, that is waited for, and no other is begun. */
function bundle(folder: string, signal: AbortSignal, ...part: readonly string[]): Promise<void> {
  return bundleOnce(folder, () => runBundler([folder, ...part], signal), signal)
}

async function runBundler(asked: readonly string[], signal: AbortSignal): Promise<void> {
  const bundler = fileURLToPath(new URL('./bundle.js', import.meta.url))
  const env = bundlerEnv()
  // Most builds find the bundle there: what starts processes takes 5 ms to load.
  const { execFile } = await import('node:child_process')
  await promisify(execFile)(process.execPath, [bundler, ...asked], { env, signal }).catch(
    (error: ExecFileException) => {
      throw error.code === 1 ? new BuildError(`The sections cannot be bundled.\n${error.stderr?.trim()}`) : error
    },
  )
}

async function json<T>(folder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(path.join(folder, name), 'utf8')) as T
}

function rendererOf(folder: string): string {
  return pathToFileURL(path.join(folder, 'server/render.js')).href
}

function importRenderer(folder: string): Promise<typeof Render> {
  return import(rendererOf(folder)) as Promise<typeof Render>
}
