import { expect, type Page, test } from 'playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { mainScriptRuns } from './support/main-script.ts'

const phone = { width: 360, height: 740 }
const header = (page: Page) => page.locator('body > header')
const summary = (page: Page, label: string) => page.locator('header summary', { hasText: label })
const opened = (page: Page) => page.locator('header details[open]')
const scroll = (page: Page, top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel)

/** The shifts of the layout since the page began. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        // Nothing is reported where nothing moved.
        setTimeout(() => resolve(0), 200)
      }),
  )
}

test.describe('the header', () => {
  const solid = 'rgb(11, 74, 158)'

  test('is solid and fixed after more than 100 px, and see-through at the top', async ({ page }) => {
    await page.goto('/services')
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await scroll(page, 101)
    await expect(header(page)).toHaveCSS('background-color', solid)
    await expect(header(page)).toHaveCSS('position', 'fixed')
    await scroll(page, 100)
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  test('is solid while the pointer is on it', async ({ page }) => {
    await page.goto('/services')
    await header(page).hover({ position: { x: 400, y: 20 } })
    await expect(header(page)).toHaveCSS('background-color', solid)
  })

  test('moves nothing, whatever it does', async ({ page }) => {
    await page.goto('/services')
    await mainScriptRuns(page)
    for (const top of [50, 101, 400, 60, 0]) {
      await scroll(page, top)
      await page.waitForFunction(
        (top) => document.querySelector('header')?.hasAttribute('data-scrolled') === top > 100,
        top,
      )
    }
    expect(await shifts(page)).toBe(0)
  })

  test('marks the page that the visitor is on', async ({ page }) => {
    await page.goto('/services')
    const current = page.locator('[aria-current="page"]')
    expect(await current.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/services',
      '/services',
      '/services',
    ])
    await expect(summary(page, 'Our Platforms')).toHaveCSS('text-decoration-line', 'underline')
    await expect(summary(page, 'Learn & Grow')).toHaveCSS('text-decoration-line', 'none')
  })

  test('can be skipped', async ({ page }) => {
    await page.goto('/legal')
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
    await page.goto('/services')
    await mainScriptRuns(page)
  })

  test('opens one panel at a time', async ({ page }) => {
    await summary(page, 'About the company').click()
    await expect(opened(page).getByRole('link', { name: 'Who We Are Know More' })).toBeVisible()
    await expect(header(page)).toHaveCSS('background-color', 'rgb(11, 74, 158)')
    await summary(page, 'Learn & Grow').click()
    await expect(opened(page)).toHaveCount(1)
    await expect(opened(page).locator('summary')).toHaveText('Learn & Grow')
    await summary(page, 'Learn & Grow').click()
    await expect(opened(page)).toHaveCount(0)
  })

  test('fades its panel in over 0.3 s, and not for those who want less motion', async ({ page }) => {
    await summary(page, 'About the company').click()
    const panel = page.locator('header details[open] > div')
    await expect(panel).toHaveCSS('animation-duration', '0.3s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(panel).toHaveCSS('animation-name', 'none')
  })

  test('shows the cards of the section under the pointer, and else of the focused one', async ({ page }) => {
    await summary(page, 'About the company').click()
    const cards = (heading: string) => opened(page).locator('li > ul', { hasText: heading })
    await expect(cards('Who We Are')).toHaveCSS('opacity', '1')
    await expect(cards('Get In Touch')).toHaveCSS('opacity', '0')
    await opened(page).getByRole('link', { name: 'Contact' }).focus()
    await expect(cards('Get In Touch')).toHaveCSS('opacity', '1')
    await expect(cards('Who We Are')).toHaveCSS('opacity', '0')
    await opened(page).getByRole('link', { name: 'Careers' }).hover()
    await expect(cards('Join Our Team')).toHaveCSS('opacity', '1')
    await expect(cards('Get In Touch')).toHaveCSS('opacity', '0')
    await opened(page).getByText('Know More →').nth(1).click()
    await expect(page).toHaveURL(/\/careers\/?$/)
  })

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click()],
    ['a click outside', (page: Page) => page.mouse.click(300, 650)],
  ] as const) {
    test(`closes by ${way} and gives the focus back`, async ({ page }) => {
      await summary(page, 'About the company').click()
      await opened(page).getByRole('link', { name: 'Careers' }).focus()
      await close(page)
      await expect(opened(page)).toHaveCount(0)
      await expect(summary(page, 'About the company')).toBeFocused()
    })
  }

  test('closes when the focus goes on', async ({ page }) => {
    await summary(page, 'About the company').focus()
    await page.keyboard.press('Enter')
    await expect(opened(page)).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    await expect(opened(page)).toHaveCount(0)
    expect(await focused(page)).toBe('Our Platforms')
  })

  test('is accessible while open', async ({ page }) => {
    await summary(page, 'About the company').click()
    await expect(page.locator('header details[open] > div')).toHaveCSS('opacity', '1')
    await expectAccessible(page)
  })
})

test.describe('the menu on phones', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' })
  test.use({ viewport: phone })
  test.beforeEach(async ({ page }) => {
    await page.goto('/services')
    await mainScriptRuns(page)
    await openMenu(page).click()
  })

  test('fills the screen, keeps the page still, and lists the headings of cards', async ({ page }) => {
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone })
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await summary(page, 'About the company').click()
    await summary(page, 'Learn & Grow').click()
    await expect(opened(page)).toHaveCount(1)
    await opened(page).getByRole('link', { name: 'Find Answers' }).click()
    await expect(page).toHaveURL(/\/faq\/?$/)
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

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => page.getByRole('button', { name: 'Close menu' }).click()],
    ['a click beside the list', (page: Page) => page.mouse.click(180, 650)],
  ] as const) {
    test(`closes by ${way} and gives the focus back`, async ({ page }) => {
      await expect(menu(page)).toBeVisible()
      await close(page)
      await expect(menu(page)).toBeHidden()
      await expect(openMenu(page)).toBeFocused()
    })
  }

  test('closes when the screen becomes wide', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('#site-menu:popover-open')).toHaveCount(0)
    await expect(summary(page, 'Our Platforms')).toBeVisible()
  })

  test('is accessible while open', async ({ page }) => {
    await summary(page, 'About the company').click()
    await expectAccessible(page)
  })
})
