import { expect, type Locator, type Page, test } from 'playwright/test'
import { mainScriptRuns } from '../../e2e/support/main-script.ts'

const sections = (page: Page) => page.locator('main > section')
const scrollTo = (page: Page, place: 'top' | 'end') =>
  page.evaluate(async (end) => {
    // Who watches where sections are has heard of it by then.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    window.scrollTo({ top: end ? document.body.scrollHeight : 0, behavior: 'instant' })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, place === 'end')
const animations = (section: Locator) =>
  section.evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => {
      const { duration, iterations } = animation.effect?.getTiming() ?? {}
      return { name: (animation as CSSAnimation).animationName, duration, iterations }
    }),
  )
/** What begins to come in from now on is written down: a slow machine may look only after its end. */
const recordEntering = (section: Locator) =>
  section.evaluateHandle((element) => {
    const entered: object[] = []
    element.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || target.parentElement !== element) return
      for (const animation of target.getAnimations()) {
        const { duration, iterations } = animation.effect?.getTiming() ?? {}
        entered.push({ name: (animation as CSSAnimation).animationName, duration, iterations })
      }
    })
    return entered
  })
const finish = (section: Locator) =>
  section.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish()
  })

for (const path of ['/services', '/solutions', '/about', '/academy', '/blog/it-mistakes']) {
  test(`what ${path} has below comes in within 1000 ms, once`, async ({ page }) => {
    await page.goto(path)
    await expect(sections(page).first()).not.toHaveAttribute('data-entered')
    const last = sections(page).last()
    await expect(last).not.toHaveAttribute('data-entered')
    // The script must have seen that it was below, which the browser tells with the next frame.
    await mainScriptRuns(page)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const entered = await recordEntering(last)
    await scrollTo(page, 'end')
    await expect(last).toHaveAttribute('data-entered')
    await expect.poll(() => entered.jsonValue()).not.toEqual([])
    const entering = await entered.jsonValue()
    for (const one of entering) expect(one).toEqual({ name: 'rise', duration: 1000, iterations: 1 })
    await finish(last)
    await expect(last.locator(':scope > *').first()).toHaveCSS('translate', 'none')
    await scrollTo(page, 'top')
    await expect(last).not.toBeInViewport()
    await scrollTo(page, 'end')
    await expect(last).toBeInViewport()
    expect(await entered.jsonValue()).toEqual(entering)
  })
}

test('what is in the first view does not come in', async ({ page }) => {
  await page.goto('/pricing')
  await mainScriptRuns(page)
  expect(await animations(sections(page).first())).toEqual([])
  await expect(sections(page).first()).not.toHaveAttribute('data-entered')
})

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing comes in, and nothing is hidden', async ({ page }) => {
    await page.goto('/solutions')
    await mainScriptRuns(page)
    await scrollTo(page, 'end')
    await expect(sections(page).last()).toBeInViewport()
    await expect(page.locator('[data-entered]')).toHaveCount(0)
    for (const section of await sections(page).all()) {
      expect(await animations(section)).toEqual([])
      await expect(section.locator(':scope > *').first()).toHaveCSS('translate', 'none')
    }
  })
})
