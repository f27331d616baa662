import { serveOnePage } from '../support/built-site.ts'
import type { Served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

let served: Served
test.beforeAll(async () => {
  const action = { label: 'Book a lesson', shortLabel: 'Book now', href: '/' }
  served = await serveOnePage([{ type: 'hero', heading: 'Learn to drive' }], {
    name: "Müller & Søn's 100% Driving School",
    header: { menu: [{ label: 'Home', href: '/' }], action },
    footer: {
      menu: [{ heading: 'Lessons', links: [{ label: 'On the road to the coast and back', href: '/' }] }],
      contact: { heading: 'Call us', phone: '+44 20 7946 0018' },
      copyright: 'Ours.',
    },
  })
})
test.afterAll(() => served.close())

for (const width of [320, 360, 768, 1280]) {
  test(`a long name in the place of a logo stands within the bar, whole, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(served.address)
    const { bar, words } = await page.getByRole('banner').evaluate((header) => {
      const range = document.createRange()
      range.selectNodeContents(header.querySelector('a[href="/"]') ?? header)
      const { top, bottom, left, right } = range.getBoundingClientRect()
      const { top: above, bottom: below } = header.getBoundingClientRect()
      const next = [...header.querySelectorAll('div a, button')].find((it) => it.getClientRects().length > 0)
      return {
        bar: { top: above, bottom: below, end: next?.getBoundingClientRect().left ?? innerWidth },
        words: { top, bottom, left, right },
      }
    })
    expect(words.top).toBeGreaterThanOrEqual(bar.top)
    expect(words.bottom).toBeLessThanOrEqual(bar.bottom)
    expect(words.left).toBeGreaterThanOrEqual(0)
    expect(words.right).toBeLessThanOrEqual(bar.end)
  })
}

test('a long name is as high as a finger needs it, where it stands in one line', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 })
  await page.goto(served.address)
  const name = page.getByRole('banner').locator('a[href="/"]').first()
  expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(24)
})

test('the only column of a footer has all of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(served.address)
  const footer = page.getByRole('contentinfo')
  const [column, all] = [footer.getByRole('list'), footer.getByText('Ours.')]
  expect((await column.boundingBox())?.width).toBeGreaterThan(
    ((await all.locator('..').boundingBox())?.width ?? 0) * 0.7,
  )
})
