import path from 'node:path'
import type { Browser } from 'playwright'
import { root } from '../../src/root.ts'
import type { Bench, BenchOptions } from './bench.ts'
import { openPage, readToTheEnd, wakeAll, withBrowser, withSite, withVisitSite } from './browser.ts'
import { firstClicks } from './clicks.ts'
import { type Figure, median } from './figures.ts'
import { lighthouse, type Vitals } from './lighthouse.ts'
import { visits } from './site.ts'

/** How a page feels on a phone: Lighthouse's simulated one, and a slow processor for what it cannot simulate. */
export const mobile: Bench = async (options) => {
  const bench = await withVisitSite(async (address) => [
    ...(await vitals('text page', address + visits.text, options)),
    ...(await vitals('every section type', address + visits.all, options)),
    ...(await withBrowser(async (browser) => [
      await shift(browser, address + visits.all, options),
      ...(await firstClicks(browser, address, options)),
    ])),
  ])
  const real = await withSite(path.join(root, 'pages.json'), (address) =>
    vitals('real home page', `${address}/`, options),
  )
  return [...bench, ...real]
}

async function vitals(name: string, address: string, { runs, say }: BenchOptions): Promise<Figure[]> {
  const all: Vitals[] = []
  while (all.length < runs) {
    say(`mobile: Lighthouse, ${name}, ${all.length + 1} of ${runs}`)
    all.push(await lighthouse(address))
  }
  const middle = (key: keyof Vitals) => median(all.map((each) => each[key]))
  return [
    { name: `${name}: LCP`, value: middle('lcp'), unit: 'ms', ...(name === 'text page' && { target: 800 }) },
    { name: `${name}: TBT`, value: middle('tbt'), unit: 'ms', target: 0 },
    { name: `${name}: CLS`, value: middle('cls'), unit: '', target: 0 },
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
    name: 'every section type: CLS across hydration',
    value,
    unit: '',
    target: 0,
    ...(where && { note: `in ${where}` }),
  }
}
