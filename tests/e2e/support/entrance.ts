import type { Locator, Page } from 'playwright/test'
import { expect } from './test.ts'

export const sections = (page: Page) => page.locator('main > section')

/** Two frames: who watches where sections are has heard of it by then. */
const seen = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

/** Goes to the top or the end at once. */
export async function jump(page: Page, place: 'top' | 'end'): Promise<void> {
  await seen(page)
  await page.evaluate(
    (end) => window.scrollTo({ top: end ? document.body.scrollHeight : 0, behavior: 'instant' }),
    place === 'end',
  )
  await seen(page)
}

/** What begins to come in from now on is written down: a slow machine may look only after its end. */
const recordEntering = (section: Locator) =>
  section.evaluateHandle((element) => {
    const entered: object[] = []
    element.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || target.parentElement !== element) return
      for (const animation of target.getAnimations()) {
        const { duration, iterations } = animation.effect?.getTiming() ?? {}
        entered.push({ duration, iterations })
      }
    })
    return entered
  })

/** What an open page has below comes in within 1000 ms when it is reached, and only then. */
export async function expectEntrance(page: Page): Promise<void> {
  await expect(sections(page).first()).not.toHaveAttribute('data-entered')
  const last = sections(page).last()
  await expect(last).not.toHaveAttribute('data-entered')
  await seen(page)
  const entered = await recordEntering(last)
  await jump(page, 'end')
  await expect(last).toHaveAttribute('data-entered')
  await expect.poll(() => entered.jsonValue()).not.toEqual([])
  const entering = await entered.jsonValue()
  for (const one of entering) expect(one).toEqual({ duration: 1000, iterations: 1 })
  await last.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish()
  })
  await expect(last.locator(':scope > *').first()).toHaveCSS('translate', 'none')
  await jump(page, 'top')
  await expect(last).not.toBeInViewport()
  await jump(page, 'end')
  await expect(last).toBeInViewport()
  expect(await entered.jsonValue()).toEqual(entering)
}
