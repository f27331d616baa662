import { expect, test } from '../support/test.ts'

/** What can be pressed, on some pages. */
const pressed = {
  '/': '[data-section="hero-slider"] button',
  '/filter': '[data-section="filter-list"] button[aria-pressed=false]',
  '/bare': 'main a[data-look=solid]',
  '/questions': 'main summary',
  '/form': 'main button[type=submit]',
  '/text': 'header summary',
  '/about': 'main li:has(> a)',
}

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

for (const [address, place] of Object.entries(pressed)) {
  test(`what is pressed on ${address} shows it, also to who wants less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    const it = page.locator(place).locator('visible=true').first()
    await it.hover()
    const shadow = () => it.evaluate((element) => getComputedStyle(element).boxShadow)
    const idle = await shadow()
    await page.mouse.down()
    await expect.poll(shadow).not.toBe(idle)
  })
}

test('cards of every tone show that they are pressed', async ({ page }) => {
  await page.goto('/tones')
  for (const card of await page.locator('main li:has(> a)').all()) {
    await card.hover()
    const shadow = () => card.evaluate((it) => getComputedStyle(it).boxShadow)
    await page.mouse.down()
    // A twelfth of the letters' own colour: on a tile of the section's tone, too, it is seen.
    await expect.poll(shadow).toMatch(/\/ 0\.08\).* inset$/)
    await page.mouse.move(2, 2)
    await page.mouse.up()
  }
})
