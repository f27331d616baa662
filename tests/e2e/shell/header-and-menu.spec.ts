import path from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { logos } from '../support/settings.ts'
import { shiftOf } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 360, height: 740 }
const header = (page: Page) => page.locator('body > header')
const summary = (page: Page, label: string) => page.locator('header summary', { hasText: label })
const opened = (page: Page) => page.locator('header details[open]')
/** The brand's colour. */
const solid = 'rgb(49, 81, 244)'
const scroll = (page: Page, top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel)

test.describe('the header', () => {
  test('is solid and fixed after more than 100 px, and see-through at the top', async ({ page }) => {
    await page.goto('/text')
    // In some browsers the pointer begins in the corner, which is on the header.
    await page.mouse.move(10, 500)
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await scroll(page, 101)
    await expect(header(page)).toHaveCSS('background-color', solid)
    await expect(header(page)).toHaveCSS('position', 'fixed')
    await scroll(page, 100)
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  test('is solid while the pointer is on it', async ({ page }) => {
    await page.goto('/text')
    await header(page).hover({ position: { x: 400, y: 20 } })
    await expect(header(page)).toHaveCSS('background-color', solid)
  })

  test('moves nothing, whatever it does', async ({ page }) => {
    await page.goto('/text')
    for (const top of [50, 101, 400, 60, 0]) {
      await scroll(page, top)
      await page.waitForFunction(
        (top) => document.querySelector('header')?.hasAttribute('data-scrolled') === top > 100,
        top,
      )
    }
    expect(await shiftOf(page)).toBe(0)
  })

  test('marks the page that the visitor is on', async ({ page }) => {
    await page.goto('/about')
    const current = page.locator('[aria-current="page"]')
    // In the menu's list, on its card, and in the footer.
    expect(await current.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/about',
      '/about',
      '/about',
    ])
    await expect(summary(page, 'Company')).toHaveCSS('text-decoration-line', 'underline')
    await expect(summary(page, 'Help')).toHaveCSS('text-decoration-line', 'none')
  })

  test('can be skipped', async ({ page }) => {
    await page.goto('/text')
    await page.evaluate(() => localStorage.setItem('cookie_consent', 'true'))
    await page.reload()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

test.describe('the menu on wide screens', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/text')
  })

  test('opens one panel at a time', async ({ page }) => {
    await summary(page, 'Company').click()
    await expect(opened(page).getByRole('link', { name: 'Who we are Go there' })).toBeVisible()
    await expect(header(page)).toHaveCSS('background-color', solid)
    await summary(page, 'Help').click()
    await expect(opened(page)).toHaveCount(1)
    await expect(opened(page).locator('summary')).toHaveText('Help')
    await summary(page, 'Help').click()
    await expect(opened(page)).toHaveCount(0)
  })

  test('has plain links beside its groups', async ({ page }) => {
    const link = header(page).getByRole('link', { name: 'Work', exact: true })
    const size = (of: Locator) =>
      of.evaluate((it) => [getComputedStyle(it).fontSize, it.getBoundingClientRect().height])
    expect(await size(link)).toEqual(await size(summary(page, 'Help')))
    await link.click()
    await expect(page).toHaveURL(/\/filter\/?$/)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(link).toHaveCSS('text-decoration-line', 'underline')
  })

  test('fades its panel in over 0.3 s, and not for those who want less motion', async ({ page }) => {
    await summary(page, 'Company').click()
    const panel = page.locator('header details[open] > div')
    await expect(panel).toHaveCSS('animation-duration', '0.3s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(panel).toHaveCSS('animation-name', 'none')
  })

  test('shows the cards of the section under the pointer, and else of the focused one', async ({ page }) => {
    await summary(page, 'Company').click()
    const cards = (heading: string) => opened(page).locator('li > ul', { hasText: heading })
    await expect(cards('Who we are')).toHaveCSS('opacity', '1')
    await expect(cards('Get in touch')).toHaveCSS('opacity', '0')
    await opened(page).getByRole('link', { name: 'Form', exact: true }).focus()
    await expect(cards('Get in touch')).toHaveCSS('opacity', '1')
    await expect(cards('Who we are')).toHaveCSS('opacity', '0')
    await opened(page).getByRole('link', { name: 'Careers', exact: true }).hover()
    await expect(cards('Join us')).toHaveCSS('opacity', '1')
    await expect(cards('Get in touch')).toHaveCSS('opacity', '0')
    // The way from a title to its cards leads over nothing that is another section's, nor nobody's.
    const title = await opened(page).getByRole('link', { name: 'Careers', exact: true }).boundingBox()
    const card = await cards('Join us').boundingBox()
    if (!title || !card) throw new Error('The panel is not drawn.')
    for (let x = title.x + title.width - 4; x < card.x + 40; x += 2) {
      await page.mouse.move(x, title.y + 10)
      await expect(cards('Join us')).toHaveCSS('opacity', '1')
    }
    // Beside all sections, too, what was pointed at last stays.
    await page.mouse.move(title.x + 20, card.y + card.height + 6)
    await expect(cards('Join us')).toHaveCSS('opacity', '1')
    await expect(cards('Who we are')).toHaveCSS('opacity', '0')
    await opened(page).getByText('Go there →').nth(1).click()
    await expect(page).toHaveURL(/\/guide\/?$/)
  })

  test('closes by Escape, its button and a click outside, and gives the focus back', async ({ page }) => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close', exact: true }).click(),
      // On the bar, beside all that is in it.
      () => page.mouse.click(400, 36),
    ]) {
      await summary(page, 'Company').click()
      await opened(page).getByRole('link', { name: 'Careers', exact: true }).focus()
      await close()
      await expect(opened(page)).toHaveCount(0)
      await expect(summary(page, 'Company')).toBeFocused()
    }
  })

  test('closes when the focus goes on', async ({ page }) => {
    await summary(page, 'Company').focus()
    await page.keyboard.press('Enter')
    await expect(opened(page)).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    await expect(opened(page)).toHaveCount(0)
    expect(await focused(page)).toBe('Products')
  })

  test('is accessible while open', async ({ page }) => {
    await summary(page, 'Company').click()
    await expect(page.locator('header details[open] > div')).toHaveCSS('opacity', '1')
    await expectAccessible(page)
  })
})

test.describe('the menu on phones', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' })
  test.use({ viewport: phone })
  test.beforeEach(async ({ page }) => {
    await page.goto('/text')
    await openMenu(page).click()
  })

  test('fills the screen, keeps the page still, and lists the headings of cards', async ({ page }) => {
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone })
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await summary(page, 'Company').click()
    await summary(page, 'Help').click()
    await expect(opened(page)).toHaveCount(1)
    await opened(page).getByRole('link', { name: 'Find answers' }).click()
    await expect(page).toHaveURL(/\/questions\/?$/)
  })

  test('has plain links beside its groups', async ({ page }) => {
    await menu(page).getByRole('link', { name: 'Work', exact: true }).click()
    await expect(page).toHaveURL(/\/filter\/?$/)
    await expect(menu(page)).toBeHidden()
  })

  test('keeps the focus', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      // Between the last link and the first the browser's own controls have it.
      const place = await page.evaluate(() => document.activeElement?.closest('nav, body')?.localName)
      expect(place === 'nav' || (await page.evaluate(() => document.activeElement === document.body))).toBe(true)
    }
  })

  test('closes by Escape, its button and a click beside the list, and gives the focus back', async ({ page }) => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close menu' }).click(),
      () => page.mouse.click(180, 650),
    ]) {
      await expect(menu(page)).toBeVisible()
      await close()
      await expect(menu(page)).toBeHidden()
      await expect(openMenu(page)).toBeFocused()
      await openMenu(page).click()
    }
  })

  test('gives the focus back to those who want less motion, too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.keyboard.press('Escape')
    await expect(openMenu(page)).toBeFocused()
  })

  test('closes when the screen becomes wide', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('#site-menu:popover-open')).toHaveCount(0)
    await expect(summary(page, 'Products')).toBeVisible()
  })

  test('is accessible while open', async ({ page }) => {
    await summary(page, 'Company').click()
    await expectAccessible(page)
  })
})

test('of two logos a light header shows the one for light grounds, and a solid one the other', async ({ page }) => {
  await page.goto('/text')
  const logo = page.getByRole('banner').getByRole('img', { name: 'Site' })
  // A header under the pointer is solid, and in some browsers the pointer begins in the corner.
  await page.mouse.move(10, 500)
  await expect(logo).toHaveAttribute('src', new RegExp(path.basename(logos.onLight, '.svg')))
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await expect(logo).toHaveAttribute('src', new RegExp(path.basename(logos.onDark, '.svg')))
})

test('of two groups of the menu that name a page only the first is marked', async ({ page }) => {
  await page.goto('/form')
  const line = (label: string) =>
    page.locator('header summary', { hasText: label }).evaluate((it) => getComputedStyle(it).textDecorationLine)
  expect([await line('Company'), await line('Help')]).toEqual(['underline', 'none'])
})

for (const { width, letters } of [
  { width: 180, letters: 100 },
  { width: 360, letters: 200 },
]) {
  test(`the menu is within reach at ${width} px with letters of ${letters}%`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/text')
    await page.addStyleTag({ content: `html{font-size:${letters}%}` })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
  })
}
