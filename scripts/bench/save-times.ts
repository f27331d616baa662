import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { changeMark, withChange } from './site.ts'

export interface Saving {
  readonly config: string
  /** What stands in the config at first. */
  readonly text: string
  /** The page that is open. */
  readonly watched: number
  readonly saves: number
}

/**
 * The milliseconds from the beginning of each save until its text is in the open page. The bytes are there before: to make
 * them of a large text takes the program that saves as long as the preview takes for the rest.
 */
export async function saveTimes(page: Page, { config, text, watched, saves }: Saving): Promise<number[]> {
  const times: number[] = []
  for (let n = 1; n <= saves; n += 1) {
    const changed = Buffer.from(withChange(text, watched, n))
    times.push(await whenSeen(page, changeMark(n), () => writeFile(config, changed)))
  }
  return times
}

/** The page looks by itself and notes when it saw a text: asking it from here would add what the question takes. */
export async function whenSeen(page: Page, text: string, save: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    const found = new Promise<number>((resolve) => {
      const look = () => {
        if (!document.querySelector('main')?.textContent?.includes(wanted)) return
        observer.disconnect()
        resolve(performance.timeOrigin + performance.now())
      }
      const observer = new MutationObserver(look)
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    Object.assign(globalThis, { found })
  }, text)
  const begin = performance.timeOrigin + performance.now()
  await save()
  const seen = await page.evaluate(() => (globalThis as unknown as { found: Promise<number> }).found)
  await page.waitForTimeout(120)
  return seen - begin
}
