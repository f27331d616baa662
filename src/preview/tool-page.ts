import { execFile } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { codeHash } from '../code-hash.ts'
import { madeOnce } from '../made-once.ts'
import { bundleOnce } from '../publish/engine/bundle-once.ts'
import { root } from '../root.ts'
import { bundlerEnv } from '../vite/bundler-env.js'
import { nameOf } from '../vite/styles.ts'
import { type Answer, bundledFile } from './answer.ts'
import { toolDocument } from './tool-document.ts'

/** A tool for authors that runs in a page of its own. */
export interface Tool {
  readonly title: string
  /** The element that it fills; its bundles are kept under this name. */
  readonly place: string
  /** Its addresses are this one and those below it. */
  readonly address: string
  /** The file that it begins with. */
  readonly main: string
  /** A module that Vite serves beside the bundle: its connection is there for such modules alone. */
  readonly connection: string
}

interface Bundle {
  readonly folder: string
  readonly names: ReadonlySet<string>
}

/** The page of a tool. It is bundled once and kept: its hundreds of modules one by one take seconds to open. */
export class ToolPage {
  private readonly stopped = new AbortController()
  private load = this.loader()
  /** Files that the page loads are named by what is in them. */
  private readonly assets: string

  constructor(private readonly tool: Tool) {
    this.assets = `${tool.address}/assets/`
  }

  /** Bundles it now, for who comes in a moment. */
  begin(): void {
    this.load().catch(() => undefined)
  }

  /** When our code changes, who opens it next gets another one, and `changed` is called. */
  follow(watcher: EventEmitter, changed = () => {}): void {
    watcher.on('all', (_, file: string) => {
      if (!/^(?:src|schemas)\//.test(nameOf(file))) return
      this.load = this.loader()
      changed()
    })
  }

  stop(): void {
    this.stopped.abort()
  }

  /** What is at one of its addresses: a file of the bundle, or else its document. */
  async answer(address: string): Promise<Answer> {
    const { folder, names } = await this.load()
    const name = address.startsWith(this.assets) ? address.slice(this.assets.length) : ''
    if (!names.has(name))
      return {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
        body: this.document([...names]),
      }
    return bundledFile(name, await readFile(path.join(folder, 'assets', name)))
  }

  private document(names: readonly string[]): string {
    const { title, place, connection } = this.tool
    const addressOf = (begin: string, end: string) => {
      const name = names.find((one) => one.startsWith(begin) && one.endsWith(end))
      if (name === undefined) throw new Error(`The bundle of the ${place} has no ${begin}…${end}.`)
      return this.assets + name
    }
    return toolDocument(title, place, {
      scripts: [addressOf('main-', '.js'), `/${connection}`],
      sheets: [addressOf('style-', '.css')],
    })
  }

  private loader(): () => Promise<Bundle> {
    return madeOnce(async () => {
      const folder = path.join(root, `.cache/${this.tool.place}-page`, codeHash(new Set()))
      await bundleOnce(folder, () => this.bundle(folder), this.stopped.signal)
      return { folder, names: new Set(await readdir(path.join(folder, 'assets'))) }
    })
  }

  private async bundle(folder: string): Promise<void> {
    const { main, address } = this.tool
    const bundler = fileURLToPath(new URL('./bundle-tool-page.js', import.meta.url))
    await promisify(execFile)(process.execPath, [bundler, folder, main, address], {
      env: bundlerEnv(),
      signal: this.stopped.signal,
    })
  }
}
