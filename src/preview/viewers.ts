import type { NormalizedHotChannel, NormalizedHotChannelClient } from 'vite'
import type { Site, SitePage } from '../content/resolve/site.ts'
import { makeRoutes, matchRoute, type Routes } from '../render/routes.ts'
import type { LiveContent } from './content.ts'
import type { ContentState } from './content-state.ts'
import { examplePage } from './gallery.ts'
import { events, type Opened, type Update } from './messages.ts'
import { waits } from './middleware.ts'
import type { LivePages } from './pages.ts'
import { problemsOf } from './problems.ts'
import { coalesce } from './watch.ts'

/** An open page: its address, and what it shows. */
interface Viewer {
  readonly path: string
  hashes: Set<string>
  /** What is around its sections; as it is now where it does not say so itself. */
  surroundings: string | undefined
}

/** The pages that are open in browsers. Each is sent what has become another of what it shows, and what is wrong with it. */
export class Viewers {
  private readonly all = new Map<NormalizedHotChannelClient, Viewer>()

  /** Sends what is shown now. One at a time: an update that was begun earlier must not arrive later. */
  readonly refresh = coalesce(() => this.update().catch((error: unknown) => this.log(String(error))))

  constructor(
    hot: NormalizedHotChannel,
    private readonly content: LiveContent,
    private readonly pages: LivePages,
    private readonly log: (text: string) => void,
  ) {
    hot.on(events.open, ({ path, hashes, surroundings }: Opened, client) => {
      this.all.set(client, { path, hashes: new Set(hashes), surroundings })
      client.send(events.problems, problemsOf(content.state, path))
      // The content may have changed since the page was asked for.
      void this.refresh()
    })
    hot.on('vite:client:disconnect', (_, client) => this.all.delete(client))
  }

  /** Tells each what is wrong now. */
  tellProblems(state: ContentState): void {
    for (const [client, { path }] of this.all) client.send(events.problems, problemsOf(state, path))
  }

  private async update(): Promise<void> {
    const { site, marks } = this.content.state.latest
    if (!site) return
    const routes = makeRoutes(site)
    const made = new Map<string, Update>()
    for (const [client, viewer] of this.all) {
      const example = examplePage(viewer.path)
      const page = example ?? (await pageAt(routes, viewer.path, this.content.state))
      if (!page) continue
      const isElsewhere = this.surroundsAnew(viewer, page, site)
      // What an example stands in is asked for with its address.
      if (example && isElsewhere) {
        client.send({ type: 'full-reload' })
        continue
      }
      const update = made.get(viewer.path) ?? (await this.pages.update(page, site, marks.get(page)))
      made.set(viewer.path, update)
      client.send(events.update, {
        ...update,
        ...(isElsewhere && { around: await this.pages.around(page, site) }),
        sections: update.sections.map(({ hash, html, mark }) => ({
          hash,
          html: viewer.hashes.has(hash) ? null : html,
          mark,
        })),
      })
      viewer.hashes = new Set(update.sections.map(({ hash }) => hash))
    }
  }

  /** Notes what is around the sections of a page now, and tells whether that is something else than it has. */
  private surroundsAnew(viewer: Viewer, page: SitePage, site: Site): boolean {
    const before = viewer.surroundings
    viewer.surroundings = this.pages.surroundings(page, site)
    return before !== undefined && before !== viewer.surroundings
  }
}

/** What an open page shows; none when its address has become a redirect, or when it has never been right. */
async function pageAt(routes: Routes, address: string, state: ContentState): Promise<SitePage | undefined> {
  const target = await matchRoute(routes, address)
  return target.kind === 'redirect' || waits(target, address, state) ? undefined : target.page
}
