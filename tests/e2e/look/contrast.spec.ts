import { contrastOf } from '../support/contrast.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('on a band in the brand colour the edges of fields are seen, also of those with a mistake', async ({ page }) => {
  await page.goto('/used-on-brand')
  const band = page.locator('main > section', { has: page.locator('form') })
  const field = band.getByLabel('E-mail')
  for (const mistaken of [false, true]) {
    if (mistaken) await field.evaluate((it) => it.setAttribute('aria-invalid', 'true'))
    expect(await contrastOf([field, 'border-top-color'], [band, 'background-color'])).toBeGreaterThan(3)
  }
})

test('a step under the pointer can be read in the list of steps on a band in the brand colour', async ({ page }) => {
  await page.goto('/used-on-brand')
  const link = page.locator('main nav').getByRole('link', { name: 'Arrive' })
  await link.hover()
  expect(await contrastOf([link, 'color'], [link, 'background-color'])).toBeGreaterThan(4.5)
})

test('what is wrong with an address for the newsletter can be read on the palest footer', async ({ page }) => {
  await page.goto('/text')
  const footer = page.locator('body > footer')
  // The palest dark colour that the rule "contrast" accepts.
  await footer.evaluate((it) => it.style.setProperty('background-color', '#5b3bf4'))
  await footer.getByRole('textbox').fill('no address')
  await footer.getByRole('button').click()
  const note = footer.getByRole('status')
  await expect(note).not.toBeEmpty()
  expect(await contrastOf([note, 'color'], [footer, 'background-color'])).toBeGreaterThan(4.5)
})
