import type { Locator } from 'playwright/test'
import { expect, test } from '../support/test.ts'

test('a table that the keyboard comes back to does not stop below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/table-2')
  const table = page.getByRole('region', { name: 'What the crossing costs' })
  const below = table.getByRole('link').last()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.locator('body > header')).toHaveAttribute('data-scrolled', '')
  await below.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(table).toBeFocused()
  const edge = (of: Locator, name: 'top' | 'bottom') =>
    of.evaluate((it, name) => it.getBoundingClientRect()[name], name)
  const header = await edge(page.locator('body > header'), 'bottom')
  await expect.poll(() => edge(table, 'top')).toBeGreaterThanOrEqual(header)
})

test('on a phone no word and no figure of a table lies over the next column', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/table-2')
  const [word, figure] = ['Krankenversicherungsbeitrag', '9.00–12.30, 14.00–18.30']
  const row = page.locator('main tbody tr').first()
  const cells = row.locator('th, td')
  for (const [column, text] of [word, figure, figure, figure, word].entries())
    await cells.nth(column).evaluate((it, text) => it.replaceChildren(text), text)
  const wider = await cells.evaluateAll((all) =>
    all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent),
  )
  expect(wider).toEqual([])
})
