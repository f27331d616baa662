import type { Section } from '../../../src/generated/types.ts'
import { serveOnePage } from '../support/built-site.ts'
import type { Served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

const looks = ['row', 'panel', 'lead'] as const

let served: Served
test.beforeAll(async () => {
  const items = ['ÄÖÜ', 'ÉÅ'].map((figure) => ({ figure, heading: `Lessons of ${figure}` }))
  const stats = looks.map((look): Section => ({ type: 'stats', look, items }))
  served = await serveOnePage([{ type: 'hero', heading: 'Learn to drive' }, ...stats])
})
test.afterAll(() => served.close())

for (const width of [320, 1280])
  test(`capital letters with marks above them are whole in figures at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(served.address)
    for (const [index, look] of looks.entries()) {
      const list = page.locator('dl').nth(index)
      const figure = list.locator('dd').first()
      await figure.scrollIntoViewIfNeeded()
      const ink = async () => {
        const { x, y, width, height } = (await figure.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        return page.screenshot({ clip: { x, y: y - 20, width, height: height + 20 } })
      }
      const asShown = await ink()
      await list.locator('..').evaluate((frame) => {
        frame.style.overflow = 'visible'
      })
      expect(asShown.equals(await ink()), look).toBe(true)
    }
  })
