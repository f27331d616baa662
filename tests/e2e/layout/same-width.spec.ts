import type { Locator } from 'playwright/test'
import { expect, test } from '../support/test.ts'

for (const width of [1280, 1000, 800]) {
  test(`the last tiles end where the first row does at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/seven')
    const list = page.getByRole('list').filter({ hasText: 'Tile 7' })
    const right = (of: Locator) => of.evaluate((it) => Math.round(it.getBoundingClientRect().right))
    expect(await right(list.getByRole('listitem').last())).toBe(await right(list))
  })
}

test('between phone and wide screen the picture below a form is as wide as its fields', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/form-2')
  const width = (place: string) => page.locator(place).evaluate((it) => it.getBoundingClientRect().width)
  expect(await width('[data-section="form"] img')).toBe(await width('[data-section="form"] form'))
})
