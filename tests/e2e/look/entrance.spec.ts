import type { Locator } from 'playwright/test'
import { expectEntrance, jump, sections } from '../support/entrance.ts'
import { expect, test } from '../support/test.ts'

/** What moves in a section. Where motion is not wanted changes take the hundredth part of a millisecond, which nobody sees. */
const animations = (section: Locator) =>
  section.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => animation.playState),
  )

test('what is below the first view comes in, once', async ({ page }) => {
  await page.goto('/')
  await expectEntrance(page)
})

test('what is in the first view does not come in', async ({ page }) => {
  await page.goto('/text')
  expect(await animations(sections(page).first())).toEqual([])
  await expect(sections(page).first()).not.toHaveAttribute('data-entered')
})

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing comes in, and nothing is hidden', async ({ page }) => {
    await page.goto('/')
    await jump(page, 'end')
    await expect(sections(page).last()).toBeInViewport()
    await expect(page.locator('[data-entered]')).toHaveCount(0)
    for (const section of await sections(page).all()) {
      expect(await animations(section)).toEqual([])
      await expect(section.locator(':scope > *').first()).toHaveCSS('translate', 'none')
    }
  })
})
