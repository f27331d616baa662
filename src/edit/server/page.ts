import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { codeHash } from '../../code-hash.ts'
import { madeOnce } from '../../made-once.ts'
import { toolDocument } from '../../preview/tool-document.ts'
import { root } from '../../root.ts'
import { bundlerEnv } from '../../vite/bundler-env.js'
import { isInPlace } from '../../vite/keep-bundle.ts'
import { editAddress } from '../agreed-addresses.ts'

const bundles = path.join(root, '.cache/edit-page')

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** Files that the page loads are named by what is in them. */
const assets = `${editAddress}/assets/`

interface Bundle {
  readonly folder: string
  readonly names: ReadonlySet<string>
}

/** The page in which the editor runs. It is bundled once and kept: its hundreds of modules one by one take seconds to open. */
export class EditorPage {
  private readonly stopped = new AbortController()
  private load = this.loader()

  constructor() {
    // Whoever opens the page comes in a moment.
    this.load().catch(() => undefined)
  }

  /** Our code has changed: who opens the page next gets another one. */
  forget(): void {
    this.load = this.loader()
  }

  stop(): void {
    this.stopped.abort()
  }

  /** Its document, whichever of its addresses is asked for. */
  async document(): Promise<string> {
    const names = [...(await this.load()).names]
    const addressOf = (begin: string, end: string) => {
      const name = names.find((one) => one.startsWith(begin) && one.endsWith(end))
      if (name === undefined) throw new Error(`The bundle of the editor has no ${begin}…${end}.`)
      return assets + name
    }
    return toolDocument('Editor', 'editor', {
      scripts: [addressOf('main-', '.js'), '/src/edit/browser/connection.ts'],
      sheets: [addressOf('style-', '.css')],
    })
  }

  /** A file of the bundle by its address, and what kind of file it is. */
  async asset(address: string): Promise<{ bytes: Buffer; type: string } | undefined> {
    const { folder, names } = await this.load()
    const name = address.startsWith(assets) ? address.slice(assets.length) : ''
    if (!names.has(name)) return undefined
    const type = types[path.extname(name)] ?? 'application/octet-stream'
    return { bytes: await readFile(path.join(folder, 'assets', name)), type }
  }

  private loader(): () => Promise<Bundle> {
    return madeOnce(() => loadBundle(this.stopped.signal))
  }
}

async function loadBundle(signal: AbortSignal): Promise<Bundle> {
  const folder = path.join(bundles, codeHash(new Set()))
  if (!(await isInPlace(folder))) {
    const bundler = fileURLToPath(new URL('./bundle-page.js', import.meta.url))
    await promisify(execFile)(process.execPath, [bundler, folder], { env: bundlerEnv(), signal })
  }
  return { folder, names: new Set(await readdir(path.join(folder, 'assets'))) }
}
