import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { LiveContent } from '../../preview/content.ts'
import type { Beside } from '../../preview/server.ts'
import { ToolPage } from '../../preview/tool-page.ts'
import { root } from '../../root.ts'
import { removeLeftDrafts } from '../../site-files/left-drafts.ts'
import { takeLock } from '../../site-files/lock.ts'
import { Refused } from '../../site-files/refused.ts'
import { bytesOf, writeAll } from '../../site-files/write.ts'
import { changedEvent, editAddress } from '../agreed-addresses.ts'
import { Door } from './door.ts'
import { entrance, guard } from './guard.ts'
import { Journal, journalFile, unfinished } from './journal.ts'
import type { Text } from './moves.ts'
import { PictureDoor } from './pictures/index.ts'
import { plainWords } from './plain.ts'
import { beginningOf } from './propose/beginning.ts'
import { Checks } from './propose/checks.ts'
import { Proposals } from './propose/index.ts'
import { PicturesOfChanges } from './propose/screens.ts'
import { Session } from './session.ts'
import { standingOf } from './views.ts'
import { takeViteCache } from './vite-cache.ts'

const editor = {
  title: 'Editor',
  place: 'editor',
  address: editAddress,
  main: 'src/edit/browser/main.tsx',
  connection: 'src/edit/browser/connection.ts',
}

/** What Vite serves of the editor and of the page in its frame is made ready at the start. */
const ready = {
  server: { warmup: { clientFiles: [editor.connection, 'src/preview/browser/connection.ts'] } },
}

export interface Editor {
  /** Where the author goes in, below the address of the preview. */
  readonly entrance: string
  readonly beside: (content: LiveContent) => Beside
  /** All that was done is saved. */
  close(): Promise<void>
}

/** Makes the editor of a site ready; it stands on the live preview. What a crash left half written is finished first. */
export async function openEditor(config: string, folder = path.join(root, '.cache/edit')): Promise<Editor> {
  const site = path.dirname(path.resolve(config))
  const file = journalFile(folder, path.resolve(config))
  const thumbnails = path.join(folder, 'thumbnails')
  await mkdir(thumbnails, { recursive: true })
  // A link is another name, and the files that are written are the same.
  const real = await realpath(config).catch(() => path.resolve(config))
  const lock = await takeLock(`${journalFile(folder, real)}.lock`)
  if (!lock) throw new Refused('This site is open in an editor already.', 'go on in that one, or end it.')
  const vite = await takeViteCache(path.join(root, '.cache'))
  await finish(file, site)
  const journal = await Journal.open(file, readText)
  const folders = journal.files.map((name) => path.dirname(path.resolve(name)))
  await removeLeftDrafts(folders, path.join(site, 'public'))
  const token = randomBytes(16).toString('base64url')
  const own = guard(token)
  const page = new ToolPage(editor)
  // Whoever opens it comes in a moment.
  page.begin()
  const screens = new PicturesOfChanges(config, `${file}.screens`)
  const checks = new Checks(config, `${file}.built`)
  let session: Session | undefined
  return {
    entrance: `${entrance}${token}`,
    beside(content) {
      const sessionNow = () => {
        session ??= new Session(content, site, journal)
        return session
      }
      const now = async () => {
        await sessionNow().settled()
        const { sources } = sessionNow()
        return { sources, beginning: beginningOf(sources, journal.history), ...standingOf(content.state) }
      }
      const proposals = new Proposals(config, now, screens)
      const pictures = new PictureDoor(content, sessionNow, site, thumbnails)
      const door = new Door({ content, session: async () => sessionNow(), page, pictures, proposals, screens, checks })
      let tell = () => {}
      return {
        plugin: {
          name: 'sectile:edit',
          config: () => ({ ...ready, cacheDir: vite.cacheDir }),
          configureServer(server) {
            page.follow(server.watcher)
            tell = () => server.environments.client.hot.send(changedEvent, {})
            server.middlewares.use((request, response, next) => {
              if (!own.request(request, response) && !door.handle(request, response)) next()
            })
            // Before Vite's own listener, which then finds a socket that is closed.
            server.httpServer?.prependListener('upgrade', (request, socket) => own.upgrade(request, socket))
          },
        },
        changed() {
          if (content.state.sources) sessionNow().changed()
          tell()
        },
        told: (mistake) => {
          const { sources } = content.state
          return sources ? plainWords(mistake, sources) : mistake
        },
      }
    },
    async close() {
      page.stop()
      screens.stop()
      checks.stop()
      await session?.settled()
      await vite.release()
      await lock.release()
    },
  }
}

function readText(name: string): Text {
  return existsSync(name) ? readFileSync(name, 'utf8') : null
}

/** Finishes what a crash left half written. */
async function finish(file: string, site: string): Promise<void> {
  const steps = []
  for (const [name, text] of unfinished(file, readText)) {
    const before = await bytesOf(path.resolve(name))
    const after = text === null ? null : Buffer.from(text)
    steps.push({ file: path.relative(site, path.resolve(name)).split(path.sep).join('/'), before, after })
  }
  await writeAll(site, steps)
}
