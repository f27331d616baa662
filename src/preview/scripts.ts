import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ScriptMap } from '../agreed/first-script.ts'
import { codeHashWith } from '../code-hash.ts'
import { bundlePreviewScripts, loadPreviewScripts } from '../publish/engine/index.ts'
import { scriptMap } from '../publish/engine/scripts.ts'
import { root } from '../root.ts'
import { previewEntries, type Scripts, sectionScripts } from '../vite/scripts.ts'
import { type Answer, bundledFile } from './answer.ts'

/** The scripts of a page: those that it begins with, those of all sections, and what Vite wants in its head for them. */
export interface Running {
  readonly files: readonly string[]
  readonly map: ScriptMap
  readonly head: string
}

const address = '/_preview'

/**
 * What open pages run. It is bundled once and kept: its modules one by one take longer than all else until a page is there.
 * Once our code has changed under the preview, Vite serves the modules, and swaps them as they change.
 */
export class LiveScripts {
  private readonly stopped = new AbortController()
  private readonly folder: string
  private bundled: Running | undefined
  private bundling: Promise<void> | undefined

  constructor(code?: string) {
    this.folder = path.join(root, '.cache/preview-page', codeHashWith('src/preview', code))
  }

  /** Takes them as an earlier start has left them. */
  async take(): Promise<void> {
    const scripts = await loadPreviewScripts(this.folder)
    if (scripts && !this.stopped.signal.aborted) this.bundled = running(scripts)
  }

  /** Bundles them where nobody has, for the pages that are opened next: the first page does not wait for that. */
  begin(): void {
    if (this.bundled || this.stopped.signal.aborted) return
    // What cannot be bundled Vite serves, and says what is wrong with it.
    this.bundling ??= bundlePreviewScripts(this.folder, this.stopped.signal)
      .then(() => this.take())
      .catch(() => undefined)
  }

  /** Our code has changed. Tells whether there may be pages that run what it was. */
  forget(): boolean {
    const wasThere = this.bundled !== undefined
    this.stop()
    this.bundled = undefined
    return wasThere
  }

  stop(): void {
    this.stopped.abort()
  }

  /** `head` is what Vite wants in the head of a page that it serves modules for. */
  async now(head: () => Promise<string>): Promise<Running> {
    return this.bundled ?? { ...modules(), head: await head() }
  }

  /** What is at one of their addresses. */
  async answer(asked: string): Promise<Answer | undefined> {
    const name = asked.startsWith(`${address}/`) ? asked.slice(address.length + 1) : ''
    if (!/^assets\/[\w.-]+\.js$/.test(name)) return undefined
    const body = await readFile(path.join(this.folder, 'client', name)).catch(() => undefined)
    return body && bundledFile(name, body)
  }
}

/** What was left out of the bundle stands in it with the address that Vite has for it. */
function running(scripts: Scripts): Running {
  const { islands } = scripts
  if (!islands) throw new Error('The bundle of the preview has no main script.')
  const files = [islands.file, ...islands.imports].map((file) => (file.startsWith('/') ? file : `${address}/${file}`))
  return { files, map: scriptMap(sectionScripts().keys(), scripts, address), head: '' }
}

/** The same as Vite serves them. A section that is added later finds its own. */
function modules(): Omit<Running, 'head'> {
  const { islands, hydrate } = previewEntries()
  const entries = [...sectionScripts()].map(([type, { file, react }]) => {
    const script = { file: `/${file}`, preload: [], ...(react && { hydrate: `/${hydrate}` }) }
    return [type, script] as const
  })
  return { files: [`/${islands}`], map: Object.fromEntries(entries) }
}
