import type { Page } from 'playwright/test'
import { serveOnePage } from '../support/built-site.ts'
import type { Served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

const badge = 'What families choose now'
const plans = ['Summer', 'Winter', 'Always'].map((heading) => ({
  heading,
  text: 'For all who come',
  figure: 'On request',
  points: ['A day in a group of six'],
  link: { label: 'Book', href: '/' },
  ...(heading === 'Winter' && { badge }),
}))

const result = 'more were there in the evenings of one winter than in all of the years before it, from near and far'

/** Where words are as long as they may be. */
let served: Served
test.beforeAll(async () => {
  served = await serveOnePage([
    { type: 'pricing', heading: 'Courses', currency: 'EUR', items: plans },
    { type: 'quote', text: 'They all came.', name: 'Ida', result: { figure: '1,234,567 €', text: result } },
  ])
})
test.afterAll(() => served.close())

const box = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect)

for (const [width, letters] of [
  [320, '200%'],
  [768, '150%'],
  [1280, '200%'],
] as const) {
  test(`a badge of several lines leaves the name of its plan free, at ${width} px with letters of ${letters}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(served.address)
    await page.addStyleTag({ content: `html { font-size: ${letters} }` })
    expect((await box(page, badge)).bottom).toBeLessThanOrEqual((await box(page, 'Winter')).top)
  })
}

test('names of plans stand on one line, beside a badge of several lines as well', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(served.address)
  await page.addStyleTag({ content: 'html { font-size: 150% }' })
  const tops = await Promise.all(plans.map(async ({ heading }) => (await box(page, heading)).top))
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1)
})

for (const width of [360, 1280]) {
  test(`the words on a result have room for more than one word a line, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(served.address)
    expect((await box(page, result)).width).toBeGreaterThan(140)
  })
}
