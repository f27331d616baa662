import { expect, type Page, test } from 'playwright/test'
import { expectAccessible } from '../../e2e/support/accessible.ts'
import { mainScriptRuns } from '../../e2e/support/main-script.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
      await page.getByRole('button', { name: 'Diagnostics' }).click()
      await expect(page).toHaveURL(/diagnostics/)
    },
  },
  'an open answer of another category': {
    path: '/faq',
    async reach(page) {
      const category = page.getByRole('button', { name: /Pricing and Billing/ })
      await category.click()
      await expect(category).toHaveAttribute('aria-pressed', 'true')
      await page.locator('summary:visible').last().click()
      await expect(page.locator('main details[open]')).toHaveCount(1)
    },
  },
  'an expanded card': {
    path: '/services',
    async reach(page) {
      await page.locator('#services summary').first().click()
      await expect(page.locator('#services details[open]')).toHaveCount(1)
    },
  },
  'a form that could not be sent': {
    path: '/service/audit',
    async reach(page) {
      await page.route('**/leads/audit-request', (route) => route.fulfill({ status: 500 }))
      await page.getByRole('button', { name: 'Request audit' }).click()
      await expect(page.getByRole('alert')).toContainText('Your answers are still here.')
    },
  },
  'a form that was sent': {
    path: '/blog',
    async reach(page) {
      await page.locator('main form').getByRole('button').click()
      await expect(page.locator('main').getByRole('status')).not.toBeEmpty()
    },
  },
  'an address that is none': {
    path: '/legal',
    async reach(page) {
      await mainScriptRuns(page)
      await page.getByLabel('E-mail address').fill('nobody')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText('Invalid email address')).toBeVisible()
    },
  },
}

for (const [name, { path, reach }] of Object.entries(states)) {
  for (const width of [360, 1280]) {
    test(`${path} with ${name} is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await reach(page)
      await expectAccessible(page)
    })
  }
}
