import path from 'node:path'
import {
  createServer,
  isRunnableDevEnvironment,
  type NormalizedHotChannelClient,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import { formatText } from '../content/report/format/text.ts'
import type { SitePage } from '../content/resolve/site.ts'
import { makeRoutes, matchRoute, type Routes } from '../render/routes.ts'
import { root } from '../root.ts'
import { refreshGenerated } from '../schema/refresh.ts'
import { viteConfig } from '../vite/config.ts'
import { type ContentState, LiveContent } from './content.ts'
import { examplePage } from './gallery.ts'
import { events, type Problems, type Update } from './messages.ts'
import { servePages } from './middleware.ts'
import { LivePages } from './pages.ts'
import { coalesce, watchFolder } from './watch.ts'

export interface DevOptions {
  readonly config: string
  readonly host: string
  readonly port: number
  /** A day or a time that is shown instead of now. */
  readonly at?: string | undefined
  readonly log: (text: string) => void
}

/** Starts the live preview: every open page follows the content and our code as they are saved. */
export async function startDev({ config, host, port, at, log }: DevOptions): Promise<ViteDevServer> {
  const sheets = new Map<string, string>()
  const publicFolder = path.join(path.dirname(path.resolve(config)), 'public')
  let onCode = () => {}
  const base = viteConfig({ sheets })
  const server = await createServer({
    ...base,
    publicDir: publicFolder,
    // What builds write concerns no open page.
    server: { host, port, strictPort: true, watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
    plugins: [...(base.plugins ?? []), watchCode(() => onCode())],
  })
  const ssr = server.environments.ssr
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to render in.')
  const pages = new LivePages(ssr, sheets, publicFolder)
  const content = new LiveContent(config, contentChanged, at === undefined ? Date.now : () => at)
  const viewers = new Map<NormalizedHotChannelClient, { path: string; hashes: Set<string> }>()

  const { hot } = server.environments.client
  hot.on(events.open, (data: { path: string; hashes: string[] }, client) => {
    viewers.set(client, { path: data.path, hashes: new Set(data.hashes) })
    client.send(events.problems, problemsOf(content.state))
    // The content may have changed since the page was asked for.
    refresh()
  })
  hot.on('vite:client:disconnect', (_, client) => viewers.delete(client))

  async function contentChanged(state: ContentState, before: ContentState): Promise<void> {
    const problems = problemsOf(state)
    if (problems !== null) log(problems)
    else if (problemsOf(before) !== null) log('The content is right again.')
    if (problems === null) await pages.prepare(state.sources?.pictures ?? new Map())
    if (problems === null && state.site && before.site) {
      // Header, footer and theme surround all sections: there is nothing to keep.
      if (JSON.stringify(state.site.settings) !== JSON.stringify(before.site.settings))
        hot.send({ type: 'full-reload' })
      else refresh()
    }
    hot.send(events.problems, problems)
  }

  // One at a time: an update that was begun earlier must not arrive later.
  const refresh = coalesce(() => updateViewers().catch((error: unknown) => log(String(error))))

  async function updateViewers(): Promise<void> {
    const { site } = content.state
    if (!site) return
    const routes = makeRoutes(site)
    const made = new Map<string, Promise<Update>>()
    for (const [client, viewer] of viewers) {
      const page = examplePage(viewer.path) ?? pageAt(routes, viewer.path)
      if (!page) continue
      const update = await (made.get(viewer.path) ?? make(page))
      made.set(viewer.path, Promise.resolve(update))
      client.send(events.update, {
        ...update,
        sections: update.sections.map(({ hash, html }) => ({ hash, html: viewer.hashes.has(hash) ? null : html })),
      })
      viewer.hashes = new Set(update.sections.map(({ hash }) => hash))
    }

    async function make(page: SitePage): Promise<Update> {
      if (!site) throw new Error('There is no site.')
      return { title: page.title, sections: await pages.sections(page, site), styles: await pages.styles(page) }
    }
  }

  onCode = () => {
    ssr.runner.clearCache()
    pages.forget()
    refresh()
  }

  async function refreshTypes(): Promise<void> {
    const made = await refreshGenerated(true).catch((error: unknown) => log(`The schemas cannot be read: ${error}`))
    if (made && made.length > 0)
      log(`Made ${made.join(', ')}. Start again to judge the content by the changed schemas.`)
  }

  function problemsOf({ diagnostics, sources, failure }: ContentState): Problems {
    if (failure !== null) return failure
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    return errors.length > 0 && sources ? formatText(errors, sources, { color: false }) : null
  }

  servePages(server, content, pages, problemsOf, log)
  await content.start()
  await pages.prepare(content.state.sources?.pictures ?? new Map())
  server.httpServer?.on('close', () => content.stop())
  const schemas = watchFolder(path.join(root, 'schemas'), true, coalesce(refreshTypes))
  server.httpServer?.on('close', () => schemas.close())
  await server.listen()
  return server
}

/** What an open page shows; none when its address has become a redirect. */
function pageAt(routes: Routes, address: string): SitePage | undefined {
  const target = matchRoute(routes, address)
  return target.kind === 'redirect' ? undefined : target.page
}

/** Calls back when code of the renderer changes. What the browser runs is swapped by Vite itself. */
function watchCode(changed: () => void): Plugin {
  return {
    name: 'sectile:preview',
    hotUpdate({ modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) changed()
    },
  }
}
