import { expect, type Page, test } from 'playwright/test'
import { targets } from '../../e2e/support/site.ts'

const tile = (page: Page, name: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

test.beforeEach(({ page }) => page.goto('/contact'))

test('its title and its headline are those of the specification', async ({ page }) => {
  await expect(page).toHaveTitle(/^Contact Us – Get in Touch( – |$)/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
})

test('three cards lead to the two forms, and to no page for support', async ({ page }) => {
  expect(await targets(tile(page, 'Service Request'))).toEqual(['/service/request'])
  expect(await targets(tile(page, 'Free Audit'))).toEqual(['/service/audit'])
  for (const href of await targets(tile(page, 'Customer Support'))) expect(href).toMatch(/^(mailto|tel):/)
})

test('three further places are named', async ({ page }) => {
  for (const name of ['Market Insights', 'Community Work', 'Partner With Us']) {
    await expect(tile(page, name)).toBeVisible()
    await expect(tile(page, name).getByRole('link')).toHaveCount(1)
  }
})
