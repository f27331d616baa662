import path from 'node:path'
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { madeOnce } from '../made-once.ts'
import { root } from '../root.ts'
import { viteConfig } from '../vite/config.ts'
import { judgeByChangedSchemas } from './changed-schemas.ts'
import { LiveContent } from './content.ts'
import type { ContentState } from './content-state.ts'
import type { Told } from './failing.ts'
import { gallery } from './gallery.ts'
import { isRight } from './latest/state.ts'
import { events } from './messages.ts'
import { servePages } from './middleware.ts'
import { LivePages } from './pages.ts'
import { mistakesText } from './problems.ts'
import { LiveRenderer } from './renderer.ts'
import { Reply } from './reply.ts'
import { LiveScripts } from './scripts.ts'
import { stayInside } from './stay-inside.ts'
import { tellVite } from './tell-vite.ts'
import { ToolPage } from './tool-page.ts'
import { Viewers } from './viewers.ts'
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
  const scripts = new LiveScripts(code)
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
      sendScripts(scripts),
    ],
  })
  const ssr = server.environments.ssr
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to render in.')
  const renderer = new LiveRenderer(ssr, sheets, code)
  const head = madeOnce(() => headOf(server))
  const pages = new LivePages(renderer, () => scripts.now(head), publicFolder, other?.told)
  const galleryPage = new ToolPage(gallery)
  // A change of branches touches hundreds of files.
  const tellGallery = coalesce(async () => server.environments.client.hot.send(events.gallery, {}), 50)
  galleryPage.follow(server.watcher, () => void tellGallery())
  const viewers = new Viewers(server.environments.client.hot, content, pages, log)

  async function contentChanged(state: ContentState, before: ContentState): Promise<void> {
    const [mistakes, known] = [mistakesText(state), mistakesText(before)]
    const right = state.failure === null && state.judged && isRight(state.latest)
    if (mistakes !== known) log(mistakes ?? 'The content is right again.')
    if (right) saved?.()
    await pages.prepare(state.sources?.pictures ?? new Map(), right)
    await viewers.refresh()
    viewers.tellProblems(state)
    other?.changed()
  }

  onCode = () => {
    pages.forget()
    if (scripts.forget()) server.environments.client.hot.send(events.code, {})
    void viewers.refresh()
  }

  const schemasChanged = async () => {
    pages.forget()
    log(
      await judgeByChangedSchemas(ssr, content).catch(
        (error: unknown) => `The schemas cannot be read: ${error instanceof Error ? error.message : error}`,
      ),
    )
  }

  // Who has a page open does not wait for it.
  server.environments.client.hot.on(events.open, () => scripts.begin())
  const started = Promise.all([content.start(), scripts.take()])
  // Who asks before the content is read waits for it.
  server.middlewares.use((_, __, next) => void started.then(() => next(), next))
  servePages(server, content, pages, galleryPage, log)
  server.httpServer?.on('close', () => {
    content.stop()
    renderer.stop()
    scripts.stop()
    galleryPage.stop()
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

const code = path.join(root, 'src').split(path.sep).join('/')

/** What Vite puts into the head of every document. To look through each of them takes it as long as to draw one. */
async function headOf(server: ViteDevServer): Promise<string> {
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(await server.transformIndexHtml('/', '<head></head>')) ?? []
  return head
}

/** Sends the scripts of pages before Vite looks for them among the modules. */
function sendScripts(scripts: LiveScripts): Plugin {
  return {
    name: 'sectile:page-scripts',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const answered = scripts.answer(request.url ?? '')
        answered.then((answer) => (answer ? new Reply(response).answer(answer) : next())).catch(next)
      })
    },
  }
}

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
