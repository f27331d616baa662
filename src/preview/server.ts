import path from 'node:path'
import {
  createServer,
  isRunnableDevEnvironment,
  type NormalizedHotChannelClient,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import type { SitePage } from '../content/resolve/site.ts'
import type * as Rules from '../content/rules/index.ts'
import { makeRoutes, matchRoute, type Routes } from '../render/routes.ts'
import { root } from '../root.ts'
import type * as Refresh from '../schema/refresh.ts'
import { viteConfig } from '../vite/config.ts'
import { LiveContent } from './content.ts'
import type { ContentState } from './content-state.ts'
import type { Told } from './failing.ts'
import { examplePage } from './gallery.ts'
import type * as Judging from './judging.ts'
import { isRight } from './latest/state.ts'
import { events, type Opened, type Update } from './messages.ts'
import { servePages, waits } from './middleware.ts'
import { LivePages } from './pages.ts'
import { mistakesText, problemsOf } from './problems.ts'
import { LiveRenderer } from './renderer.ts'
import { stayInside } from './stay-inside.ts'
import { tellVite } from './tell-vite.ts'
import { coalesce, watchFolder } from './watch.ts'

export interface DevOptions {
  readonly config: string
  readonly host: string
  readonly port: number
  /** A day or a time that is shown instead of now. */
  readonly at?: string | undefined
  readonly log: (text: string) => void
  /** Names all of our code, where that is known. */
  readonly code?: string | undefined
  /** Called when the content is right: at the start, and whenever it was saved. */
  readonly saved?: (() => void) | undefined
  /** What stands on the preview. */
  readonly beside?: (content: LiveContent) => Beside
}

/** What is served beside the pages of the preview, such as the editor. */
export interface Beside {
  /** Who may ask for what: it comes before all else. */
  readonly plugin: Plugin
  /** The content is another one, or is judged otherwise. */
  changed(): void
  /** The words in which mistakes are told on the page. */
  readonly told: Told
}

/** An open page: its address, and what it shows. */
interface Viewer {
  readonly path: string
  hashes: Set<string>
  /** What is around its sections; as it is now where it does not say so itself. */
  surroundings: string | undefined
}

/** What browsers may ask for beside public/ and what Vite makes ready: our code, and that of others in it. */
const served = ['src', 'schemas', 'node_modules', '.cache'].map((name) => path.join(root, name))

/** Starts the live preview: every open page follows the content and our code as they are saved. */
export async function startDev({
  config,
  host,
  port,
  at,
  log,
  code,
  saved,
  beside,
}: DevOptions): Promise<ViteDevServer> {
  const sheets = new Map<string, string>()
  const publicFolder = path.join(path.dirname(path.resolve(config)), 'public')
  let onCode = () => {}
  const base = viteConfig({ sheets })
  const content = new LiveContent(config, contentChanged, at === undefined ? Date.now : () => at)
  const other = beside?.(content)
  const server = await createServer({
    ...base,
    publicDir: publicFolder,
    server: {
      host,
      port,
      strictPort: true,
      watch: null,
      // What the project's folder has beside our code is nobody's who can connect: leads lie there, too.
      fs: { allow: served },
      // Pages from elsewhere read nothing of what can change the site.
      ...(other && { cors: false }),
    },
    plugins: [
      ...(base.plugins ?? []),
      watchCode(() => onCode()),
      ...(other ? [other.plugin] : []),
      stayInside(publicFolder),
    ],
  })
  const ssr = server.environments.ssr
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to render in.')
  const renderer = new LiveRenderer(ssr, sheets, code)
  const pages = new LivePages(renderer, publicFolder, other?.told)
  const viewers = new Map<NormalizedHotChannelClient, Viewer>()

  const { hot } = server.environments.client
  hot.on(events.open, ({ path, hashes, surroundings }: Opened, client) => {
    viewers.set(client, { path, hashes: new Set(hashes), surroundings })
    client.send(events.problems, problemsOf(content.state, path))
    // The content may have changed since the page was asked for.
    void refresh()
  })
  hot.on('vite:client:disconnect', (_, client) => viewers.delete(client))

  async function contentChanged(state: ContentState, before: ContentState): Promise<void> {
    const [mistakes, known] = [mistakesText(state), mistakesText(before)]
    const right = state.failure === null && state.judged && isRight(state.latest)
    if (mistakes !== known) log(mistakes ?? 'The content is right again.')
    if (right) saved?.()
    await pages.prepare(state.sources?.pictures ?? new Map(), right)
    await refresh()
    for (const [client, { path }] of viewers) client.send(events.problems, problemsOf(state, path))
    other?.changed()
  }

  // One at a time: an update that was begun earlier must not arrive later.
  const refresh = coalesce(() => updateViewers().catch((error: unknown) => log(String(error))))

  async function updateViewers(): Promise<void> {
    const { site, marks } = content.state.latest
    if (!site) return
    const routes = makeRoutes(site)
    const made = new Map<string, Update>()
    for (const [client, viewer] of viewers) {
      const example = examplePage(viewer.path)
      const page = example ?? (await pageAt(routes, viewer.path, content.state))
      if (!page) continue
      const before = viewer.surroundings
      viewer.surroundings = pages.surroundings(page, site)
      const isElsewhere = before !== undefined && before !== viewer.surroundings
      // What an example stands in is asked for with its address.
      if (example && isElsewhere) {
        client.send({ type: 'full-reload' })
        continue
      }
      const update = made.get(viewer.path) ?? (await pages.update(page, site, marks.get(page)))
      made.set(viewer.path, update)
      client.send(events.update, {
        ...update,
        ...(isElsewhere && { around: await pages.around(page, site) }),
        sections: update.sections.map(({ hash, html, mark }) => ({
          hash,
          html: viewer.hashes.has(hash) ? null : html,
          mark,
        })),
      })
      viewer.hashes = new Set(update.sections.map(({ hash }) => hash))
    }
  }

  onCode = () => {
    pages.forget()
    void refresh()
  }

  const schemasChanged = async () => {
    try {
      pages.forget()
      const { refreshGenerated } = await ssr.runner.import<typeof Refresh>('/src/schema/refresh.ts')
      const { rules } = await ssr.runner.import<typeof Rules>('/src/content/rules/index.ts')
      const made = await refreshGenerated(true, rules)
      // Vite may hear of them later.
      for (const file of made) ssr.moduleGraph.onFileChange(path.join(root, file))
      ssr.runner.clearCache()
      const { judging } = await ssr.runner.import<typeof Judging>('/src/preview/judging.ts')
      content.judgeBy(judging)
      log(
        `The schemas have changed${made.length > 0 ? `: made ${made.join(', ')}` : ''}. The content is judged by them.`,
      )
    } catch (error) {
      log(`The schemas cannot be read: ${error instanceof Error ? error.message : error}`)
    }
  }

  const started = content.start()
  // Who asks before the content is read waits for it.
  server.middlewares.use((_, __, next) => void started.then(() => next(), next))
  servePages(server, content, pages, log)
  server.httpServer?.on('close', () => {
    content.stop()
    renderer.stop()
  })
  // Of what is bundled, and of the site's pictures. The content has a watcher of its own.
  const told = tellVite(server.watcher, [path.join(root, 'src'), path.join(root, 'schemas'), publicFolder])
  server.httpServer?.on('close', () => told.close())
  const schemasSoon = coalesce(schemasChanged, 50)
  const schemas = watchFolder(path.join(root, 'schemas'), () => void schemasSoon())
  schemas.follow('')
  server.httpServer?.on('close', () => schemas.close())
  await started
  // Vite begins to bundle what the browser will ask for: in a fresh checkout that takes both cores for a while.
  await server.listen()
  // Whoever asks for the first page waits for it; until then it would keep the server from being there.
  setImmediate(() => void renderer.load())
  return server
}

/** What an open page shows; none when its address has become a redirect, or when it has never been right. */
async function pageAt(routes: Routes, address: string, state: ContentState): Promise<SitePage | undefined> {
  const target = await matchRoute(routes, address)
  return target.kind === 'redirect' || waits(target, address, state) ? undefined : target.page
}

const code = path.join(root, 'src').split(path.sep).join('/')

/** Calls back when code of the renderer changes. What the browser runs is swapped by Vite itself. */
function watchCode(changed: () => void): Plugin {
  return {
    name: 'sectile:preview',
    hotUpdate({ file, modules }) {
      // While the renderer is bundled, nobody knows of its modules.
      if (this.environment.name === 'ssr' && (modules.length > 0 || file.startsWith(`${code}/`))) changed()
    },
  }
}
