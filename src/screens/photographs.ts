import path from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { type ChangedSection, fileOf } from './drawn.ts'

/** A phone, and a laptop. */
export const widths = [360, 1280] as const

/** Pictures by side, width and number of the section. */
export type Taken = Map<string, Buffer>

/** What lies over sections or moves is not what is compared. */
const still = `
  :not(main, main *, :has(main)) { visibility: hidden !important }
  *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }
`

/** Takes pictures of sections of two builds, which no server has to serve. */
export class Photographs {
  private constructor(
    private readonly browser: Browser,
    private readonly contexts: ReadonlyMap<number, BrowserContext>,
  ) {}

  static async open(executablePath: string, folders: Readonly<Record<string, string>>): Promise<Photographs> {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    const contexts = new Map<number, BrowserContext>()
    for (const width of widths) {
      const viewport = { width, height: 900 }
      const context = await browser.newContext({
        viewport,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        bypassCSP: true,
      })
      await context.route('**/*', async (route) => {
        const { hostname, pathname } = new URL(route.request().url())
        const folder = folders[hostname.replace(/\.invalid$/, '')]
        const name = decodeURIComponent(pathname)
        if (!folder) await route.abort()
        else if (path.extname(name) === '') await route.fulfill({ path: fileOf(folder, name) })
        else await route.fulfill({ path: path.join(folder, name) }).catch(() => route.fulfill({ status: 404 }))
      })
      contexts.set(width, context)
    }
    return new Photographs(browser, contexts)
  }

  /** Pictures of some sections of a page, on each side and at each width. */
  async takeAll(sections: readonly ChangedSection[]): Promise<Taken> {
    const taken: Taken = new Map()
    const [first] = sections
    if (!first) return taken
    const jobs = widths.flatMap((width) => [
      { width, side: 'before', page: first.pageBefore, numbers: numbers(sections, 'before') },
      { width, side: 'after', page: first.page, numbers: numbers(sections, 'after') },
    ])
    await Promise.all(jobs.map((job) => this.take(job, taken)))
    return taken
  }

  private async take({ side, page, width, numbers }: Job, taken: Taken): Promise<void> {
    const context = this.contexts.get(width)
    if (!context || numbers.length === 0) return
    const tab = await context.newPage()
    try {
      await tab.goto(`http://${side}.invalid${page}`, { waitUntil: 'load' })
      await tab.addStyleTag({ content: still })
      await tab.evaluate(() => document.fonts.ready)
      for (const number of numbers) {
        const section = tab.locator('[data-section]').nth(number)
        await section.scrollIntoViewIfNeeded()
        await section.evaluate(async (element) => {
          const images = [...element.querySelectorAll('img')].filter((image) => image.getClientRects().length > 0)
          for (const image of images) image.loading = 'eager'
          await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
        })
        taken.set(`${side} ${width} ${number}`, await section.screenshot({ animations: 'disabled' }))
      }
    } finally {
      await tab.close()
    }
  }

  async close(): Promise<void> {
    await this.browser.close()
  }
}

interface Job {
  side: string
  page: string
  width: number
  numbers: readonly number[]
}

function numbers(sections: readonly ChangedSection[], side: 'before' | 'after'): number[] {
  return sections.flatMap((section) => section[side] ?? [])
}
