import type { ViteDevServer } from 'vite'
import { plainAddress } from '../agreed/addresses.ts'
import { escapeHtml } from '../agreed/escape-html.ts'
import type { Site } from '../content/resolve/site.ts'
import { forRobots } from '../publish/beside-pages/for-robots.ts'
import { manifestOf } from '../publish/forms/index.ts'
import { makeRoutes, matchRoute, type Target } from '../render/routes.ts'
import { examplePictures } from '../schema/example-pictures.ts'
import type { LiveContent } from './content.ts'
import type { ContentState } from './content-state.ts'
import { examplePage, inGallery, inScheme, withoutShell } from './gallery.ts'
import type { LivePages } from './pages.ts'
import { mistakesText } from './problems.ts'
import { Reply } from './reply.ts'
import type { ToolPage } from './tool-page.ts'

/** Answers requests for pages, and for the images made for them; what forms send is taken and thrown away. */
export function servePages(
  server: ViteDevServer,
  content: LiveContent,
  pages: LivePages,
  gallery: ToolPage,
  log: (text: string) => void,
): void {
  server.middlewares.use((request, response, next) => {
    const reply = new Reply(response)
    const url = request.originalUrl ?? '/'
    const pathname = decodePath(url)
    // A picture that the site has itself has been sent by Vite, unless it is newer than what Vite knows of.
    const image = pages.ownPicture(pathname) ?? examplePictures.get(pathname)
    const smaller = pages.smallerImage(pathname)
    // Files have been sent by Vite, whoever asks for whatever.
    const wantsPage = ['GET', 'HEAD'].includes(request.method ?? '') && !/^\/(@|src\/|node_modules\/)/.test(pathname)
    const { site, marks } = content.state.latest
    const takesLeads =
      request.method === 'POST' && site && manifestOf(site, '').forms.some(({ target }) => target === pathname)
    if (smaller) smaller.then((picture) => reply.picture(picture)).catch(next)
    else if (image) reply.pictureFile(image).catch(next)
    else if (takesLeads) takeLead()
    else if (wantsPage) sendPage().catch(next)
    else next()

    function takeLead(): void {
      log(`A form was sent to ${pathname}. The preview stores nothing.`)
      const scripted = request.headers['content-type']?.includes('json')
      if (scripted) response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"preview"}')
      else response.writeHead(303, { location: request.headers.referer ?? '/' }).end()
    }

    async function sendPage(): Promise<void> {
      const query = new URLSearchParams(url.split('?')[1])
      const example = examplePage(pathname, query)
      if (site && example) {
        // The list of all types shows many at once, as pictures.
        const still = query.has('still')
        const html = await pages.document(example, inScheme(withoutShell(site), query), {
          showing: still ? 'still' : 'example',
        })
        return reply.html(200, html)
      }
      if (pathname === '/_sections/names.json') return reply.json(content.names())
      if (pathname === '/_sections/uses.json')
        return reply.json(content.usesOf(new URL(url, 'http://localhost').searchParams.get('name') ?? '') ?? null)
      if (inGallery(pathname)) return reply.answer(await gallery.answer(pathname))
      const robots = site && asBuilt(site, pathname)
      if (robots) return reply.text(robots, pathname.endsWith('.xml') ? 'application/xml' : 'text/plain')
      if (!site) return reply.html(500, problemsPage(mistakesText(content.state) ?? 'There is no content.'))
      const target = await matchRoute(makeRoutes(site), pathname)
      if (target.kind === 'redirect') {
        response.writeHead(301, { location: plainAddress(target.redirect.to) }).end()
        return
      }
      if (waits(target, pathname, content.state))
        return reply.html(500, problemsPage(mistakesText(content.state) ?? ''))
      reply.html(
        target.kind === 'page' ? 200 : 404,
        await pages.document(target.page, site, { marks: marks.get(target.page) }),
      )
    }
  })
}

/** What a build would write for search engines, which see no drafts; undefined where an address is something else. */
function asBuilt(site: Site, pathname: string): string | undefined {
  // Made only for who may be asking for one of them.
  if (!/\.(?:txt|xml)$/.test(pathname)) return undefined
  return forRobots({ ...site, pages: site.pages.filter(({ draft }) => draft !== true) }, '')[pathname.slice(1)]
}

/** Whether a page is not found only because it has never been right since the start. */
export function waits({ kind }: Target, address: string, { latest }: ContentState): boolean {
  return (
    kind === 'not-found' && latest.diagnostics.some(({ severity, page }) => severity === 'error' && page === address)
  )
}

/** Shown while the content, or the page, has never been right since the start; it goes on by itself once it is. */
function problemsPage(problems: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The content has mistakes</title></head>
<body><main></main><noscript><pre>${escapeHtml(problems)}</pre></noscript>
<script type="module" src="/src/preview/browser/waiting.ts"></script></body>
</html>`
}

/** The path that an address is for. It throws where that cannot be read; such a request comes no further than `stay-inside.ts`. */
export function decodePath(url: string): string {
  return decodeURIComponent(new URL(url, 'http://localhost').pathname)
}
