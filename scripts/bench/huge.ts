import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import type { Page } from '../../src/generated/types.ts'
import type { Bench, BenchOptions } from './bench.ts'
import { withBrowser } from './browser.ts'
import { builds, type Content, inFiles } from './build.ts'
import { editorOf, opened } from './edit.ts'
import { deeds } from './edit-deeds.ts'
import type { Figure } from './figures.ts'
import { withPreview } from './preview.ts'
import { saveTimes } from './save-times.ts'

const of = '20,000 pages in files'
const times = 20

/** The same of a site as large as one machine is asked to build, and how it is written. */
export const huge: Bench = async (options) => {
  const content = await inFiles(20_000)
  const built = await builds(of, content, options, { cold: 38, memory: 600, changed: 2.5 })
  return withBrowser(async (browser) => [...built, ...(await written(browser, content, options))])
}

/** The page that changes is looked at, and then edited. */
async function written(browser: Browser, { config, file, page: watched }: Content, { say }: BenchOptions) {
  const figures: Figure[] = []
  const text = await readFile(file, 'utf8')
  const { path: address, sections } = JSON.parse(text) as Page
  say(`huge: preview of ${of}`)
  await withPreview(config, async (host, milliseconds) => {
    figures.push({ name: `preview of ${of} ready`, values: [milliseconds / 1000], unit: 's' })
    const page = await browser.newPage()
    await page.goto(`${host}${address}`)
    const values = await saveTimes(page, { config: file, text, watched, saves: times })
    figures.push({ name: `save to screen, ${of}`, values, unit: 'ms' })
    await page.close()
  })
  say(`huge: ${times} keystrokes with ${of}`)
  await editorOf(config, async (entrance) => {
    const page = await opened(browser, entrance)
    const does = await deeds(page, address)
    await does.select(sections.findIndex((section) => 'type' in section && section.type === 'tile-grid'))
    figures.push({ name: `keystroke to page, ${of}`, values: await does.type(times), unit: 'ms' })
    await page.context().close()
  })
  return figures
}
