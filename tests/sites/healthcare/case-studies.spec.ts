import { expect, type Page, test } from 'playwright/test'
import { linkIn, targets, wake } from '../../e2e/support/site.ts'

const list = (page: Page) => page.locator('[data-section="filter-list"]')
const chosen = (page: Page) => list(page).getByRole('button', { pressed: true })
const sectors = [
  ['Hospitals', '/case-studies/hospital-digital-transformation'],
  ['Clinics', '/case-studies/clinic-management-platform'],
  ['Pharmacies', '/case-studies/pharmacy-inventory-success'],
  ['Diagnostics', '/case-studies/lab-sample-automation'],
  ['AYUSH Centers', '/case-studies/ayush-digital-transformation'],
] as const

test('five sectors stand in order, and Hospitals is chosen', async ({ page }) => {
  await page.goto('/case-studies')
  await expect(list(page).getByRole('button')).toHaveText(sectors.map(([sector]) => sector))
  await expect(chosen(page)).toHaveText(['Hospitals'])
  await expect(list(page).getByRole('article')).toHaveCount(1)
  await expect(linkIn(list(page), 'Read Full Case Study')).toHaveAttribute('href', sectors[0][1])
})

test('only the cases of the chosen sector are listed, and a shared address lists them too', async ({
  page,
  context,
}) => {
  await page.goto('/case-studies')
  await wake(list(page))
  for (const [sector, link] of sectors.toReversed()) {
    await list(page).getByRole('button', { name: sector }).click()
    await expect(linkIn(list(page), 'Read Full Case Study')).toHaveAttribute('href', link)
    await expect(list(page).getByRole('article')).toHaveCount(1)
  }
  await list(page).getByRole('button', { name: 'Diagnostics' }).click()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(chosen(other)).toHaveText(['Diagnostics'])
  await expect(linkIn(list(other), 'Read Full Case Study')).toHaveAttribute('href', sectors[3][1])
})

test('an address that names no sector opens the first', async ({ page }) => {
  await page.goto('/case-studies?sector=none')
  await wake(list(page))
  await expect(chosen(page)).toHaveText(['Hospitals'])
})

test('each case has a title, a client, a challenge, a solution, results and a picture', async ({ page }) => {
  await page.goto('/case-studies')
  const cases = list(page).locator('article')
  await expect(cases).toHaveCount(5)
  for (const one of await cases.all()) {
    await expect(one.locator('h2, h3, h4')).toHaveCount(1)
    await expect(one.locator('p').first()).toHaveText(/\w/)
    await expect(one).toContainText('Challenge')
    await expect(one.locator('ul')).toHaveCount(2)
    await expect(one.locator('div:has(> ul) > p')).toHaveText(['Solution', 'Results'])
    await expect(one.locator('img')).toHaveAttribute('alt', /\w/)
  }
  await expect(cases.getByText('30% faster discharge across 500+ beds')).toHaveCount(1)
  await expect(cases.getByText('25% fewer no-shows')).toHaveCount(1)
  await expect(cases.getByText('40% fewer stock-outs')).toHaveCount(1)
  await expect(cases.getByText('2,000+ teleconsults')).toHaveCount(1)
  await expect(cases.getByText('Reporting time down from 48 hours to 8 hours')).toHaveCount(1)
})

test('the page leads to experts, a strategy call and the brochure', async ({ page }) => {
  await page.goto('/case-studies')
  await expect(linkIn(page.getByRole('main'), 'Speak to Our Experts')).toHaveAttribute('href', '/contact')
  const end = page.locator('main > section').last()
  await expect(linkIn(end, 'Book a Free Strategy Call')).toHaveAttribute('href', '/contact')
  expect((await targets(end)).at(-1)).toMatch(/^\/downloads\/.*case-studies.*\.pdf$/)
})
