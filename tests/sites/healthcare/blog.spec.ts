import { expect, type Page, test } from 'playwright/test'
import { sentFrom, targets, wake } from '../../e2e/support/site.ts'

const subscribe = (page: Page) => page.locator('main > section').filter({ has: page.locator('form') })
const articles = [
  '/blog/nabh-digital-readiness',
  '/blog/telemedicine-rural-india',
  '/blog/hipaa-gdpr-security',
  '/blog/hospital-it-mistakes',
  '/blog/abdm-health-id',
  '/blog/lims-future-diagnostics',
]

test('six articles are linked in order, each with a title, a snippet and a picture', async ({ page }) => {
  await page.goto('/blog')
  const cards = page.locator('#articles').getByRole('listitem')
  expect(await targets(page.locator('#articles'))).toEqual(articles)
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).toHaveCount(1)
    await expect(card.locator('p')).toHaveText(/\w/)
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\w/)
  }
})

test('the page has topics, and ends with ways to /contact and /services', async ({ page }) => {
  await page.goto('/blog')
  expect(await page.locator('#topics').getByRole('listitem').count()).toBeGreaterThan(2)
  expect(await targets(page.locator('main > section').last())).toEqual(['/contact', '/services'])
})

test.describe('the form to subscribe', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/blog')
    await wake(subscribe(page))
  })

  test('has a name and an e-mail, and neither must be filled in', async ({ page }) => {
    await expect(subscribe(page).getByLabel('Name', { exact: true })).toHaveJSProperty('type', 'text')
    await expect(subscribe(page).getByLabel('E-mail', { exact: true })).toHaveJSProperty('type', 'email')
    await expect(subscribe(page).locator('[required]')).toHaveCount(0)
    await expect(subscribe(page).locator('input:visible')).toHaveCount(2)
  })

  test('sends nothing, and says so', async ({ page }) => {
    const sent = sentFrom(page)
    const fetched: string[] = []
    await subscribe(page).getByLabel('Name', { exact: true }).fill('Meera')
    await subscribe(page).getByLabel('E-mail', { exact: true }).fill('meera@clinic.example')
    page.on('request', (request) => fetched.push(request.url()))
    await subscribe(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(subscribe(page).getByRole('status')).toContainText(/nothing has been sent/i)
    expect([...sent, ...fetched]).toEqual([])
    await expect(page).toHaveURL(/\/blog$/)
  })

  test('is checked by the browser alone', async ({ page }) => {
    const email = subscribe(page).getByLabel('E-mail', { exact: true })
    await email.fill('meera')
    await subscribe(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(email).toBeFocused()
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
    await expect(subscribe(page).getByRole('status')).toBeEmpty()
    // The browser's own check lets a host without a dot pass.
    await email.fill('meera@clinic')
    await email.press('Enter')
    await expect(subscribe(page).getByRole('status')).not.toBeEmpty()
  })
})
