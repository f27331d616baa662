import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright'
import type { Bench } from './bench.ts'
import { openPage, readToTheEnd, wakeAll, withBrowser, withVisitSite } from './browser.ts'
import type { Figure } from './figures.ts'
import { visits } from './site.ts'

/** What a visitor's browser is sent, as Chromium counts it. */
export const sizes: Bench = ({ say }) =>
  withVisitSite((address) =>
    withBrowser(async (browser) => {
      say('sizes: a page without islands')
      const plain = await openPage(browser)
      await plain.goto(address + visits.text)
      await readToTheEnd(plain)
      const text = [scripts('page without islands: script', await loaded(plain), 4)]
      say('sizes: a page with every section type')
      const page = await openPage(browser)
      await page.goto(address + visits.all)
      await readToTheEnd(page)
      const before = await loaded(page)
      await wakeAll(page)
      return [
        ...text,
        scripts('every section type: script before the first interaction', before, 80),
        scripts('every section type: script with all islands live', await loaded(page), 110),
        { name: 'scripts that block drawing', value: before.blocking, unit: '', target: 0 },
        { name: 'every section type: CSS', value: kilobytes(await styles(page)), unit: 'kB', target: 8 },
        { name: 'every section type: HTML with its CSS', value: before.document / 1000, unit: 'kB', target: 14 },
        { name: 'page without islands: HTML with its CSS', value: (await loaded(plain)).document / 1000, unit: 'kB' },
      ]
    }),
  )

interface Loaded {
  readonly files: readonly string[]
  readonly bytes: number
  readonly inline: string
  readonly blocking: number
  readonly document: number
}

/** What a page has loaded until now. */
function loaded(page: Page): Promise<Loaded> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const files = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    const each = new Map(files.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
    const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const inline = [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')].filter(
      ({ type }) => !type || type === 'module',
    )
    const isBlocking = (file: PerformanceResourceTiming) =>
      'renderBlockingStatus' in file && file.renderBlockingStatus === 'blocking'
    return {
      files: [...each.keys()],
      bytes: [...each.values()].reduce((sum, size) => sum + size, 0),
      inline: inline.map(({ textContent }) => textContent).join(''),
      blocking: files.filter(isBlocking).length,
      document: document_?.encodedBodySize ?? Number.NaN,
    }
  })
}

function scripts(name: string, { files, bytes, inline }: Loaded, target: number): Figure {
  return {
    name,
    value: bytes / 1000 + kilobytes(inline),
    unit: 'kB',
    target,
    note: `${files.length} files and ${inline.length} letters inline`,
  }
}

function styles(page: Page): Promise<string> {
  return page.evaluate(() => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''))
}

/** Compressed as pages are. */
function kilobytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1000
}
