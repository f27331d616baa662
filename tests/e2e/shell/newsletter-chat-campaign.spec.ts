import type { Page, Route } from 'playwright/test'
import { holdBack, mainScript } from '../support/network.ts'
import { chat, newsletter } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const address = '**/leads/newsletter'
const email = (page: Page) => page.locator('footer').getByLabel('E-mail')
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' })
const note = (page: Page) => page.locator('footer').getByRole('status')

test.describe('the newsletter', () => {
  let sent: (string | null)[]
  const answer = (page: Page, status: number, body = '', contentType = 'application/json') =>
    page.route(address, (route) => {
      sent.push(route.request().postData())
      return route.fulfill({ status, body, contentType })
    })

  test.beforeEach(async ({ page }) => {
    sent = []
    await page.goto('/text')
  })

  test('does not send what is no address', async ({ page }) => {
    await answer(page, 200)
    for (const wrong of ['', 'name', 'name@host', 'na me@host.example', '@host.example']) {
      await email(page).fill(wrong)
      await subscribe(page).click()
      await expect(note(page)).toHaveText(newsletter.invalid)
      await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(email(page)).toHaveAccessibleDescription(newsletter.invalid)
      await expect(email(page)).toBeFocused()
      await email(page).pressSequentially('x')
      await expect(note(page)).toBeEmpty()
      await expect(email(page)).not.toHaveAttribute('aria-invalid')
      expect(sent).toEqual([])
    }
  })

  test('sends an address, says so and clears the field', async ({ page }) => {
    await answer(page, 204)
    await email(page).fill('name@host.example')
    await email(page).press('Enter')
    await expect(note(page)).toHaveText(newsletter.success)
    await expect(email(page)).toHaveValue('')
    expect(sent).toEqual(['{"email":"name@host.example"}'])
    expect(new URL(page.url()).pathname).toMatch(/^\/text\/?$/)
  })

  const failures: [what: string, status: number, body: string, type: string][] = [
    ['the service failed', 500, '', 'application/json'],
    ['a page came in place of its answer', 200, '<h1>Sign in to our network</h1>', 'text/html; charset=utf-8'],
  ]
  for (const [what, status, body, type] of failures)
    test(`says when ${what}, and keeps the address`, async ({ page }) => {
      await answer(page, status, body, type)
      await email(page).fill('name@host.example')
      await subscribe(page).click()
      await expect(note(page)).toHaveText(newsletter.failure)
      await expect(email(page)).toHaveValue('name@host.example')
    })

  test('says when the network failed, and can be sent again', async ({ page }) => {
    await page.route(address, (route) => route.abort())
    await email(page).fill('name@host.example')
    await subscribe(page).click()
    await expect(note(page)).toHaveText(newsletter.failure)
    await page.unroute(address)
    await answer(page, 200)
    await subscribe(page).click()
    await expect(note(page)).toHaveText(newsletter.success)
  })

  test('is sent once however often the button is pressed, and not waited for without end', async ({ page }) => {
    await page.clock.install()
    await page.reload()
    await page.route(address, (route) => {
      sent.push(route.request().postData())
    })
    await email(page).fill('name@host.example')
    for (let clicks = 0; clicks < 3; clicks++) await subscribe(page).click()
    await expect(page.locator('footer form')).toHaveAttribute('aria-busy', 'true')
    expect(sent).toEqual(['{"email":"name@host.example"}'])
    await page.clock.fastForward(20_000)
    await expect(note(page)).toHaveText(newsletter.failure)
    await expect(page.locator('footer form')).not.toHaveAttribute('aria-busy')
  })
})

test.describe('the chat', () => {
  const button = (page: Page) => page.getByRole('link', { name: 'Chat with us' })

  test('opens in a new tab and is noted', async ({ page, context }) => {
    await context.route('https://chat.example/**', (route) => route.fulfill({ body: 'The chat' }))
    await page.route(`**${chat.log}`, (route) => route.fulfill({ status: 201 }))
    await page.goto('/about')
    const [lead, tab] = await Promise.all([
      page.waitForRequest(`**${chat.log}`),
      context.waitForEvent('page'),
      button(page).click(),
    ])
    const { timestamp, ...rest } = lead.postDataJSON()
    expect(rest).toEqual({ phone: chat.phone, message: chat.message, page: new URL(page.url()).pathname })
    expect(new Date(timestamp).toISOString()).toBe(timestamp)
    expect(lead.method()).toBe('POST')
    expect(lead.headers()['content-type']).toBe('application/json')
    await tab.waitForURL('https://chat.example/**')
    expect(new URL(tab.url()).searchParams.get('text')).toBe(chat.message)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
  })

  test('is noted when it is opened before the script is there', async ({ rawPage: page }) => {
    const release = await holdBack(page, mainScript)
    await page.context().route('https://chat.example/**', (route) => route.fulfill({ body: 'The chat' }))
    await page.route(`**${chat.log}`, (route) => route.fulfill({ status: 201 }))
    await page.goto('/about')
    await Promise.all([page.context().waitForEvent('page'), button(page).click()])
    const lead = page.waitForRequest(`**${chat.log}`)
    release()
    expect((await lead).postDataJSON()).toMatchObject({ message: chat.message, page: new URL(page.url()).pathname })
  })

  test('makes room for who reads on, and comes back', async ({ page }) => {
    await page.goto('/text')
    // Live, as the header shows once it is scrolled.
    await page.mouse.wheel(0, 600)
    await expect(page.locator('body > header')).toHaveAttribute('data-scrolled')
    await page.mouse.wheel(0, 600)
    await expect(button(page)).toBeHidden()
    await page.mouse.wheel(0, -200)
    await expect(button(page)).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 } })

    test('makes room for a form, and comes back after it', async ({ page }) => {
      await page.goto('/form')
      await page.getByLabel('First name').scrollIntoViewIfNeeded()
      await expect(button(page)).toBeHidden()
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(page.locator('html')).toHaveAttribute('data-down', '')
      await page.mouse.wheel(0, -10)
      await expect(button(page)).toBeVisible()
    })
  })

  test('says something else on some pages', async ({ page }) => {
    const message = async (path: string) => {
      await page.goto(path)
      return new URL((await button(page).getAttribute('href')) ?? '').searchParams.get('text')
    }
    expect(await message('/')).toBe(chat.greeting)
    expect(await message('/text')).toBe(chat.message)
    expect(await message('/bare')).toBe(chat.message)
  })

  const receivers: Record<string, { receive: (route: Route) => Promise<void> | undefined; said?: RegExp }> = {
    refuses: { receive: (route) => route.fulfill({ status: 422 }), said: /answered 422\.$/m },
    fails: { receive: (route) => route.abort(), said: /Failed to fetch/ },
    hangs: { receive: () => undefined },
  }
  for (const [how, { receive, said }] of Object.entries(receivers))
    test(`opens also when its receiver ${how}, and only the console may say so`, async ({ page, context }) => {
      const warnings: string[] = []
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('dialog', (dialog) => errors.push(dialog.message()))
      await context.route('https://chat.example/**', (route) => route.fulfill({ body: 'The chat' }))
      await page.route(`**${chat.log}`, receive)
      await page.goto('/text')
      const before = await page.locator('body').innerText()
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.waitForRequest(`**${chat.log}`),
        button(page).click(),
      ])
      await tab.waitForURL('https://chat.example/**')
      if (said) await expect.poll(() => warnings).toEqual([expect.stringMatching(said)])
      expect(await page.locator('body').innerText()).toBe(before)
      expect(errors).toEqual([])
    })
})

test.describe('the campaign', () => {
  test('is remembered for 30 days', async ({ page, context }) => {
    await page.goto('/text?utm_source=news%20letter%3B')
    await expect.poll(() => context.cookies()).toHaveLength(1)
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'utm_source', value: 'news%20letter%3B', path: '/', sameSite: 'Lax' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(2_592_000, -2)
  })

  test('is not invented', async ({ page, context }) => {
    await page.goto('/text?utm_medium=mail')
    expect(await context.cookies()).toEqual([])
  })
})
