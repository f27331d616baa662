import type { Page } from 'playwright/test'
import { expect } from './test.ts'

interface Slowly {
  /** Waits until the server has said this. Who saves something else before is told of that alone. */
  readonly isSaid: (words: string) => Promise<void>
  /** Lets the first come in that says this. */
  readonly letIn: (words: string) => Promise<void>
}

/** What the server says is on its way until it is let in. */
export async function slowly(page: Page, asked = 'page?*'): Promise<Slowly> {
  const underWay: { readonly state: string; arrive(): Promise<void> }[] = []
  await page.route(`**/_edit/api/${asked}`, async (route) => {
    const response = await route.fetch()
    underWay.push({ state: await response.text(), arrive: () => route.fulfill({ response }) })
  })
  const placeOf = (words: string) => underWay.findIndex(({ state }) => state.includes(words))
  const isSaid = (words: string) => expect.poll(() => placeOf(words)).not.toBe(-1)
  const letIn = async (words: string) => {
    await isSaid(words)
    await underWay.splice(placeOf(words), 1)[0]?.arrive()
  }
  return { isSaid, letIn }
}
