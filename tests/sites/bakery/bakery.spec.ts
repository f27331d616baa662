import type { Locator, Page } from 'playwright/test'
import { targets, wake } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'
import { testSite } from '../support/sound-site.ts'

const paths = await testSite('examples/bakery/pages.json')

/** Where the browser is, as a link says it. */
const place = (page: Page) => {
  const { pathname, hash } = new URL(page.url())
  return pathname.replace(/(.)\/$/, '$1') + hash
}

async function expectToLead(page: Page, link: Locator): Promise<void> {
  const target = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect.poll(() => place(page)).toBe(target)
}

test('the menu leads to a section of a page, on wide screens and on phones', async ({ page }) => {
  await page.goto('/')
  await page.locator('header summary').first().click()
  await expectToLead(page, page.locator('header details[open] li > a[href*="#"]:visible').first())

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('header summary').last().click()
  await expectToLead(page, page.locator('header details[open] a[href*="#"]:visible').last())
})

test('the notice goes when it is accepted', async ({ page }) => {
  await page.goto('/')
  await page.locator('#consent').getByRole('button').click()
  await expect(page.locator('#consent')).toBeHidden()
})

test('a group of a list is chosen by a button, stands in the address, and is opened by it', async ({ page }) => {
  await page.goto('/breads')
  const list = page.locator('[data-section="filter-list"]')
  const shown = list.getByRole('article')
  await wake(list)
  const before = await shown.first().textContent()
  await list.getByRole('button').last().click()
  await expect(shown.first()).not.toHaveText(before ?? '')
  const chosen = (await list.getByRole('button', { pressed: true }).textContent()) ?? ''
  await page.goto(page.url())
  await expect(list.getByRole('button', { pressed: true })).toHaveText(chosen)
  await expect(shown.first()).not.toHaveText(before ?? '')
})

test('every bread stands on the shelf, with a picture, and leads to its page', async ({ page }) => {
  await page.goto('/breads')
  const shelf = page.locator('#shelf article')
  const breads = paths.filter((path) => path.startsWith('/breads/') && path !== '/breads/keeping-bread')
  expect((await targets(shelf)).sort()).toEqual(breads.sort())
  await expect(shelf.locator('img')).toHaveCount(breads.length)
})

test('a tab shows its panel alone', async ({ page }) => {
  await page.goto('/')
  const tab = page.getByRole('tab').last()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name: (await tab.textContent()) ?? '' })).toBeVisible()
})

test('an order that fails is kept, and one that arrives is thanked for', async ({ page }) => {
  await page.goto('/order')
  const section = page.locator('[data-section="form"]')
  await wake(section)
  await fillInAll(section)
  const first = section.locator('input[type="text"]:visible').first()
  await page.route('**/leads/order', (route) => route.fulfill({ status: 500, body: '' }))
  await section.locator('button[type="submit"]').click()
  await expect(section.getByRole('alert')).not.toBeEmpty()
  await expect(first).toHaveValue('Ada')

  await page.unroute('**/leads/order')
  const answered = page.waitForResponse('**/leads/order')
  await section.getByRole('button', { name: 'Try again' }).click()
  expect((await answered).status()).toBe(201)
  await expect(section.getByRole('status')).not.toBeEmpty()
  await expect(first).toHaveValue('')
})

/** Gives every field of a form what its kind takes. */
async function fillInAll(form: Locator): Promise<void> {
  for (const field of await form.locator(':is(input, textarea):visible').all()) {
    const kind = (await field.getAttribute('type')) ?? 'text'
    if (kind === 'checkbox' || kind === 'radio') await field.check()
    else await field.fill({ email: 'ada@host.example', tel: '01632 960147' }[kind] ?? 'Ada')
  }
  for (const list of await form.locator('select').all()) await list.selectOption({ index: 1 })
}

test('an old address leads to a new one', async ({ page }) => {
  await page.goto('/menu')
  await expect(page).not.toHaveURL(/\/menu$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
