import { expect, type Page, test } from 'playwright/test'
import { mainScriptRuns } from '../../e2e/support/main-script.ts'
import { routes } from '../../e2e/support/site.ts'

const greeting = /^Hi, I visited your profile and would like to learn more about (your|the) services\.?$/i
const general = "Hi, I'm interested in your services."
const chat = (page: Page) => page.locator('#chat')

test('the campaign in an address is kept for 30 days, on every route', async ({ page, context }) => {
  const kept: Record<string, unknown> = {}
  for (const route of routes) {
    await context.clearCookies()
    await page.goto(`${route}?utm_source=news&other=1`)
    await mainScriptRuns(page)
    // What a page writes reaches the browser a moment later.
    await expect.poll(async () => (await context.cookies()).length).toBe(1)
    const [cookie] = await context.cookies()
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    kept[route] = [cookie?.name, cookie?.value, cookie?.path, cookie?.sameSite, days.toFixed(1)]
  }
  expect(kept).toEqual(Object.fromEntries(routes.map((route) => [route, ['utm_source', 'news', '/', 'Lax', '30.0']])))
})

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
    await mainScriptRuns(page)
    await expect.poll(() => context.cookies()).toMatchObject([{ name: 'utm_source', value: source }])
  }
})

test('the notice about cookies is on every route, and on none once it was accepted', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route)
    await expect(page.getByRole('complementary', { name: 'Cookies' }), route).toBeVisible()
  }
  await page.getByRole('button', { name: 'Accept' }).click()
  for (const route of ['/', '/service/audit', '/blog']) {
    await page.goto(`${route}?utm_source=seen`)
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('utm_source=seen')
    await expect(page.locator('#consent'), route).toBeHidden()
  }
})

test('the chat greets on three pages, and says the usual on all others', async ({ page }) => {
  const said: Record<string, string | null> = {}
  for (const route of [...routes, '/products/emr', '/blog/it-mistakes']) {
    await page.goto(route)
    await expect(chat(page), route).toHaveAttribute('target', '_blank')
    said[route] = new URL((await chat(page).getAttribute('href')) ?? '').searchParams.get('text')
  }
  for (const [route, words] of Object.entries(said))
    expect(words, route).toEqual(
      ['/', '/pricing', '/products/emr'].includes(route) ? expect.stringMatching(greeting) : general,
    )
})

test.describe('the chat', () => {
  test.beforeEach(({ context }) => context.route('https://chat.example/**', (route) => route.fulfill({ body: 'Chat' })))

  test('is noted with the number, the words, the path and the time', async ({ page }) => {
    await page.route('**/api/whatsapp-lead', (route) => route.fulfill({ status: 201 }))
    await page.goto('/?utm_source=news')
    await mainScriptRuns(page)
    const before = Date.now()
    const [sent] = await Promise.all([page.waitForRequest('**/api/whatsapp-lead'), chat(page).click()])
    const { timestamp, ...lead } = sent.postDataJSON()
    expect(sent.method()).toBe('POST')
    expect(lead).toEqual({ phone: '+91 00000 00000', message: expect.stringMatching(greeting), page: '/' })
    expect(timestamp).toBe(new Date(timestamp).toISOString())
    expect(Math.abs(Date.parse(timestamp) - before)).toBeLessThan(60_000)
  })

  for (const [receiver, answer] of [
    ['refuses', 'refuse'],
    ['fails', 'fail'],
    ['hangs', 'hang'],
  ] as const) {
    test(`opens in a new tab when its receiver ${receiver}, and the page stays as it was`, async ({
      page,
      context,
    }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('dialog', (dialog) => errors.push(dialog.message()))
      await page.route('**/api/whatsapp-lead', (route) => {
        if (answer === 'refuse') return route.fulfill({ status: 422 })
        if (answer === 'fail') return route.abort()
        return undefined
      })
      await page.goto('/about')
      await mainScriptRuns(page)
      const before = await page.locator('body').innerText()
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.waitForRequest('**/api/whatsapp-lead'),
        chat(page).click(),
      ])
      await tab.waitForURL('https://chat.example/**')
      expect(new URL(tab.url()).pathname).toBe('/910000000000')
      expect(await page.locator('body').innerText()).toBe(before)
      expect(errors).toEqual([])
    })
  }
})
