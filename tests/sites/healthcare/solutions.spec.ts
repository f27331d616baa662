import { expect, test } from 'playwright/test'
import { sectionOf, targets } from '../../e2e/support/site.ts'

test('seven sectors have an overview and a benefit, and lead to /contact', async ({ page }) => {
  await page.goto('/solutions')
  const sectors = page.locator('#sectors').getByRole('listitem')
  await expect(sectors).toHaveCount(7)
  for (const sector of await sectors.all()) {
    expect(await targets(sector)).toEqual(['/contact'])
    await expect(sector.locator('p')).toHaveText([/\w/, /benefit/i])
  }
  for (const name of [/hospitals/i, /clinics/i, /pharmacies/i, /diagnostic/i, /nursing/i, /ayush/i, /dental.*eye/i])
    await expect(sectors.getByRole('heading', { name }).first()).toBeAttached()
})

test('every solution delivers five features', async ({ page }) => {
  await page.goto('/solutions')
  await expect(sectionOf(page, /^every solution delivers/i).getByRole('listitem')).toHaveCount(5)
})

test('the page ends with a way to /contact and the overview', async ({ page }) => {
  await page.goto('/solutions')
  const end = page.locator('main > section').last()
  expect(await targets(end)).toEqual(['/contact', '/downloads/solutions-overview.pdf'])
})
