import type { Locator } from 'playwright/test'
import { serveOnePage } from '../support/built-site.ts'
import type { Served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

const actions = [{ label: 'Come along', href: '/' }]
const below = { type: 'rich-text', body: 'We are there all year.' } as const

for (const [dividers, reaches] of [
  ['scallop', 16],
  ['wave', 20],
] as const) {
  test.describe(`${dividers} between sections of a dense site`, () => {
    test.use({ viewport: { width: 360, height: 720 } })
    let served: Served
    test.beforeAll(async () => {
      served = await serveOnePage(
        [
          { type: 'rich-text', heading: 'By the sea', body: 'There is a bay.' },
          { type: 'call-to-action', look: 'slim', tone: 'brand', heading: 'Sail with us', actions },
          below,
          { type: 'call-to-action', look: 'inset', heading: 'Row with us', actions },
        ],
        { theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' }, density: 'dense', spacing: 'compact', dividers } },
      )
    })
    test.afterAll(() => served.close())

    const bottom = (of: Locator) => of.evaluate((it) => it.getBoundingClientRect().bottom)

    test('what reaches into a slim band does not reach its button', async ({ page }) => {
      await page.goto(served.address)
      const section = page.locator('section', { has: page.getByRole('heading', { name: 'Sail with us' }) })
      const room = (await bottom(section)) - (await bottom(section.getByRole('link')))
      expect(room).toBeGreaterThanOrEqual(reaches)
    })

    test('what lies on the edge of a band does not lie on that of an inset panel', async ({ page }) => {
      await page.goto(served.address)
      const { x, y, width } = await page
        .locator('[data-look="inset"]')
        .evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect)
      const edge = { fullPage: true, clip: { x, y, width, height: 3 } } as const
      const drawn = await page.screenshot(edge)
      await page.addStyleTag({ content: 'section::before { display: none !important }' })
      expect(drawn.equals(await page.screenshot(edge))).toBe(true)
    })
  })
}
