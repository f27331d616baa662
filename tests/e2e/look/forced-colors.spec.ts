import type { Locator } from 'playwright/test'
import { expect, test } from '../support/test.ts'

/** Where a visitor has the browser choose the colours. */
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

for (const [path, place] of [
  ['/form', 'main button[type=submit]'],
  ['/text', '#consent button'],
  ['/bare', 'main a[data-look=solid]'],
] as const)
  test(`the button on ${path} has an edge, where its ground is that of the page`, async ({ page }) => {
    await page.goto(path)
    const edge = await page
      .locator(place)
      .first()
      .evaluate((it) => getComputedStyle(it).borderBottom)
    expect(edge).toMatch(/^[1-9]\d*(\.\d+)?px solid /)
  })

for (const [path, drawing] of [
  ['/comparison-2', 'td svg'],
  ['/tile-grid-2', 'li > svg'],
  ['/tones', '[data-tone=brand] svg'],
] as const)
  test(`drawings on ${path} have the colour of words`, async ({ page }) => {
    await page.goto(path)
    const color = await page.locator('h1').evaluate((it) => getComputedStyle(it).color)
    await expect(page.locator(`main ${drawing}`).first()).toHaveCSS('color', color)
  })

for (const [path, role, state] of [
  ['/tabs', 'tab', 'aria-selected'],
  ['/filter', 'button', 'aria-pressed'],
  ['/questions', 'button', 'aria-pressed'],
] as const) {
  test(`what is chosen on ${path} looks other than what is not`, async ({ page }) => {
    await page.goto(path)
    const choice = (chosen: boolean) =>
      page.locator(`main [role=${role}], main ${role}`).and(page.locator(`[${state}=${chosen}]`))
    const ground = (of: Locator) => of.first().evaluate((it) => getComputedStyle(it).backgroundColor)
    expect(await ground(choice(true))).not.toBe(await ground(choice(false)))
    // Else the browser lays the page's colour under each line of its letters.
    await expect(choice(true).first()).toHaveCSS('forced-color-adjust', 'none')
  })
}
