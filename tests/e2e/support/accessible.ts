import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Holds the page as it is now against the accessibility rules; what `except` names is left out. */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  await settled(page)
  // Axe puts together what it found in this page, and not in a page of its own, which takes as long as finding it.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (except === undefined ? builder : builder.exclude(except)).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, `at ${page.viewportSize()?.width} px`).toEqual([])
}

/** Colours between two states belong to neither: what has just been scrolled or made wide is given its few frames. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}

/** That nothing is wider than a screen of this width. */
export async function expectFitting(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width)
}

/** Both, on a phone and on a wide screen. */
export async function expectAccessibleAndFitting(page: Page, except?: string): Promise<void> {
  for (const width of [360, 1280]) {
    await expectFitting(page, width)
    await expectAccessible(page, except)
  }
}
