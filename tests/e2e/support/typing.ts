import type { Locator } from 'playwright/test'
import type { Editing } from './editing.ts'
import { expect } from './test.ts'

/** The text that is typed on the page. */
export const typedIn = ({ shown }: Editing): Locator => shown.locator('[data-typed]')

/**
 * Selects these words by what is done, and waits until the browser has told of it: some moments later than they are selected,
 * and sooner than anybody's next key.
 */
export async function selecting(place: Locator, words: string, select: () => Promise<void>): Promise<void> {
  await place.evaluate((element, words) => {
    const { ownerDocument: own } = element
    Object.assign(globalThis, {
      told: new Promise<void>((resolve) => {
        own.addEventListener('selectionchange', function listen() {
          if (own.getSelection()?.toString() !== words) return
          own.removeEventListener('selectionchange', listen)
          // Whoever else listens has heard of it then.
          setTimeout(resolve)
        })
      }),
    })
  }, words)
  await select()
  await place.evaluate(() => (globalThis as { told?: Promise<void> }).told)
}

/** That a section of the page is what the preview draws of it, when nobody types in it any more. */
export async function expectAsServed({ page, shown }: Editing, section: number): Promise<void> {
  await expect(shown.locator('[data-typing]')).toHaveCount(0)
  const served = await page.evaluate(async (section) => {
    const html = await (await fetch('/')).text()
    return new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main > section')[section]?.outerHTML
  }, section)
  const drawn = shown.locator('main > section').nth(section)
  await expect.poll(() => drawn.evaluate((element) => element.outerHTML)).toBe(served)
}
