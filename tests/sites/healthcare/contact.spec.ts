import type { Page } from 'playwright/test'
import { targets } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

const card = (page: Page, name: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

test('its title and its headline are those of the specification', async ({ look }) => {
  const page = await look('/contact')
  await expect(page).toHaveTitle(/^Contact Us – Get in Touch( – |$)/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
})

test('three cards lead to the two forms, and to no page for support', async ({ look }) => {
  const page = await look('/contact')
  expect(await targets(card(page, 'Service Request'))).toEqual(['/service/request'])
  expect(await targets(card(page, 'Free Audit'))).toEqual(['/service/audit'])
  for (const href of await targets(card(page, 'Customer Support'))) expect(href).toMatch(/^(mailto|tel):/)
})

test('three further places are named', async ({ look }) => {
  const page = await look('/contact')
  for (const name of ['Market Insights', 'Community Work', 'Partner With Us'])
    await expect(card(page, name).getByRole('link')).toHaveCount(1)
})
