import type { Page } from 'playwright/test'
import { sentFrom } from '../../e2e/support/network.ts'
import { targets, wake } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

const subscribe = (page: Page) => page.locator('main > section').filter({ has: page.locator('form') })
const name = (page: Page) => subscribe(page).locator('input[type="text"]:visible')
const email = (page: Page) => subscribe(page).locator('input[type="email"]')
const send = (page: Page) => subscribe(page).locator('button[type="submit"]')
const articles = [
  '/blog/nabh-digital-readiness',
  '/blog/telemedicine-rural-india',
  '/blog/hipaa-gdpr-security',
  '/blog/hospital-it-mistakes',
  '/blog/abdm-health-id',
  '/blog/lims-future-diagnostics',
]

test('six articles are linked, each with a title, a snippet and a picture', async ({ look }) => {
  const page = await look('/blog')
  for (const article of articles) {
    const linked = page.locator('main li').filter({ has: page.locator(`a[href="${article}"]`) })
    const card = linked.filter({ has: page.getByRole('img') })
    await expect(card.getByRole('heading')).toHaveCount(1)
    await expect(card.locator('p').first()).toHaveText(/\w/)
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\w/)
  }
})

test('every article says who wrote it and when, and leads back to the blog and on to its neighbours', async ({
  look,
}) => {
  for (const article of articles) {
    const page = await look(article)
    const byline = page.locator('[data-section="article"] ul').first()
    await expect(byline.locator('time')).toHaveAttribute('datetime', /^2025-/)
    await expect(byline).toContainText(/\d+ min read/)
    await expect(page.getByText('About the author')).toHaveCount(1)
    expect(await targets(page.getByRole('navigation', { name: 'You are here' }))).toEqual(['/', '/blog'])
    const others = await targets(page.getByRole('navigation', { name: 'More articles' }))
    expect(others.filter((path) => path?.startsWith('/blog/'))).toEqual(others)
    expect(others.length, article).toBeGreaterThan(0)
  }
})

test('every article ends with others of its topics, and never with itself', async ({ look }) => {
  for (const article of articles) {
    const page = await look(article)
    const related = await targets(page.locator('#related li'))
    expect(related.length, article).toBeGreaterThan(1)
    expect(related).not.toContain(article)
  }
})

test('the page has topics, and ways to /contact and /services', async ({ look }) => {
  const page = await look('/blog')
  expect(await page.locator('[data-section="tile-grid"]').count()).toBeGreaterThan(1)
  expect(await targets(page.locator('main'))).toEqual(expect.arrayContaining(['/contact', '/services']))
})

test.describe('the form to subscribe', () => {
  test('has a name and an e-mail, and neither must be filled in', async ({ look }) => {
    const page = await look('/blog')
    await expect(name(page)).toHaveCount(1)
    await expect(email(page)).toHaveCount(1)
    await expect(subscribe(page).locator('[required]')).toHaveCount(0)
    await expect(subscribe(page).locator('input:visible')).toHaveCount(2)
  })

  test('is checked by the browser alone, sends nothing, and says so', async ({ page }) => {
    await page.goto('/blog')
    await wake(subscribe(page))
    const sent = sentFrom(page)
    await name(page).fill('Meera')
    await email(page).fill('meera')
    await send(page).click()
    await expect(email(page)).toBeFocused()
    expect(await email(page).evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
    await expect(subscribe(page).getByRole('status')).toBeEmpty()
    // The browser's own check lets a host without a dot pass.
    await email(page).fill('meera@clinic')
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await email(page).press('Enter')
    await expect(subscribe(page).getByRole('status')).not.toBeEmpty()
    expect(sent).toEqual([])
    expect(fetched).toEqual([])
    await expect(page).toHaveURL(/\/blog$/)
  })
})
