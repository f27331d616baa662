import type { Bench } from './bench.ts'
import { withBrowser } from './browser.ts'
import { type Figure, quantile } from './figures.ts'
import { forget } from './forget.ts'
import { manySaves } from './many-saves.ts'
import { withPreview } from './preview.ts'
import { saveTimes } from './save-times.ts'
import { benchSite, writeSite } from './site.ts'

/** The page that is looked at while its texts change. */
const watched = 12

/** How soon the live preview is there, and how soon it shows what is saved. */
export const dev: Bench = ({ runs, say }) =>
  withBrowser(async (browser) => {
    const figures: Figure[] = []
    const { config } = await writeSite('dev-15', benchSite(15), 2)
    const ready = async (before: () => Promise<void>) => {
      const times: number[] = []
      while (times.length < runs) {
        say(`dev: ready, ${times.length + 1} of ${runs}`)
        await before()
        await withPreview(config, async (_, milliseconds) => void times.push(milliseconds / 1000))
      }
      return times
    }
    figures.push(
      { name: 'ready in a fresh checkout', values: await ready(forget), unit: 's', wanted: 1.5 },
      { name: 'ready later', values: await ready(async () => {}), unit: 's', wanted: 0.3 },
    )
    for (const [count, wanted] of [
      [15, 40],
      [1000, 100],
    ] as const) {
      const { config, text } = await writeSite(`dev-${count}`, benchSite(count), 2)
      await withPreview(config, async (address) => {
        const of = `${count.toLocaleString('en')} pages`
        say(`dev: save to screen with ${of}`)
        const page = await browser.newPage()
        await page.goto(`${address}/page-${watched}`)
        // Vite may load the page once more when it has found what to bundle.
        await page.waitForTimeout(4000)
        const times = await saveTimes(page, { config, text, watched, saves: 200 })
        figures.push({ name: `save to screen, ${of}`, values: times, unit: 'ms' })
        figures.push({
          name: `save to screen, ${of}, 95 of 100 within`,
          values: [quantile(times, 0.95)],
          unit: 'ms',
          wanted,
        })
        say(`dev: 500 quick saves with ${of}`)
        figures.push(...(await manySaves(page, { config, text, watched, saves: 500 })))
        await page.close()
      })
    }
    return figures
  })
