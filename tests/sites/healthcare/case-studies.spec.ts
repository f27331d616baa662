import type { Page } from 'playwright/test'
import { expectLink, linkIn, targets, wake } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

const list = (page: Page) => page.locator('[data-section="filter-list"]')
const chosen = (page: Page) => list(page).getByRole('button', { pressed: true })
const shown = (page: Page) => linkIn(list(page), 'Read Full Case Study')
const sectors = ['Hospitals', 'Clinics', 'Pharmacies', 'Diagnostics', 'AYUSH Centers']
const cases = [
  '/case-studies/ayush-digital-transformation',
  '/case-studies/clinic-management-platform',
  '/case-studies/hospital-digital-transformation',
  '/case-studies/lab-sample-automation',
  '/case-studies/pharmacy-inventory-success',
]

test('five sectors stand in order, and Hospitals is chosen', async ({ look }) => {
  const page = await look('/case-studies')
  await expect(list(page).getByRole('button')).toHaveText(sectors)
  await expect(chosen(page)).toHaveText(['Hospitals'])
  await expect(shown(page)).toHaveCount(1)
})

test('only the cases of the chosen sector are listed', async ({ page }) => {
  await page.goto('/case-studies')
  await wake(list(page))
  const seen: (string | null)[] = []
  for (const sector of sectors) {
    await list(page).getByRole('button', { name: sector }).click()
    await expect(chosen(page)).toHaveText([sector])
    await expect(list(page).getByRole('article')).toHaveCount(1)
    seen.push(await shown(page).getAttribute('href'))
  }
  expect(seen.sort()).toEqual(cases)
})

test('each case has a title, a client, a challenge, a solution, results and a picture', async ({ look }) => {
  const page = await look('/case-studies')
  const all = list(page).locator('article')
  await expect(all).toHaveCount(cases.length)
  for (const one of await all.all()) {
    await expect(one.locator('h2, h3, h4')).toHaveCount(1)
    await expect(one.locator('p').first()).toHaveText(/\w/)
    await expect(one).toContainText(/challenge/i)
    await expect(one).toContainText(/solution/i)
    await expect(one).toContainText(/results/i)
    await expect(one.locator('ul')).toHaveCount(2)
    await expect(one.locator('img')).toHaveAttribute('alt', /\w/)
  }
})

test('the page leads to experts, a strategy call and the brochure', async ({ look }) => {
  const page = await look('/case-studies')
  await expectLink(page.getByRole('main'), 'Speak to Our Experts', '/contact')
  const end = page.locator('main > section').last()
  await expectLink(end, 'Book a Free Strategy Call', '/contact')
  expect(await targets(end)).toContainEqual(expect.stringMatching(/^\/downloads\/.*case-studies.*\.pdf$/))
})
