import type { Locator, Page } from 'playwright/test'
import { contrastOf } from '../support/contrast.ts'
import { expect, test } from '../support/test.ts'

/** Gives a link the focus as the keyboard does, and says at which sides what scrolls or is clipped cuts off its ring. */
async function cutOff(page: Page, link: Locator): Promise<string[]> {
  await link.focus()
  await page.keyboard.press('Shift')
  return await link.evaluate((element) => {
    const { outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle === 'none') return ['no ring']
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const inner = element.getBoundingClientRect()
    const sides: string[] = []
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const outer = around.getBoundingClientRect()
      if (overflowX !== 'visible' && inner.left - ring < outer.left) sides.push('left')
      if (overflowX !== 'visible' && inner.right + ring > outer.right) sides.push('right')
      if (overflowY !== 'visible' && inner.top - ring < outer.top) sides.push('top')
      if (overflowY !== 'visible' && inner.bottom + ring > outer.bottom) sides.push('bottom')
    }
    return sides
  })
}

function ringOf(element: Locator): Promise<{ width: number; offset: number }> {
  return element.evaluate((it) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(it)
    return { width: Number.parseFloat(outlineWidth), offset: Number.parseFloat(outlineOffset) }
  })
}

for (const width of [360, 1280])
  test.describe(`at ${width} px the ring of what has the focus is seen whole`, () => {
    test.use({ viewport: { width, height: 720 } })

    test('in the row of steps', async ({ page }) => {
      await page.goto('/guide')
      for (const link of await page.locator('#way nav a').all()) expect(await cutOff(page, link)).toEqual([])
    })

    test('above an article, beside it and in its table', async ({ page }) => {
      await page.goto('/read/second')
      for (const link of await page.locator('.breadcrumbs a, #essay nav a:visible, #essay table a').all())
        expect(await cutOff(page, link), await link.innerText()).toEqual([])
    })
  })

test('on a dark first section links above it have a ring of the colour of their words', async ({ page }) => {
  await page.goto('/read/second')
  const link = page.locator('.breadcrumbs a').first()
  await page
    .locator('main > section')
    .first()
    .evaluate((section) => section.setAttribute('data-tone', 'dark'))
  await link.focus()
  await expect(link).toHaveCSS('outline-color', 'rgb(255, 255, 255)')
})

test('the link that skips the header has its ring on its own ground, whatever is around it', async ({ page }) => {
  await page.goto('/text')
  await page.keyboard.press('Tab')
  const link = page.locator('a[href="#content"]')
  await expect(link).toBeFocused()
  const { width, offset } = await ringOf(link)
  expect(width).toBeGreaterThan(2)
  expect(offset + width).toBeLessThan(0)
})

for (const path of ['/tones', '/open-tones'])
  test(`a card of any tone that is a link has a ring that is seen on a section of any tone: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    const section = page.locator('main > section')
    for (const band of await section.filter({ has: page.getByRole('listitem') }).all())
      for (const card of await band.getByRole('listitem').all()) {
        await card.getByRole('link').focus()
        await page.keyboard.press('Shift')
        await expect(card).toHaveCSS('outline-style', 'solid')
        expect(await contrastOf([card, 'outline-color'], [band, 'background-color'])).toBeGreaterThan(3)
      }
  })

test('the chat button has its ring on its own ground, whatever it floats over', async ({ page }) => {
  await page.goto('/text')
  const button = page.locator('#chat')
  await button.focus()
  await page.keyboard.press('Shift')
  const { width, offset } = await ringOf(button)
  expect(width).toBeGreaterThan(2)
  expect(offset + width).toBeLessThan(0)
  expect(await contrastOf([button, 'outline-color'], [button, 'background-color'])).toBeGreaterThan(3)
})
