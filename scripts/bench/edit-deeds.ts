import type { Page } from 'playwright'

/** Things that an author does on a page in the editor; each says how many milliseconds it took until it was seen. */
export interface Deeds {
  select(section: number): Promise<number>
  /** The section that is selected. */
  move(way: 'up' | 'down'): Promise<number>
  /** Letters into the heading of the section that is selected. */
  type(letters: number): Promise<number[]>
  /** Another colour of the theme, in the form of that. */
  color(color: string): Promise<number>
}

/** Opens a page in the editor. What is seen is noted within it: asking from outside would add what the question takes. */
export async function deeds(page: Page, address: string): Promise<Deeds> {
  await page.goto(new URL(`/_edit/page${address}`, page.url()).href)
  await page.locator('[data-row="0"]').waitFor()
  await page.frameLocator('main iframe').locator('main section').first().waitFor()
  const form = page.getByRole('region', { name: 'Form' })
  const begin = (wanted: Wanted) => page.evaluate(begins, wanted)
  return {
    async select(section) {
      const row = page.locator(`[data-row="${section}"]`)
      const title = await row.locator('span').first().textContent()
      await row.scrollIntoViewIfNeeded()
      await begin({ event: 'pointerdown', where: 'form', words: title ?? '' })
      await row.click()
      const time = await page.evaluate(seen)
      await form.locator('[data-field]').first().waitFor()
      return time
    },
    async move(way) {
      const before = await page.evaluate(headingsInFrame)
      await page.locator('[data-row][aria-current="true"]').focus()
      await begin({ event: 'keydown', where: 'page', not: before })
      await page.keyboard.press(way === 'up' ? 'Alt+ArrowUp' : 'Alt+ArrowDown')
      return page.evaluate(seen)
    },
    async type(letters) {
      const field = form.getByLabel('Heading', { exact: true }).first()
      await field.fill('Typed ')
      const times: number[] = []
      for (let n = 0; n < letters; n++) {
        // Never the same heading twice, and not a long one.
        if (n % 20 === 19) await field.fill(`Typed ${n} `)
        else {
          const words = `${await field.inputValue()}${'abcdefghij'.charAt(n % 10)}`
          await field.focus()
          await page.keyboard.press('End')
          await begin({ event: 'input', where: 'page', words })
          await page.keyboard.type(words.slice(-1))
          times.push(await page.evaluate(seen))
        }
      }
      return times
    },
    async color(color) {
      const field = form.locator('[data-field="/site/theme/colors/brand"] input').first()
      await begin({ event: 'input', where: 'look', words: color })
      await field.fill(color)
      return page.evaluate(seen)
    },
  }
}

/** Opens the form of a part of the site's settings. */
export async function openSetting(page: Page, part: string): Promise<void> {
  await page.goto(new URL(`/_edit/page/?site=${part}`, page.url()).href)
  await page.frameLocator('main iframe').locator('main section').first().waitFor()
  await page.getByRole('region', { name: 'Form' }).locator('[data-field]').first().waitFor()
}

/** Notes how long the editor ever stands still from now on; the answer gives these times. */
export async function watchStalls(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const stalls: number[] = []
    Object.assign(globalThis, { stalls })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) stalls.push(duration)
    }).observe({ type: 'longtask' })
  })
  return () => page.evaluate(() => (globalThis as unknown as { stalls: number[] }).stalls)
}

interface Wanted {
  event: string
  where: 'form' | 'page' | 'look'
  /** What is to be read there. */
  words?: string | undefined
  /** The headings that are to be others. */
  not?: string | undefined
}

/** Waits in the page for an event, and then until something is seen. */
function begins({ event, where, words, not }: Wanted): void {
  const found = new Promise<number>((resolve) => {
    const frame = document.querySelector('iframe')?.contentDocument
    const form = document.querySelector('section[aria-label="Form"]')
    const watched = { form, page: frame?.body, look: frame?.head }[where]
    if (!watched) throw new Error(`There is no ${where}.`)
    let begin = 0
    addEventListener(event, () => (begin ||= performance.now()), { capture: true, once: true })
    const look = () => {
      const found = watched.querySelectorAll({ form: 'h2', page: 'h1, h2, h3', look: 'style' }[where])
      const text = [...found].map((one) => one.textContent).join('\n')
      if (begin === 0 || (words !== undefined && !text.includes(words.trim())) || text === not) return
      observer.disconnect()
      const end = performance.now()
      resolve(end - begin)
    }
    const observer = new MutationObserver(look)
    observer.observe(watched, { childList: true, subtree: true, characterData: true })
  })
  Object.assign(globalThis, { found })
}

function seen(): Promise<number> {
  return (globalThis as unknown as { found: Promise<number> }).found
}

function headingsInFrame(): string {
  const frame = document.querySelector('iframe')?.contentDocument
  return [...(frame?.body.querySelectorAll('h1, h2, h3') ?? [])].map((one) => one.textContent).join('\n')
}
