import type { Locator } from 'playwright/test'
import { wake } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

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

  test('slides have their pictures beside their words, and cards that come one by one stand two abreast', async ({
    page,
  }) => {
    await page.goto('/')
    const slide = page.locator('[data-section="hero-slider"] [aria-roledescription="slide"]').first()
    const words = await slide.getByRole('heading').boundingBox()
    expect((await slide.locator('img').boundingBox())?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) / 2)
    await page.goto('/cards')
    const carousel = page.locator('[data-section="carousel"]')
    await carousel.locator('[data-visible]').evaluate((row) => row.setAttribute('data-visible', '1'))
    const tops = carousel
      .locator('[aria-roledescription="slide"]')
      .evaluateAll((cards) => cards.map((it) => it.getBoundingClientRect().top))
    expect(new Set((await tops).slice(0, 2)).size).toBe(1)
  })

  test('links that look like words have no frame, and buttons have one', async ({ page }) => {
    await page.goto('/actions')
    const frame = (name: string) =>
      page
        .locator('main')
        .getByRole('link', { name })
        .evaluate((it) => getComputedStyle(it).borderBottomColor)
    expect(await frame('Think about it')).toBe('rgba(0, 0, 0, 0)')
    expect(await frame('Start')).not.toBe('rgba(0, 0, 0, 0)')
  })

  test('what begins something stays on the page of that, and one thing on one page', async ({ page }) => {
    const style = (of: Locator, name: string) =>
      of.first().evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), name)
    await page.goto('/tones')
    const introduced = page.locator('main > section').nth(1)
    expect(await style(introduced.locator('div:has(> h2)'), 'break-after')).toBe('avoid')
    // The heading of the page stands alone in its section, which need not stay with the next one.
    expect(await style(page.locator('main div:has(> h1)'), 'break-after')).toBe('auto')
    for (const one of [introduced.getByRole('listitem'), page.locator('body > footer')])
      expect(await style(one, 'break-inside')).toBe('avoid')
    await page.goto('/cards')
    expect(await style(page.locator('[aria-label="1 of 6"]'), 'break-inside')).toBe('avoid')
    await page.goto('/media-2')
    expect(await style(page.locator('[data-frame="browser"] div:has(> div > picture)'), 'break-inside')).toBe('avoid')
    await page.goto('/quote-2')
    expect(await style(page.locator('main figure'), 'break-inside')).toBe('avoid')
    // Of a grid Chromium loses what follows a step that is higher than a page.
    await page.goto('/guide')
    expect(await style(page.locator('main ol:has(h3)'), 'display')).toBe('block')
  })

  test('no room is left below the last line for what floats on a screen', async ({ page }) => {
    await page.goto('/text')
    await expect(page.locator('body > footer')).toHaveCSS('padding-bottom', '0px')
  })

  test('ticks are printed, and the buttons of a comparison once', async ({ page }) => {
    await page.goto('/pricing-2')
    const tick = page.locator('main li li').first()
    expect(await tick.evaluate((it) => getComputedStyle(it, '::before').printColorAdjust)).toBe('exact')
    await page.goto('/comparison-2')
    expect(await page.locator('tfoot').evaluate((it) => getComputedStyle(it).display)).toBe('table-row-group')
  })

  test('bands, and cards with colours of their own, are as white as the paper, and their words as dark', async ({
    page,
  }) => {
    await page.goto('/own-tones')
    const words = await page.locator('html').evaluate((it) => getComputedStyle(it).color)
    for (const card of await page.locator('main').getByRole('listitem').all()) {
      await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      for (const part of await card.locator('h3, p, a, svg').all()) await expect(part).toHaveCSS('color', words)
    }
    await page.goto('/tones')
    for (const band of await page.locator('main > section').all()) {
      const color = await band.locator('h1, h2').evaluate((it) => getComputedStyle(it).color)
      expect(color).toBe(await page.locator('html').evaluate((it) => getComputedStyle(it).color))
    }
  })
})

/** Only one that is drawn where the page is. */
function shown(of: Locator): Locator {
  return of.locator('visible=true').first()
}
