import path from 'node:path'
import type { Browser } from 'playwright'
import { root } from '../../src/root.ts'
import type { Bench, BenchOptions } from './bench.ts'
import { openPage, readToTheEnd, wakeAll, withBegunSite, withBrowser, withSite, withVisitSite } from './browser.ts'
import { firstClicks } from './clicks.ts'
import type { Figure } from './figures.ts'
import { lighthouse, type Vitals } from './lighthouse.ts'
import { visits } from './site.ts'

/** How a page feels on a phone: Lighthouse's simulated one, and a slow processor for what it cannot simulate. */
export const mobile: Bench = async (options) => {
  const bench = await withVisitSite(async (address) => [
    ...(await vitals('page of text', address + visits.text, 800, options)),
    ...(await vitals('page of the seven types', address + visits.large, 760, options)),
    ...(await vitals('every section type', address + visits.all, undefined, options)),
    ...(await withBrowser(async (browser) => [
      await shift(browser, address + visits.all, options),
      ...(await firstClicks(browser, address, options)),
    ])),
  ])
  const begun = await withBegunSite(async (address) => [
    ...(await vitals('new site, page of tiles', address + visits.tiles, 760, options)),
    ...(await vitals('new site, page of the seven types', address + visits.large, 760, options)),
  ])
  const real = await withSite(path.join(root, 'pages.json'), (address) =>
    vitals('home page of this site', `${address}/`, undefined, options),
  )
  return [...bench, ...begun, ...real]
}

async function vitals(
  name: string,
  address: string,
  firstView: number | undefined,
  { runs, say }: BenchOptions,
): Promise<Figure[]> {
  const all: Vitals[] = []
  while (all.length < runs) {
    say(`mobile: Lighthouse, ${name}, ${all.length + 1} of ${runs}`)
    all.push(await lighthouse(address))
  }
  const each = (key: keyof Vitals) => all.map((vitals) => vitals[key])
  return [
    {
      name: `${name}: first view (LCP)`,
      values: each('lcp'),
      unit: 'ms',
      wanted: firstView,
    },
    { name: `${name}: blocking`, values: each('tbt'), unit: 'ms', wanted: 0 },
    { name: `${name}: shift`, values: each('cls'), unit: '', wanted: 0 },
  ]
}

/** What moves by itself while a visitor reads and all islands come to life. */
async function shift(browser: Browser, address: string, { say }: BenchOptions): Promise<Figure> {
  say('mobile: layout shifts while islands come to life')
  const page = await openPage(browser)
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Element | null }[] }
        const nodes = sources.map(({ node }) => node?.closest?.('[data-section]')?.id ?? node?.nodeName)
        shifts.push({ value, nodes: [...new Set(nodes)].join(' and ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await readToTheEnd(page)
  await wakeAll(page)
  await page.waitForTimeout(1000)
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; nodes: string }[] }).shifts,
  )
  const value = shifts.reduce((sum, each) => sum + each.value, 0)
  const where = [...new Set(shifts.map(({ nodes }) => nodes))].join(', ')
  return {
    name: 'every section type: shift while all islands come to life',
    values: [value],
    unit: '',
    wanted: 0,
    ...(where && { note: `in ${where}` }),
  }
}
