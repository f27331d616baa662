import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../../src/root.ts'
import { freePort } from '../lib/free-port.ts'
import type { Bench } from './bench.ts'
import { withBrowser } from './browser.ts'
import { type Figure, median, quantile } from './figures.ts'
import { manySaves } from './many-saves.ts'
import { saveTimes } from './save-times.ts'
import { benchSite, writeSite } from './site.ts'

/** The page that is looked at while its texts change. */
const watched = 12

/** How soon the live preview is there, and how soon it shows what is saved. */
export const dev: Bench = ({ runs, say }) =>
  withBrowser(async (browser) => {
    const figures: Figure[] = []
    for (const [count, target] of [
      [15, 60],
      [1000, 180],
    ] as const) {
      const { config, text } = await writeSite(`dev-${count}`, benchSite(count), 2)
      const ready: number[] = []
      while (ready.length < runs) {
        say(`dev: ready with ${count} pages`)
        await withPreview(config, async (_, milliseconds) => void ready.push(milliseconds / 1000))
      }
      figures.push({
        name: `ready, ${count} pages`,
        value: median(ready),
        unit: 's',
        ...(count === 15 && { target: 2 }),
      })
      await withPreview(config, async (address) => {
        say(`dev: save to screen with ${count} pages`)
        const page = await browser.newPage()
        const begin = performance.now()
        await page.goto(`${address}/page-${watched}`)
        figures.push({ name: `first page shown, ${count} pages`, value: (performance.now() - begin) / 1000, unit: 's' })
        // Vite may load the page once more when it has found what to bundle.
        await page.waitForTimeout(4000)
        const times = await saveTimes(page, { config, text, watched, saves: 20 })
        figures.push({ name: `save to screen, ${count} pages`, value: median(times), unit: 'ms', target })
        figures.push({
          name: `the slowest of twenty but one, ${count} pages`,
          value: quantile(times, 0.95),
          unit: 'ms',
        })
        say(`dev: 500 quick saves with ${count} pages`)
        figures.push(...(await manySaves(page, { config, text, watched, saves: 500 })))
        await page.close()
      })
    }
    return figures
  })

/** Starts the preview, gives its address and how long it took to a task, and ends it. */
async function withPreview(
  config: string,
  task: (address: string, milliseconds: number) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const begin = performance.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--config', config, '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await saidReady(child)
    await task(`http://localhost:${port}`, performance.now() - begin)
  } finally {
    child.kill()
    await new Promise((resolve) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(null),
    )
  }
}

function saidReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (data) => {
      said += data
      if (said.includes('Ready in')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The preview ended with ${code}:\n${said}`)))
  })
}
