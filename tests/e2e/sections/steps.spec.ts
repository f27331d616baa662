import type { Page } from 'playwright/test'
import { expect, test } from '../support/test.ts'

const link = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name })
const top = (page: Page, id: string) => page.locator(`#${id}`).evaluate((step) => step.getBoundingClientRect().top)

test('a link leads to its step, just below the header, and is marked', async ({ page }) => {
  await page.goto('/guide')
  await link(page, 'Go on').scrollIntoViewIfNeeded()
  await expect(page.locator('#way')).toHaveAttribute('data-hydrated', '')
  await link(page, 'Go on').click()
  await expect(page).toHaveURL(/#step2$/)
  expect(await top(page, 'step2')).toBeCloseTo(100, 0)
  await expect(link(page, 'Go on')).toHaveAttribute('aria-current', 'true')
})

test('the mark follows the reader', async ({ page }) => {
  await page.goto('/guide')
  await page.locator('#step3').evaluate((step) => step.scrollIntoView())
  await expect(link(page, 'Arrive')).toHaveAttribute('aria-current', 'true')
  await page.locator('#step1').evaluate((step) => step.scrollIntoView())
  await expect(link(page, 'Begin')).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[aria-current="true"]')).toHaveCount(1)
})

test('a jump above the first step leaves no mark behind', async ({ page }) => {
  await page.goto('/guide')
  await page.locator('#step3').evaluate((step) => step.scrollIntoView())
  await expect(link(page, 'Arrive')).toHaveAttribute('aria-current', 'true')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.locator('#way [aria-current]')).toHaveCount(0)
  await expect(page.locator('#way nav')).toBeInViewport()
})

test('whoever stops on the way to a step has the one marked that is in view', async ({ page }) => {
  await page.goto('/guide')
  await page.locator('#step1').evaluate((step) => step.scrollIntoView())
  await expect(link(page, 'Begin')).toHaveAttribute('aria-current', 'true')
  await link(page, 'Arrive').evaluate((it: HTMLElement) => {
    it.click()
    dispatchEvent(new Event('wheel'))
  })
  await expect(link(page, 'Begin')).toHaveAttribute('aria-current', 'true')
  await expect(page).not.toHaveURL(/#/)
})

test('a link that gets the focus in a row wider than the screen is seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 600 })
  await page.goto('/guide')
  await page.locator('#way').scrollIntoViewIfNeeded()
  await expect(page.locator('#way')).toHaveAttribute('data-hydrated', '')
  const links = page.locator('#way nav a')
  await links.first().focus()
  for (const [index, one] of (await links.all()).entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await expect(one).toBeFocused()
    await expect(one).toBeInViewport({ ratio: 0.99 })
  }
})

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('a link leads to its step at once', async ({ page }) => {
    await page.goto('/guide')
    await page.locator('#way').scrollIntoViewIfNeeded()
    await expect(page.locator('#way')).toHaveAttribute('data-hydrated', '')
    const frames = page.evaluate(() => {
      const places = new Set<number>()
      addEventListener('scroll', () => places.add(scrollY))
      return new Promise((resolve) => addEventListener('hashchange', () => resolve([...places].length)))
    })
    await link(page, 'Go on').dispatchEvent('click')
    expect(await frames).toBeLessThanOrEqual(1)
  })
})
