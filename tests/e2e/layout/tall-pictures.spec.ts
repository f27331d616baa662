import { enlargeLetters, expectFitting } from '../support/accessible.ts'
import { serveOnePage } from '../support/built-site.ts'
import type { Served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

/** A picture four times as high as wide. */
const image = { src: '/images/tower.svg', alt: 'A tower' }
const tower = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 2000"><path d="M0 0h500v2000H0z" fill="#999"/></svg>`
/** As wide as its place is by itself, where letters are large. */
const gate = { src: '/images/gate.svg', alt: 'A gate' }
const heading = 'A tower by the sea'

let served: Served
test.beforeAll(async () => {
  served = await serveOnePage(
    [
      { type: 'hero', look: 'split', heading, image },
      { type: 'feature', heading, body: 'It stands there.', image },
      { type: 'call-to-action', look: 'band', heading, image, actions: [{ label: 'Climb it', href: '/' }] },
      { type: 'media', heading, image, items: [{ heading: 'The top', spot: { x: 50, y: 0 } }] },
      { type: 'timeline', heading, items: ['1900', '1910'].map((eyebrow) => ({ eyebrow, heading: 'Built', image })) },
      { type: 'quote', look: 'portrait', text: 'From up there one sees the sea.', name: 'Ada Harper', image: gate },
      { type: 'hero', look: 'bleed', heading, image },
    ],
    {},
    { 'images/tower.svg': tower, 'images/gate.svg': tower.replace('0 0 500', '0 0 800') },
  )
})
test.afterAll(() => served.close())

for (const width of [360, 1280]) {
  test(`a tall picture is whole, and no higher than the window, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(served.address)
    const heights = await page
      .locator('section:not(:last-of-type) img')
      .evaluateAll((found) => found.map((it) => it.getBoundingClientRect().height))
    expect(heights).toHaveLength(7)
    expect(Math.max(...heights)).toBeLessThanOrEqual(800)
  })
}

test('a tall picture is no wider than a narrow screen with large letters', async ({ page }) => {
  await enlargeLetters(page)
  await page.goto(served.address)
  await expectFitting(page, 320)
})

test('marks stand where they are on a tall picture', async ({ page }) => {
  await page.goto(served.address)
  const media = page.locator('[data-section="media"]')
  const picture = await media.getByRole('img').boundingBox()
  const mark = await media.getByText('1', { exact: true }).first().boundingBox()
  if (!picture || !mark) throw new Error('Both are drawn.')
  expect(picture.width).toBeLessThan(picture.height / 3)
  expect(mark.x + mark.width / 2).toBeCloseTo(picture.x + picture.width / 2, 0)
  expect(mark.y + mark.height / 2).toBeCloseTo(picture.y, 0)
})

test('a tall picture fills the edge that it is given', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(served.address)
  const hero = page.locator('[data-section="hero"]').last()
  const [picture, band] = [await hero.getByRole('img').boundingBox(), await hero.boundingBox()]
  expect(picture?.height).toBeCloseTo(band?.height ?? 0, 0)
})
