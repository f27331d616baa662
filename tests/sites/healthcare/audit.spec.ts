import { expect, test } from 'playwright/test'
import { targets } from '../../e2e/support/site.ts'

test.beforeEach(({ page }) => page.goto('/audit'))

test('the hero leads to #audit-form, where the form is one click away', async ({ page }) => {
  const ways = page.getByRole('main').locator('a[href="#audit-form"]')
  expect(await ways.count()).toBeGreaterThan(1)
  await page.locator('main > section').first().locator('a[href="#audit-form"]').click()
  await expect(page.locator('#audit-form')).toBeInViewport()
  expect(await targets(page.locator('#audit-form'))).toContain('/service/audit')
})

test('the checklist names what is covered', async ({ page }) => {
  await expect(page.locator('#checklist').getByRole('listitem').getByRole('heading')).toHaveText([
    'NABH digital documentation readiness',
    'EHR, billing, OPD/IPD digitization',
    'Data security and compliance',
    'Patient engagement tools',
    'IT infrastructure gaps',
    'Tailored recommendations',
  ])
})

test('it says how it works, and whom it suits', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible()
  await expect(page.locator('#suits').getByRole('listitem').getByRole('heading')).toHaveText([
    'Multi-specialty hospitals',
    'Clinics or polyclinics',
    'Diagnostic centres',
    'Nursing homes',
    'AYUSH centres',
    'Pharmacies',
  ])
})

test('it promises a report within 5 days, no obligation, secrecy, and a form of 2 minutes', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main).toContainText(/report within 5 days/i)
  await expect(main).toContainText(/no obligation/i)
  await expect(main).toContainText(/confidential/i)
  await expect(main).toContainText(/about 2 minutes/i)
})

test('it leads to the case studies', async ({ page }) => {
  expect(await targets(page.locator('main'))).toContain('/case-studies')
})
