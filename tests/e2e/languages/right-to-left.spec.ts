import type { Locator, Page } from 'playwright/test'
import { examples } from '../../sections/examples.ts'
import { expectFitting } from '../support/accessible.ts'
import { wake } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test.use({
  baseURL: `http://localhost:${process.env.RIGHT_PORT}`,
  // Nothing moves by itself, and at once where it is told to.
  contextOptions: { reducedMotion: 'reduce' },
})

const right = (it: Element) => it.getBoundingClientRect().right
const island = (page: Page, type: string) => page.locator(`[data-island="${type}"]`)

/** Where a card stands, counted from the first that is seen: those that wait are at the left of it. */
function place(cards: Locator, name: string): Promise<number> {
  return cards.locator(`[aria-label="${name}"]`).evaluate((it) => {
    const begin = it.parentElement?.parentElement?.getBoundingClientRect().right ?? 0
    const { right, width } = it.getBoundingClientRect()
    return Math.round((begin - right) / width)
  })
}

test('a page begins at the right, and its menu and headings do', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/text')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const [logo, menu] = [page.locator('body > header > a').last(), page.locator('header summary').first()]
  expect(await logo.evaluate(right)).toBeGreaterThan(await menu.evaluate(right))
  const words = await page
    .locator('main p')
    .first()
    .evaluate((it) => {
      const range = document.createRange()
      range.selectNodeContents(it)
      const last = [...range.getClientRects()].at(-1)
      return { end: last?.right, of: it.getBoundingClientRect().right }
    })
  expect(words.end).toBeCloseTo(words.of, 0)
})

test('joined letters stay together, and large lines leave room for one another', async ({ page }) => {
  for (const name of ['hero-2', 'article-2', 'quote-2', 'stats-2', 'logos-2']) {
    await page.goto(`/${name}`)
    const { apart, lines } = await page.locator('body').evaluate((body) => {
      const styleOf = (it: Element) => ({ it: it.outerHTML.slice(0, 80), ...spacing(getComputedStyle(it)) })
      const spacing = ({ letterSpacing, lineHeight, fontSize }: CSSStyleDeclaration) => ({
        letterSpacing,
        line: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
      })
      return {
        apart: [...body.querySelectorAll('*')].map(styleOf).filter(({ letterSpacing }) => letterSpacing !== 'normal'),
        lines: [...body.querySelectorAll('main :is(h1, h2, blockquote)')].map(styleOf).map(({ line }) => line),
      }
    })
    expect(apart).toEqual([])
    expect(Math.min(...lines)).toBeGreaterThan(1.3)
  }
})

test('the next slide comes from the left, and the arrow keys lead where they point', async ({ page }) => {
  await page.goto('/')
  const slider = island(page, 'hero-slider')
  await wake(slider)
  const shows = (slide: number) => expect(slider.getByText(/^\d \/ 3$/)).toHaveText(`${slide} / 3`)
  const [previous, next] = ['Previous slide', 'Next slide'].map((name) => slider.getByRole('button', { name }))
  expect(await previous?.evaluate(right)).toBeGreaterThan((await next?.evaluate(right)) ?? 0)
  await next?.click()
  await shows(2)
  await page.keyboard.press('ArrowLeft')
  await shows(3)
  await page.keyboard.press('ArrowRight')
  await shows(2)
})

test('cards wait at the left, and come to the right', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const cards = island(page, 'carousel')
  await wake(cards)
  expect(await place(cards, '2 of 6')).toBe(1)
  await cards.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(() => place(cards, '3 of 6')).toBe(1)
})

test('the arrow that points to a tab opens it', async ({ page }) => {
  await page.goto('/tabs')
  const tabs = island(page, 'tabs')
  await wake(tabs)
  await tabs.getByRole('tab', { name: 'One' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'One' })).toHaveAttribute('aria-selected', 'true')
})

test('nothing that waits out of sight makes what is printed wider', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/form')
  const ends = await page.locator('main *').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})

test('every section type fits phones and wide screens', async ({ page }) => {
  for (const { name } of examples) {
    await page.goto(`/${name}`)
    for (const width of [360, 1280]) await test.step(`${name} at ${width} px`, () => expectFitting(page, width))
  }
})
