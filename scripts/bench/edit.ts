import type { Browser, Page } from 'playwright'
import type { SiteFile } from '../../src/generated/types.ts'
import type { Bench } from './bench.ts'
import { withBrowser } from './browser.ts'
import { deeds, openSetting, watchStalls } from './edit-deeds.ts'
import { type Figure, quantile } from './figures.ts'
import { benchSite, longSite, writeSite } from './site.ts'
import { withStarted } from './started.ts'

/** The page that is edited. */
const edited = 12
const keystrokes = 100

/** How soon the editor opens, how soon the page follows the author, and how long it ever stands still. */
export const edit: Bench = ({ runs, say }) =>
  withBrowser(async (browser) => {
    const figures: Figure[] = []
    for (const [count, wanted] of [
      [15, 60],
      [1000, 120],
    ] as const) {
      const site = benchSite(count)
      const of = `${count.toLocaleString('en')} pages`
      const { path: address = '/', sections = [] } = site.pages[edited] ?? {}
      const section = sections.findIndex((one) => 'heading' in one && typeof one.heading === 'string')
      await withEditor(`edit-${count}`, site, async (entrance) => {
        if (count === 15) figures.push(...(await openings(browser, entrance, { runs, say })))
        say(`edit: ${keystrokes} keystrokes with ${of}`)
        const page = await opened(browser, entrance)
        const does = await deeds(page, address)
        await does.select(section)
        const times = await does.type(keystrokes)
        figures.push(
          { name: `keystroke to page, ${of}`, values: times, unit: 'ms' },
          { name: `keystroke to page, ${of}, 95 of 100 within`, values: [quantile(times, 0.95)], unit: 'ms', wanted },
        )
        say(`edit: colours with ${of}`)
        await openSetting(page, 'theme')
        const colors: number[] = []
        for (let turn = 0; turn < 20; turn++) colors.push(await does.color(colorOf(turn)))
        figures.push(
          { name: `colour to page, ${of}`, values: colors, unit: 'ms', ...(count === 15 && { wanted: 100 }) },
          { name: `memory of the editor's page, ${of}`, values: [await heapOf(page)], unit: 'MB' },
        )
        await page.context().close()
      })
    }
    await withEditor('edit-long', longSite(60, 24), async (entrance) => {
      say('edit: a page of 60 sections of 24 entries')
      const page = await opened(browser, entrance)
      const does = await deeds(page, '/')
      const stalls = await watchStalls(page)
      const selected: number[] = []
      for (let turn = 0; turn < 20; turn++) selected.push(await does.select((turn * 7) % 60))
      figures.push({ name: 'long page: a section is selected', values: selected, unit: 'ms', wanted: 50 })
      const moved: number[] = []
      for (let turn = 0; turn < 20; turn++) moved.push(await does.move(turn % 2 === 0 ? 'down' : 'up'))
      figures.push({ name: 'long page: a section is moved', values: moved, unit: 'ms', wanted: 100 })
      figures.push({ name: 'long page: keystroke to page', values: await does.type(30), unit: 'ms' })
      const longest = Math.max(0, ...(await stalls()))
      figures.push({ name: 'long page: longest stall meanwhile', values: [longest], unit: 'ms', wanted: 200 })
      await page.context().close()
    })
    return figures
  })

/** From the address in the browser until outline and page are there; for the first time, and loaded again. */
async function openings(browser: Browser, entrance: string, { runs, say }: Parameters<Bench>[0]): Promise<Figure[]> {
  const first: number[] = []
  const again: number[] = []
  for (let run = 0; run < Math.max(5, runs); run++) {
    say(`edit: opened, ${run + 1} of ${Math.max(5, runs)}`)
    const page = await (await browser.newContext()).newPage()
    const begin = performance.now()
    await page.goto(entrance)
    await isOpen(page)
    first.push((performance.now() - begin) / 1000)
    const beginAgain = performance.now()
    await page.reload()
    await isOpen(page)
    again.push((performance.now() - beginAgain) / 1000)
    await page.context().close()
  }
  return [
    { name: 'opened', values: first, unit: 's', wanted: 1.5 },
    { name: 'loaded again', values: again, unit: 's' },
  ]
}

/** The editor of a site, as its author sees it. */
export async function opened(browser: Browser, entrance: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(entrance)
  await isOpen(page)
  return page
}

async function isOpen(page: Page): Promise<void> {
  await page.locator('[data-row="0"]').waitFor()
  await page.frameLocator('main iframe').locator('main section').first().waitFor()
}

async function withEditor(name: string, site: SiteFile, task: (entrance: string) => Promise<void>): Promise<void> {
  const { config } = await writeSite(name, site, 2)
  await editorOf(config, task)
}

/** Starts the editor of a site, gives its address to a task, and ends it. */
export async function editorOf(config: string, task: (entrance: string) => Promise<void>): Promise<void> {
  const flags = ['edit', '--config', config, '--port', '0', '--no-open']
  await withStarted(flags, /http:\S+\/_edit\/open\/\S+/, task)
}

/** Dark enough to be read as it is used, and never the same twice. */
function colorOf(turn: number): string {
  return `#${(0x20_30_50 + turn * 0x02_01_03).toString(16).padStart(6, '0')}`
}

/** What the scripts of a page hold, in millions of bytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}
