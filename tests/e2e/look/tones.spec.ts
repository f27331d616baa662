import { expectAccessibleAndFitting } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of ['/tones', '/open-tones'])
  test(`an entry of any tone can be read in a section of any tone: ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectAccessibleAndFitting(page)
  })

test('what is lighter than a section in the brand colour can be read', async ({ page }) => {
  await page.goto('/on-brand')
  await expectAccessibleAndFitting(page)
})

test('what stands on flat cards in a tinted section can be read', async ({ page }) => {
  await page.goto(`http://localhost:${process.env.LOOKS_PORT}/flat-cards`)
  await expectAccessibleAndFitting(page)
})

test('with more contrast small words and edges are as strong as other words, on any ground', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/tones')
  const unlike = await page.locator('main > section li').evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const { color, borderTopColor } = getComputedStyle(tile)
      const words = [...tile.querySelectorAll('p')].map((text) => getComputedStyle(text).color)
      return [...words, borderTopColor].filter((other) => other !== color && other !== 'rgba(0, 0, 0, 0)')
    }),
  )
  expect(unlike).toEqual([])
  const footer = page.locator('body > footer')
  for (const words of await footer.locator('li, address').all())
    await expect(words).toHaveCSS('color', await footer.evaluate((element) => getComputedStyle(element).color))
  const line = footer.locator('div:has(> p):has(> ul)')
  await expect(line).toHaveCSS('border-top-color', await footer.evaluate((element) => getComputedStyle(element).color))
  await expectAccessibleAndFitting(page)
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  // Tones, and all that is operated.
  for (const path of ['/tones', '/open-tones', '/form', '/filter', '/tabs', '/questions', '/cards', '/text'])
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expectAccessibleAndFitting(page)
    })

  test('bands of all tones differ', async ({ page }) => {
    await page.goto('/tones')
    const bands = page.locator('main > section:not(:first-child)')
    const grounds = await bands.evaluateAll((all) => all.map((it) => getComputedStyle(it).backgroundColor))
    expect(new Set(grounds).size).toBe(4)
  })

  test('fields are those of a dark page, and the browser knows its colour', async ({ page }) => {
    await page.goto('/form')
    expect(await page.locator('html').evaluate((it) => getComputedStyle(it).colorScheme)).toBe('dark')
    await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'light dark')
    await expect(page.locator('meta[name=theme-color]')).toHaveCount(2)
  })

  test('paper stays white', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.goto('/text')
    const ground = await page.locator('html').evaluate((it) => getComputedStyle(it).backgroundColor)
    expect(ground).toBe('rgb(255, 255, 255)')
  })
})
