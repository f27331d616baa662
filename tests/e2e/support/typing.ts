import type { Locator } from 'playwright/test'
import type { Editing } from './editing.ts'
import { expect } from './test.ts'

/** The text that is typed on the page. */
export const typedIn = ({ shown }: Editing): Locator => shown.locator('[data-typed]')

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
