import path from 'node:path'
import type { RunnableDevEnvironment } from 'vite'
import { BuildError } from '../publish/build-error.ts'
import { bundleRenderer, loadRenderer, type Renderer } from '../publish/engine/index.ts'
import type * as Render from '../render/index.ts'
import { root } from '../root.ts'
import { neededNames, neededSheets, type Sheets } from './styles.ts'

/**
 * What draws pages. It is bundled once and kept: to compile its hundreds of modules takes longer than all else until the
 * first page. Once our code has changed under the preview, its modules are compiled one by one, as they change.
 */
export class LiveRenderer {
  private readonly stopped = new AbortController()
  private readonly bundling: Promise<string>
  private loading: Promise<Renderer | undefined> | undefined

  constructor(
    private readonly ssr: RunnableDevEnvironment,
    private readonly sheets: Sheets,
    code?: string,
  ) {
    this.bundling = bundleRenderer(this.stopped.signal, code)
    this.bundling.catch(() => {})
  }

  /** Loads the bundle. Where there is none, modules draw what they can, and say what they cannot. */
  load(): Promise<Renderer | undefined> {
    this.loading ??= this.bundling.then(loadRenderer).catch((error: unknown) => {
      if (error instanceof BuildError) this.ssr.logger.error(error.message)
      return undefined
    })
    return this.loading
  }

  /** Our code has changed. */
  forget(): void {
    this.stop()
    this.loading = Promise.resolve(undefined)
    this.ssr.runner.clearCache()
  }

  stop(): void {
    this.stopped.abort()
  }

  async render(): Promise<typeof Render> {
    return (await this.load())?.render ?? this.ssr.runner.import('/src/render/index.ts')
  }

  /** The style sheets that section types and the marks of a look need, by file. */
  async styles(types: Iterable<string>): Promise<Record<string, string>> {
    const bundled = await this.load()
    if (!bundled)
      return Object.fromEntries(neededSheets(this.ssr, types).map((file) => [file, this.sheets.get(file) ?? '']))
    const { needs, sheets } = bundled.styles
    const names = neededNames(Object.keys(needs), types).flatMap((name) => needs[name] ?? [])
    return Object.fromEntries([...new Set(names)].map((name) => [path.join(root, name), sheets[name] ?? '']))
  }
}
