import type { Locator, Page } from 'playwright/test'
import { wake } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** Opens the page of a slider, which does not move by itself then. */
async function open(page: Page, path: string, type: string): Promise<Locator> {
  await page.goto(path)
  const island = page.locator(`[data-island="${type}"]`)
  await wake(island)
  return island
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [type, path, slides] of [
  ['hero-slider', '/', 3],
  ['carousel', '/cards', 6],
] as const) {
  test(`which slide of a ${type} has come is said, and nothing before`, async ({ page }) => {
    const slider = await open(page, path, type)
    const news = slider.locator('[aria-live="polite"]')
    await expect(news).toHaveText('')
    const headings = await slider.locator('[aria-roledescription="slide"] :is(h1, h2, h3)').allTextContents()
    await slider.getByRole('button', { name: 'Next slide' }).click()
    await expect(news).toHaveText(`2 of ${slides}: ${headings[1]}`)
    await slider.getByRole('button', { name: 'Previous slide' }).click()
    await expect(news).toHaveText(`1 of ${slides}: ${headings[0]}`)
  })
}

test('two fingers that go to the side bring one slide, and those that go up, leaning a little, scroll the page', async ({
  page,
}) => {
  const slider = await open(page, '/cards', 'carousel')
  const news = slider.locator('[aria-live="polite"]')
  const turn = async (x: number, y: number) => {
    for (let step = 0; step < 5; step++) await page.mouse.wheel(x, y)
  }
  await slider.locator('[aria-roledescription="slide"]').first().hover()
  await turn(40, 3)
  await expect(news).toHaveText(/^2 of 6/)
  await expect(async () => {
    await turn(-40, 3)
    await expect(news).toHaveText(/^1 of 6/, { timeout: 500 })
  }).toPass()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(3, -60)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
  await expect(news).toHaveText(/^1 of 6/)
})
