import type { Locator } from 'playwright/test'
import { wake } from './support/site.ts'
import { expect, test } from './support/test.ts'

test('in a card that is a link, links of its text can be pressed', async ({ page }) => {
  await page.goto('/about')
  const link = page.getByRole('link', { name: 'the workshop' })
  await link.scrollIntoViewIfNeeded()
  const pressed = await link.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.getAttribute('href')
  })
  expect(pressed).toBe('tel:+10000000000')
})

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

  const all = {
    '/questions': ['The first answer.', 'The second answer.', 'The last answer.'],
    '/tabs': ['The first panel.', 'The second panel.', 'The third panel.'],
    '/filter': ['A house', 'A ship', 'A bowl'],
    '/': ['First', 'Second', 'Third', 'Card A', 'Card C', 'Card F'],
  }
  for (const [path, words] of Object.entries(all)) {
    test(`all of ${path} is printed, with script`, async ({ page }) => {
      await page.goto(path)
      for (const island of await page.locator('[data-island]').all()) await wake(island)
      for (const text of words) await expect(shown(page.locator('main').getByText(text, { exact: true }))).toBeVisible()
    })
  }

  test('further words of cards are open', async ({ page }) => {
    await page.goto('/cards')
    await expect(page.getByText('More of it.')).toHaveCount(6)
    for (const more of await page.getByText('More of it.').all()) await expect(more).toBeVisible()
  })

  test('bands are as white as the paper, and their words as dark', async ({ page }) => {
    await page.goto('/tones')
    for (const band of await page.locator('main > section').all()) {
      const color = await band.locator('h1, h2').evaluate((it) => getComputedStyle(it).color)
      expect(color).toBe(await page.locator('html').evaluate((it) => getComputedStyle(it).color))
    }
  })
})

test.describe('in the colours of a visitor', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

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
    })
  }
})

/** Only one that is drawn where the page is. */
function shown(of: Locator): Locator {
  return of.locator('visible=true').first()
}
