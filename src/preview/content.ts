import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkSite } from '../content/check.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import { loadSources } from '../content/read/load.ts'
import type { Sources } from '../content/read/source-file.ts'
import type { Site } from '../content/resolve/site.ts'
import { Workspace } from '../content/workspace.ts'
import { coalesce, watchFolder } from './watch.ts'

/** How long a file must be left alone before its mistakes are told: an editor may be in the middle of writing it. */
const settled = 150

/** One save is several events: the file is emptied, then written. */
const together = 12

export interface ContentState {
  /** The last site without errors. */
  readonly site: Site | null
  readonly sources: Sources | null
  readonly diagnostics: readonly Diagnostic[]
  /** Why nothing could be read. */
  readonly failure: string | null
}

/** The content of a site, read again whenever one of its files changes. */
export class LiveContent {
  state: ContentState = { site: null, sources: null, diagnostics: [], failure: null }
  private watchers: { close(): void }[] = []
  private timer: NodeJS.Timeout | undefined
  /** Mistakes are told at once: at the start, and when the files have been left alone. */
  private tell = true
  private readonly workspace = new Workspace()
  private readonly readSoon = coalesce(() => this.read(), together)

  constructor(
    private readonly config: string,
    private readonly changed: (state: ContentState, before: ContentState) => Promise<void>,
  ) {}

  async start(): Promise<void> {
    await this.read()
    const folder = path.dirname(path.resolve(this.config))
    this.watchers.push(watchFolder(folder, false, (name) => name.endsWith('.json') && this.readSoon()))
    for (const below of ['pages', 'public', ...this.includedFolders(folder)]) {
      const watched = path.join(folder, below)
      if (existsSync(watched)) this.watchers.push(watchFolder(watched, true, this.readSoon))
    }
  }

  stop(): void {
    clearTimeout(this.timer)
    for (const watcher of this.watchers) watcher.close()
  }

  /** The first folders of the patterns in "include". */
  private includedFolders(folder: string): string[] {
    const files = this.state.sources?.includes ?? []
    const tops = files.map(({ path: file }) => path.relative(folder, path.resolve(file)).split(path.sep)[0] ?? '')
    return [...new Set(tops)].filter((top) => top !== 'pages' && !top.includes('.'))
  }

  private async read(): Promise<void> {
    clearTimeout(this.timer)
    const { tell } = this
    this.tell = false
    try {
      const sources = await loadSources(this.config, this.workspace)
      if (!tell && this.state.sources && same(sources, this.state.sources)) return
      // A file that ends in the middle is still being written: its mistakes are not worth looking for.
      if (!tell && sources.config.parsed.value === undefined) return this.tellLater()
      const { site, diagnostics } = checkSite(sources, { workspace: this.workspace, drafts: true })
      const wrong = site === null || diagnostics.some(({ severity }) => severity === 'error')
      if (wrong && !tell) this.tellLater()
      else await this.set({ site: wrong ? this.state.site : site, sources, diagnostics, failure: null })
    } catch (error) {
      if (tell) await this.set({ ...this.state, failure: error instanceof Error ? error.message : String(error) })
      else this.tellLater()
    }
  }

  private tellLater(): void {
    this.timer = setTimeout(() => {
      this.tell = true
      this.readSoon()
    }, settled)
  }

  private async set(state: ContentState): Promise<void> {
    const before = this.state
    this.state = state
    await this.changed(state, before)
  }
}

function same(one: Sources, other: Sources): boolean {
  const files = [other.config, ...other.includes]
  return (
    one.includes.length + 1 === files.length &&
    [one.config, ...one.includes].every((file, index) => file === files[index]) &&
    one.pictures === other.pictures &&
    one.publicFiles.size === other.publicFiles.size &&
    [...one.publicFiles].every((file) => other.publicFiles.has(file))
  )
}
