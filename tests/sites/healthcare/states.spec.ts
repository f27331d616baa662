import type { Page } from 'playwright/test'
import { expectAccessibleAndFitting } from '../../e2e/support/accessible.ts'
import { expect, test } from '../../e2e/support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const form = (page: Page) => page.locator('main form')

/** What visitors do, and what then is on the page. */
const states: Record<string, { path: string; reach: (page: Page) => Promise<void> }> = {
  'another tab': {
    path: '/careers',
    async reach(page) {
      await page.getByRole('tab', { name: 'Culture' }).click()
      await expect(page.getByRole('tab', { name: 'Culture' })).toHaveAttribute('aria-selected', 'true')
    },
  },
  'another list of resources': {
    path: '/academy',
    async reach(page) {
      await page.getByRole('tab', { name: 'Courses' }).click()
      await expect(page.getByRole('tab', { name: 'Courses' })).toHaveAttribute('aria-selected', 'true')
    },
  },
  'another sector': {
    path: '/case-studies',
    async reach(page) {
      const sector = page.getByRole('button', { name: 'Diagnostics' })
      await sector.click()
      await expect(sector).toHaveAttribute('aria-pressed', 'true')
    },
  },
  'an open answer of another category': {
    path: '/faq',
    async reach(page) {
      const category = page.getByRole('button', { name: /Pricing and Billing/ })
      await category.click()
      await expect(category).toHaveAttribute('aria-pressed', 'true')
      await page.locator('main summary:visible').last().click()
      await expect(page.locator('main details[open]')).toHaveCount(1)
    },
  },
  'an expanded card': {
    path: '/services',
    async reach(page) {
      await page.locator('main summary').first().click()
      await expect(page.locator('main details[open]')).toHaveCount(1)
    },
  },
  'a form that could not be sent': {
    path: '/service/audit',
    async reach(page) {
      await page.route('**/leads/audit-request', (route) => route.fulfill({ status: 500 }))
      await form(page).locator('button[type="submit"]').click()
      await expect(page.locator('main').getByRole('alert')).not.toBeEmpty()
    },
  },
  'a form that was sent': {
    path: '/blog',
    async reach(page) {
      await form(page).locator('button[type="submit"]').click()
      await expect(page.locator('main').getByRole('status')).not.toBeEmpty()
    },
  },
  'an address that is none': {
    path: '/legal',
    async reach(page) {
      await page.locator('footer').getByRole('textbox').fill('nobody')
      await page.locator('footer form').getByRole('button').click()
      await expect(page.getByText('Invalid email address')).toBeVisible()
    },
  },
}

for (const [name, { path, reach }] of Object.entries(states))
  test(`${path} with ${name} is accessible and fits`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path)
    await reach(page)
    await expectAccessibleAndFitting(page)
  })
