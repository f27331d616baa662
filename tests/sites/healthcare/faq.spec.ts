import type { Page } from 'playwright/test'
import { expectLink, wake } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

const faq = (page: Page) => page.locator('[data-section="accordion"]')
const categories = (page: Page) => faq(page).getByRole('button')
const opened = (page: Page) => faq(page).locator('details[open]')
/** The questions of the category that is shown. */
const questions = (page: Page) => faq(page).locator('summary:visible')

test('five categories stand in order, each with an emoji; the first is chosen, and no answer is open', async ({
  look,
}) => {
  const page = await look('/faq')
  await expect(categories(page)).toHaveText([
    /^\p{Extended_Pictographic}.* Healthcare Solutions$/u,
    /^\p{Extended_Pictographic}.* Implementation and Onboarding$/u,
    /^\p{Extended_Pictographic}.* Pricing and Billing$/u,
    /^\p{Extended_Pictographic}.* Security Compliance and Support$/u,
    /^\p{Extended_Pictographic}.* Programs and Loyalty$/u,
  ])
  await expect(faq(page).getByRole('button', { pressed: true })).toHaveText([/Healthcare Solutions$/])
  await expect(opened(page)).toHaveCount(0)
  expect(await questions(page).count()).toBeGreaterThan(1)
})

test('the page leads to /contact at its beginning and its end', async ({ look }) => {
  const page = await look('/faq')
  await expectLink(page.getByRole('main'), 'Contact Us', '/contact')
  await expect(page.locator('main > section').last().locator('a[href="/contact"]').first()).toBeVisible()
})

test('one answer is open at a time, and a second click closes it', async ({ page }) => {
  await page.goto('/faq')
  await questions(page).nth(0).click()
  await expect(opened(page).locator('summary')).toHaveText([(await questions(page).nth(0).textContent()) ?? ''])
  await questions(page).nth(1).click()
  await expect(opened(page).locator('summary')).toHaveText([(await questions(page).nth(1).textContent()) ?? ''])
  await questions(page).nth(1).click()
  await expect(opened(page)).toHaveCount(0)
})

test('each category shows its own questions, with all answers closed, also when it is chosen again', async ({
  page,
}) => {
  await page.goto('/faq')
  await wake(faq(page))
  const seen: string[] = []
  for (const category of await categories(page).all()) {
    await category.click()
    await expect(category).toHaveAttribute('aria-pressed', 'true')
    await expect(faq(page).getByRole('button', { pressed: true })).toHaveCount(1)
    await expect(opened(page)).toHaveCount(0)
    seen.push(...(await questions(page).allTextContents()))
    await questions(page).first().click()
    await expect(opened(page)).toHaveCount(1)
  }
  expect(seen).toEqual(await faq(page).locator('summary').allTextContents())
  await categories(page).first().click()
  await expect(categories(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(opened(page)).toHaveCount(0)
})
