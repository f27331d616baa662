import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright'
import type { Bench } from './bench.ts'
import { openPage, readToTheEnd, wakeAll, withBegunSite, withBrowser, withVisitSite } from './browser.ts'
import type { Figure } from './figures.ts'
import { visits } from './site.ts'

/** What a visitor's browser is sent, as Chromium counts it. */
export const sizes: Bench = async ({ say }) => {
  const full = await withVisitSite((address) =>
    withBrowser(async (browser): Promise<Figure[]> => {
      const visit = (where: string) => openPage(browser).then((page) => read(page, address + where))
      say('sizes: pages without islands')
      const [text, tiles] = [await loaded(await visit(visits.text)), await loaded(await visit(visits.tiles))]
      say('sizes: pages with islands')
      const [large, all] = [await wake(await visit(visits.large)), await wake(await visit(visits.all))]
      return [
        ...ofTiles('page of tiles', tiles),
        size('page of text: HTML with its CSS', text.document),
        size('page of text: script', text.script, 4),
        ...ofLarge('page of the seven types', large.before),
        size('page of the seven types: script, all live', large.after.script, 98),
        size('every section type: HTML with the CSS of its first view', all.before.document, 14),
        size('every section type: CSS that follows', all.before.later),
        size('every section type: CSS', compressed(all.css), 8),
        size('every section type: script before a touch', all.before.script, 80),
        size('every section type: script, all live', all.after.script, 110),
        { name: 'scripts that block drawing', values: [all.before.blocking], unit: '', wanted: 0 },
      ]
    }),
  )
  const begun = await withBegunSite((address) =>
    withBrowser(async (browser) => {
      const visit = (where: string) => openPage(browser).then((page) => read(page, address + where))
      say('sizes: pages of a new site')
      return [
        ...ofTiles('new site, page of tiles', await loaded(await visit(visits.tiles))),
        ...ofLarge('new site, page of the seven types', await loaded(await visit(visits.large))),
      ]
    }),
  )
  return [...full, ...begun]
}

async function read(page: Page, address: string): Promise<Page> {
  await page.goto(address)
  await readToTheEnd(page)
  return page
}

/** What a page has loaded before its islands come to life, and after. */
async function wake(page: Page): Promise<{ before: Loaded; after: Loaded; css: string }> {
  const before = await loaded(page)
  await wakeAll(page)
  return { before, after: await loaded(page), css: await styles(page) }
}

function ofTiles(name: string, { document, files, later, plain }: Loaded): Figure[] {
  return [
    // What stands in the document is not sent a second time.
    size(`${name}: HTML, CSS and script`, document + files + later, 9),
    size(`${name}: HTML with its CSS, as it is`, plain, 25),
  ]
}

function ofLarge(name: string, { document, later, script }: Loaded): Figure[] {
  return [
    size(`${name}: HTML with the CSS of its first view`, document, 12),
    size(`${name}: CSS that follows`, later),
    size(`${name}: script before a touch`, script, 70),
  ]
}

/** What a page has been sent, in bytes. */
interface Loaded {
  /** Script in files and in the document. */
  readonly script: number
  /** Of that what came in files. */
  readonly files: number
  /** Styles in files. */
  readonly later: number
  readonly blocking: number
  /** The document as it came, and as it is. */
  readonly document: number
  readonly plain: number
}

/** What a page has loaded until now. */
async function loaded(page: Page): Promise<Loaded> {
  const { inline, ...rest } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const named = (end: string) => resources.filter(({ name }) => new URL(name).pathname.endsWith(end))
    const bytes = (files: PerformanceResourceTiming[]) =>
      [...new Map(files.map(({ name, encodedBodySize }) => [name, encodedBodySize])).values()].reduce(
        (a, b) => a + b,
        0,
      )
    const scripts = named('.js')
    const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const inline = [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')].filter(
      ({ type }) => !type || type === 'module',
    )
    const isBlocking = (file: PerformanceResourceTiming) =>
      'renderBlockingStatus' in file && file.renderBlockingStatus === 'blocking'
    return {
      files: bytes(scripts),
      later: bytes(named('.css')),
      inline: inline.map(({ textContent }) => textContent).join(''),
      blocking: scripts.filter(isBlocking).length,
      document: document_?.encodedBodySize ?? Number.NaN,
      plain: document_?.decodedBodySize ?? Number.NaN,
    }
  })
  return { ...rest, script: rest.files + compressed(inline) }
}

function size(name: string, bytes: number, wanted?: number): Figure {
  return { name, values: [bytes / 1000], unit: 'kB', wanted }
}

/** All styles of a page, in the document and in files. */
function styles(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const files = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()))
    return [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('') + files.join('')
  })
}

/** Bytes of a text compressed as pages are. */
function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length
}
