import { serveOnePage } from '../support/built-site.ts'
import type { Served } from '../support/served.ts'
import { wake } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const labels = ['Car', 'C#', 'C++', 'Car', '★★']

let served: Served
test.beforeAll(async () => {
  const items = labels.map((label, index) => ({ label, heading: `Behind ${index}`, body: 'Words.' }))
  const groups = items.map(({ label, heading }) => ({ label, items: [{ heading, body: 'Words.' }] }))
  served = await serveOnePage([
    { type: 'hero', heading: 'Learn to drive' },
    { type: 'filter-list', parameter: 'kind', heading: 'Lessons', groups },
    { type: 'tabs', parameter: 'tab', heading: 'Cars', items },
    { type: 'accordion', heading: 'Questions', groups },
  ])
})
test.afterAll(() => served.close())

test('what stands behind each choice is shown, whatever it is called, and the address leads back to it', async ({
  page,
}) => {
  await page.goto(served.address)
  for (const [type, parameter, choices] of [
    ['filter-list', 'kind', 'button'],
    ['tabs', 'tab', 'tab'],
    ['accordion', undefined, 'button'],
  ] as const) {
    const place = page.locator(`[data-island="${type}"]`)
    await wake(place)
    for (const index of labels.keys()) {
      await place.getByRole(choices).nth(index).click()
      const behind = place.getByText(`Behind ${index}`)
      await expect(behind).toBeVisible()
      if (parameter === undefined) continue
      await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=${['car', 'c', 'c-2', 'car-2', ''][index]}(?:&|$)`))
      await page.reload()
      await expect(behind).toBeVisible()
    }
  }
})

test('a list begins with its first group where another one is called by signs alone', async ({ page }) => {
  await page.goto(served.address)
  const list = page.locator('[data-island="filter-list"]')
  await wake(list)
  await expect(list.getByRole('button', { pressed: true })).toHaveText('Car')
  await expect(list.getByText('Behind 0')).toBeVisible()
})
