import { expect, test } from 'playwright/test'
import { linkIn, sectionOf } from '../../e2e/support/site.ts'

test.beforeEach(({ page }) => page.goto('/about'))

test('its links lead where the specification says', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(linkIn(main, "Let's Talk")).toHaveAttribute('href', '/contact')
  await expect(linkIn(main, 'Learn More About Us')).toHaveAttribute('href', '/about')
  const end = sectionOf(page, 'Ready to Transform Your Facility?')
  await expect(linkIn(end, 'Book Consulting')).toHaveAttribute('href', '/')
  await expect(linkIn(end, 'Contact Us')).toHaveAttribute('href', '/')
})

test('it says who we are, and names five principles', async ({ page }) => {
  await expect(page.getByText('Who We Are').last()).toBeVisible()
  await expect(sectionOf(page, 'Our Purpose and Principles').getByRole('listitem').getByRole('heading')).toHaveText([
    'Mission',
    'Vision',
    'Innovation & Integrity',
    'Excellence & Empowerment',
    'Customer-Centricity',
  ])
})

test('the legal page has its three parts, and leads to /contact', async ({ page }) => {
  await page.goto('/legal')
  const main = page.getByRole('main')
  for (const name of [/privacy policy/i, /terms of use/i, /compliance and disclaimer/i])
    await expect(main.getByRole('heading', { level: 2, name })).toHaveCount(1)
  expect(await main.locator('a[href="/contact"]').count()).toBeGreaterThan(0)
})
