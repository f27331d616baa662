import type { Page } from 'playwright/test'
import { button, fillIn, formPage, section } from '../support/form.ts'
import { expect, test } from '../support/site-with-leads.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' })

test.describe('where popovers are not known, as in Safari 16 and Chrome 109, the menu on phones', () => {
  const phone = { width: 360, height: 740 }
  test.use({ viewport: phone })
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['togglePopover', 'showPopover', 'hidePopover'] as const)
        delete (HTMLElement.prototype as Partial<HTMLElement>)[name]
    })
    await page.route('**/form', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(' popover="auto"', '') })
    })
    await page.goto(formPage)
    await expect(menu(page)).toBeHidden()
    await openMenu(page).click()
  })

  test('fills the screen wherever the page is scrolled, and keeps the page still', async ({ page }) => {
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone })
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.getByRole('button', { name: 'Close menu' }).click()
    // The bar is not fixed yet.
    await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }))
    await openMenu(page).click()
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone })
  })

  test('closes by Escape, its button and a click beside the list', async ({ page }) => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close menu' }).click(),
      () => page.mouse.click(180, 650),
    ]) {
      await expect(menu(page)).toBeVisible()
      await close()
      await expect(menu(page)).toBeHidden()
      await openMenu(page).click()
    }
  })
})

test('where a request cannot be given a time, as in Safari 15, forms are sent', async ({ page, site }) => {
  await page.addInitScript(() => {
    delete (AbortSignal as Partial<typeof AbortSignal>).timeout
  })
  await page.goto(formPage)
  await fillIn(page)
  await expect(section(page)).toHaveAttribute('data-hydrated', '')
  await page.waitForFunction(() => performance.now() > 2000)
  await button(page).click()
  await expect(section(page).getByRole('status')).toHaveText(/^Thank you\./)
  expect(await site.leads()).toHaveLength(1)
})
