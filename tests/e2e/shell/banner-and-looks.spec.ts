import type { Locator, Page } from 'playwright/test'
import { expectAccessible, expectFitting } from '../support/accessible.ts'
import { banner } from '../support/settings.ts'
import { shiftOf } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: `http://localhost:${process.env.LOOKS_PORT}` })

const strip = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })
const dismiss = (page: Page) => page.getByRole('button', { name: 'Hide this announcement' })
/** Whether a ring of a filled button's own colour stands around it: its letters often have the colour of what is below. */
const hasSeenRing = (button: Locator) =>
  button.evaluate((it) => {
    const { outlineColor, outlineStyle, backgroundColor } = getComputedStyle(it)
    return outlineStyle === 'solid' && outlineColor === backgroundColor
  })
const action = (page: Page) => page.locator('body > header > div').getByRole('link')

test('a banner is shown until it is dismissed, and comes back only with other news', async ({ page }) => {
  await page.goto('/text')
  await dismiss(page).click()
  await expect(strip(page)).toBeHidden()
  await page.goto('/about')
  await expect(strip(page)).toBeHidden()
  expect(await shiftOf(page)).toBe(0)
  await page.evaluate(() => localStorage.setItem('dismissed_banner', 'other-news'))
  await page.reload()
  await expect(strip(page)).toBeVisible()
})

test('a banner that was dismissed is not drawn, though the main script never comes', async ({ rawPage: page }) => {
  await page.addInitScript((id) => localStorage.setItem('dismissed_banner', id), banner.id)
  await page.route(/assets\/main-/, (route) => route.abort())
  await page.goto('/text')
  await expect(page.locator('footer')).toBeAttached()
  await expect(strip(page)).toBeHidden()
})

test('the header stands below the banner, and above all when one reads on', async ({ page }) => {
  await page.goto('/text')
  const top = (of: string) => page.locator(of).evaluate((it) => it.getBoundingClientRect().top)
  const below = await strip(page).evaluate((it) => it.getBoundingClientRect().bottom)
  expect(await top('body > header')).toBe(below)
  await page.locator('header summary').click()
  expect(await top('body > header')).toBe(below)
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await expect(page.locator('body > header')).toHaveAttribute('data-scrolled', '')
  await expect.poll(() => top('body > header')).toBe(0)
})

test('who comes to the button in the bar by keyboard sees where they are, on any ground', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 })
  await page.goto('/text')
  for (const place of [0, 400]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
    await page.locator('header summary').last().focus()
    await page.keyboard.press('Tab')
    await expect(action(page)).toBeFocused()
    await expect.poll(() => hasSeenRing(action(page))).toBe(true)
  }
})

test('who comes to the button in the menu of a phone by keyboard sees where they are', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/text')
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  await page.locator('#site-menu summary').focus()
  await page.keyboard.press('Tab')
  const button = page.locator('#site-menu').getByRole('link', { name: 'Book a place' })
  await expect(button).toBeFocused()
  expect(await hasSeenRing(button)).toBe(true)
})

test('the logo of a centered header is in the middle, whatever stands beside it', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/text')
    const box = await page.locator('body > header > a').last().boundingBox()
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2), `at ${width} px`).toBeLessThan(1.5)
  }
})

for (const width of [360, 768, 1280])
  test(`where words stand in the middle, the heading of a section and its text do at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/in-the-middle')
    const section = page.locator('[data-section="tile-grid"]')
    for (const part of [section.getByRole('heading').first(), section.getByText('More than a line.')]) {
      const box = await part.boundingBox()
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(1)
    }
  })

test('a panel of the menu ends in the window, however high the header above it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 240 })
  await page.goto('/text')
  await dismiss(page).click()
  await page.locator('header summary', { hasText: 'Company' }).click()
  await expect(page.getByRole('link', { name: 'Who we are' })).toBeVisible()
  const end = await page.locator('header details[open] > div').evaluate((it) => it.getBoundingClientRect().bottom)
  expect(end).toBeLessThanOrEqual(240)
})

test('phones have the button in the bar, in short words, and at the end of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/text')
  await expect(action(page)).toHaveText(/Book$/, { useInnerText: true })
  await expect(action(page)).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Book a place', '+44 0000 000000']) {
    const link = menu.getByRole('link', { name })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  }
  await expectAccessible(page)
})

for (const { width, letters } of [
  { width: 180, letters: 100 },
  { width: 360, letters: 200 },
])
  test(`the button leaves room for the menu at ${width} px with letters of ${letters}%`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/text')
    await page.addStyleTag({ content: `html{font-size:${letters}%}` })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
    await expect(action(page)).toBeHidden()
  })

test('the looks are accessible and fit', async ({ page }) => {
  await page.goto('/text')
  for (const width of [320, 1280]) {
    await expectFitting(page, width)
    await expectAccessible(page)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a banner is read, and nothing offers to hide it', async ({ page }) => {
    await page.goto('/text')
    await expect(strip(page)).toContainText('We are away until the first of May')
    await expect(dismiss(page)).toBeHidden()
  })
})
