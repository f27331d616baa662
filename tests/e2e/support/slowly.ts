import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/** What the server says is on its way until it is let in: the first that says this. */
export async function slowly(page: Page, asked = 'page?*'): Promise<(words: string) => Promise<void>> {
  const underWay: { readonly state: string; arrive(): Promise<void> }[] = []
  await page.route(`**/_edit/api/${asked}`, async (route) => {
    const response = await route.fetch()
    underWay.push({ state: await response.text(), arrive: () => route.fulfill({ response }) })
  })
  return async (words) => {
    const place = () => underWay.findIndex(({ state }) => state.includes(words))
    await expect.poll(place).not.toBe(-1)
    await underWay.splice(place(), 1)[0]?.arrive()
  }
}
