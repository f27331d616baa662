import type { Page } from 'playwright/test'
import { expect, test } from '../../e2e/support/test.ts'

const chat = (page: Page) => page.locator('#chat')

test('a later campaign takes the place of an earlier one, and a page without one keeps it', async ({
  page,
  context,
}) => {
  for (const [address, source] of [
    ['/?utm_source=first', 'first'],
    ['/faq?utm_source=second', 'second'],
    ['/pricing', 'second'],
  ] as const) {
    await page.goto(address)
    await expect.poll(() => context.cookies()).toMatchObject([{ name: 'utm_source', value: source }])
  }
})

test('the notice about cookies is on no route once it was accepted', async ({ page }) => {
  await page.goto('/')
  await page.locator('#consent').getByRole('button').click()
  for (const route of ['/', '/service/audit', '/blog']) {
    await page.goto(route)
    await expect(page.locator('#consent'), route).toBeHidden()
  }
  expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('true')
})

test('a chat is noted with the number, the words, the path and the time', async ({ page, context, baseURL }) => {
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ body: 'Chat' }),
  )
  await page.route('**/api/whatsapp-lead', (route) => route.fulfill({ status: 201 }))
  await page.goto('/about')
  const before = Date.now()
  const [sent, tab] = await Promise.all([
    page.waitForRequest('**/api/whatsapp-lead'),
    context.waitForEvent('page'),
    chat(page).click(),
  ])
  const { timestamp, ...lead } = sent.postDataJSON()
  expect(sent.method()).toBe('POST')
  expect(lead).toEqual({
    phone: expect.stringMatching(/^\+?[\d ]+$/),
    message: "Hi, I'm interested in your services.",
    page: '/about',
  })
  expect(timestamp).toBe(new Date(timestamp).toISOString())
  expect(Math.abs(Date.parse(timestamp) - before)).toBeLessThan(60_000)
  await tab.waitForURL((url) => url.searchParams.get('text') === lead.message)
})
