import { rename, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import type { Figure } from './figures.ts'
import type { Saving } from './save-times.ts'
import { changeMark, withChange } from './site.ts'

/** After each so many saves the last must come on screen. */
const burst = 10
/** A little longer than the preview waits before it tells of a mistake. */
const timeout = 3000

/** Saves in all the ways that editors do, as fast as nobody types, and counts what the open page missed. */
export async function manySaves(page: Page, saving: Saving): Promise<Figure[]> {
  const { text, watched, saves } = saving
  await page.evaluate(() => {
    const seen = { problems: 0, loads: 0 }
    Object.assign(globalThis, { seen })
    const shadow = document.querySelector('#sectile-preview')?.shadowRoot
    const panel = shadow?.querySelector('section')
    if (!panel) throw new Error('The preview has no panel.')
    new MutationObserver(() => {
      if (panel.hasAttribute('data-mistakes')) seen.problems += 1
    }).observe(panel, { attributeFilter: ['data-mistakes'] })
  })
  const random = randomNumbers(7)
  let missed = 0
  for (let n = 1; n <= saves; n += 1) {
    await save(saving, withChange(text, watched, 1000 + n), n, random)
    await pause(random() * 30)
    if (n % burst > 0) continue
    const mark = changeMark(1000 + n)
    const shown = (wanted: string) => document.querySelector('main')?.textContent?.includes(wanted)
    missed += await page.waitForFunction(shown, mark, { timeout }).then(
      () => 0,
      () => 1,
    )
  }
  const problems = await page.evaluate(() => (globalThis as { seen?: { problems: number } }).seen?.problems)
  return [
    { name: `of ${saves} quick saves: last states that never came`, values: [missed], unit: '', wanted: 0 },
    // A page that was loaded again has forgotten how to count.
    { name: `of ${saves} quick saves: errors shown`, values: [problems ?? Number.NaN], unit: '', wanted: 0 },
  ]
}

/** One of three ways: all at once, by renaming a new file over the old one, and in two pieces after emptying it. */
async function save({ config }: Saving, text: string, n: number, random: () => number): Promise<void> {
  if (n % 2 === 0) {
    await writeFile(`${config}.new`, text)
    await rename(`${config}.new`, config)
    return
  }
  if (n % 4 === 1) {
    await writeFile(config, text.slice(0, Math.floor(text.length * random())))
    await pause(random() * 30)
  }
  await writeFile(config, text)
}

/** The same numbers from 0 to 1 in every run: what fails can be tried again. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
