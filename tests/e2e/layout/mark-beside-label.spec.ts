import { serveOnePage } from '../support/built-site.ts'
import type { Served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

let served: Served
test.beforeAll(async () => {
  const items = ['North', 'South'].map((heading) => ({ heading, text: 'A trip.', body: 'It takes a day.' }))
  served = await serveOnePage([
    { type: 'carousel', heading: 'Trips', items, labels: { more: 'Read more of this trip', less: 'Read less' } },
  ])
})
test.afterAll(() => served.close())

test('the mark beside a label that goes over two lines is as wide as it is high', async ({ page }) => {
  // As narrow as 320 pixels are with letters of twice their size.
  await page.setViewportSize({ width: 180, height: 600 })
  await page.goto(served.address)
  const { width, height } = await page
    .locator('[data-section="carousel"] summary')
    .first()
    .evaluate((it) => {
      const { width: wide, height: high } = getComputedStyle(it, '::before')
      return { width: wide, height: high }
    })
  expect(width).toBe(height)
})
