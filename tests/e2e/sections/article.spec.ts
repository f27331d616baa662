import type { Page } from 'playwright/test'
import { expectAccessibleAndFitting } from '../support/accessible.ts'
import { complaintsOf } from '../support/complaints.ts'
import { wake } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })

test('an article with author, days and picture is accessible, and fits phones and wide screens', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/read/second')
  await wake(page.locator('#essay'))
  await expectAccessibleAndFitting(page)
  expect(complaints).toEqual([])
})

test('on a wide screen the list of headings stays in view, and its mark follows the reader', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/read/second')
  await wake(page.locator('#essay'))
  const current = contents(page).locator('[aria-current="true"]:visible')
  await expect(current).toHaveCount(0)
  await heading(page, 'Evening').evaluate((found) => found.scrollIntoView())
  await expect(current).toHaveText('Evening')
  await expect(contents(page).getByRole('link', { name: 'Morning' })).toBeInViewport()
  // A jump over headings, upwards as well.
  await heading(page, 'Morning').evaluate((found) => found.scrollIntoView())
  await expect(current).toHaveText('Morning')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current).toHaveCount(0)
})

test('on a phone the list is folded above the text, and leads to its headings', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/read/second')
  await expect(contents(page).getByRole('link', { name: 'Noon' })).toHaveCount(0)
  // At once, as fast as nobody is: the way to the heading must not depend on how far the list has opened.
  await contents(page).evaluate((list) => {
    for (const name of ['summary', 'a[href="#essay-noon"]']) list.querySelector<HTMLElement>(name)?.click()
  })
  await expect(page).toHaveURL(/#essay-noon$/)
  await expect(heading(page, 'Noon')).toBeInViewport()
  const header = await page.locator('body > header').boundingBox()
  const top = () => heading(page, 'Noon').evaluate((found) => found.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(120)
  expect(await top()).toBeGreaterThan(header?.height ?? 0)
})

test('on a phone a wide table scrolls by itself, with the keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/read/second')
  const table = page.getByRole('region', { name: 'Tides' })
  await table.focus()
  await expect(page.getByRole('columnheader', { name: 'Fourth' })).not.toBeInViewport({ ratio: 1 })
  // The browser scrolls a little with each press.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('columnheader', { name: 'Fourth' })).toBeInViewport({ ratio: 1, timeout: 200 })
  }).toPass()
})

test('links lead to the articles before and after, and to the pages above', async ({ page }) => {
  await page.goto('/read/first')
  const others = page.getByRole('navigation', { name: 'More articles' })
  await expect(others.getByRole('link')).toHaveText(['Next article The page /read/second of the tests'])
  await others.getByRole('link').click()
  await expect(page).toHaveURL(/\/read\/second$/)
  await expect(others.getByRole('link')).toHaveText(['Previous article The page /read/first of the tests'])
  const above = page.getByRole('navigation', { name: 'You are here' })
  await expect(above.getByRole('link')).toHaveText(['Home', 'The page /read of the tests'])
  await above.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/read$/)
  await expect(above).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  for (const width of [360, 1280])
    test(`the list leads to the headings at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/read/second')
      if (width === 360) await contents(page).locator('summary').click()
      await contents(page).getByRole('link', { name: 'Evening' }).click()
      await expect(heading(page, 'Evening')).toBeInViewport()
    })
})
