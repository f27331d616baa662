import { serveOnePage } from './support/built-site.ts'
import type { Served } from './support/served.ts'
import { wake } from './support/site.ts'
import { expect, test } from './support/test.ts'

let served: Served
test.beforeAll(async () => {
  const groups = ['Car', '★★'].map((label) => ({ label, items: [{ heading: `For ${label}` }] }))
  served = await serveOnePage([
    { type: 'hero', heading: 'Learn to drive' },
    { type: 'filter-list', parameter: 'kind', heading: 'Lessons', groups },
  ])
})
test.afterAll(() => served.close())

test('a list begins with its first group where another one is called by signs alone', async ({ page }) => {
  await page.goto(served.address)
  await wake(page.locator('[data-island="filter-list"]'))
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Car')
  await expect(page.getByRole('heading', { name: 'For Car' })).toBeVisible()
  await page.getByRole('button', { name: '★★' }).click()
  await expect(page).toHaveURL(/\?kind=$/)
  await page.reload()
  await expect(page.getByRole('button', { pressed: true })).toHaveText('★★')
})
