import type { Page } from 'playwright/test'
import { wake } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** Follows a link of the page itself. */
const follow = (page: Page, href: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href })
    document.querySelector('footer')?.prepend(link)
    link.click()
  }, href)

test.describe('a card that is out of sight', () => {
  const cards = (page: Page) => page.locator('[data-island="carousel"]')
  const card = (page: Page, name: string) => page.locator(`#card-${name}`)

  for (const [way, lead] of [
    ['a link', (page: Page) => follow(page, '#card-f')],
    ['a search', (page: Page) => card(page, 'f').evaluate((card) => card.scrollIntoView({ block: 'nearest' }))],
    ['a screen reader', (page: Page) => card(page, 'f').locator('summary').focus()],
  ] as const)
    test(`is brought in by ${way}, and the buttons go on from there`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/cards')
      await wake(cards(page))
      await lead(page)
      await expect(page.getByRole('button', { name: 'Go to slide 4' })).toHaveAttribute('aria-current', 'true')
      for (const name of ['d', 'e', 'f']) await expect(card(page, name)).toBeInViewport({ ratio: 0.9 })
      await cards(page).getByRole('button', { name: 'Previous slide' }).click()
      for (const name of ['c', 'd', 'e']) await expect(card(page, name)).toBeInViewport({ ratio: 0.9 })
      await expect(card(page, 'f')).not.toBeInViewport({ ratio: 0.2 })
    })
})

test.describe('an answer that a link leads to', () => {
  const isAtTheTop = (page: Page, id: string) =>
    expect
      .poll(() => page.locator(`#${id}`).evaluate((answer) => Math.abs(answer.getBoundingClientRect().top - 104)))
      .toBeLessThan(3)

  test('stands below the header though one above it closes', async ({ page }) => {
    await page.goto('/long-answers#first')
    await expect(page.locator('#first')).toHaveAttribute('open')
    await follow(page, '#second')
    await expect(page.locator('#second')).toHaveAttribute('open')
    await isAtTheTop(page, 'second')
    await expect(page.locator('#first')).not.toHaveAttribute('open')
  })

  test('opens again when it was closed', async ({ page }) => {
    await page.goto('/long-answers#second')
    await page.locator('#second summary').click()
    await expect(page.locator('#second')).not.toHaveAttribute('open')
    await follow(page, '#second')
    await expect(page.locator('#second')).toHaveAttribute('open')
    await isAtTheTop(page, 'second')
  })
})

test('a group that a link led into stays when another link leads elsewhere on the page', async ({ page }) => {
  await page.goto('/filter#bowl')
  const small = page.getByRole('button', { name: 'Small' })
  await expect(small).toHaveAttribute('aria-pressed', 'true')
  await follow(page, '#work')
  await expect(page).toHaveURL(/#work$/)
  await expect(small).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/#bowl$/)
  await expect(small).toHaveAttribute('aria-pressed', 'true')
})

test('a section that a link leads to has room above its heading, also where it reads as one with the one before', async ({
  page,
}) => {
  await page.goto('/filter')
  await follow(page, '#work')
  // 32: as much as above what is led to inside of sections.
  const beside = () =>
    page.evaluate(() => {
      const top = document.querySelector('#work h2')?.getBoundingClientRect().top ?? 0
      return Math.abs(top - (document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0) - 32)
    })
  await expect.poll(beside).toBeLessThan(8)
})
