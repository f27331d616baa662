import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test as base, expect, type Page } from 'playwright/test'
import { expectAccessible } from '../../e2e/support/accessible.ts'

/** The site in examples/bakery, built and served as its owner does it: `npm start -- --config FILE`. */
const test = base.extend<object, { bakery: string }>({
  bakery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
    async ({}, use, { parallelIndex }) => {
      const folder = `.cache/e2e-sites/bakery-${parallelIndex}`
      const flags = ['start', '--config', 'examples/bakery/pages.json', '--out', `${folder}/dist`]
      const leads = { DATABASE_URL: `file:${folder}/leads.db`, LEADS_MIN_FILL_MS: '0', LOG_LEVEL: 'silent' }
      const env = { ...process.env, FORCE_COLOR: undefined, PORT: '0', HOST: 'localhost', ...leads }
      const server = spawn(process.execPath, ['scripts/run.mjs', ...flags], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [line] = await once(server.stdout, 'data')
      await use(/http:\/\/[^/\s]+/.exec(String(line))?.[0] ?? '')
      server.kill('SIGTERM')
      await once(server, 'close')
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ bakery }, use) => use(bakery),
})

// One worker: the site is built once.
test.describe.configure({ mode: 'default' })

/** Comes past every section, so that all of the page's script and pictures are there. */
async function readThrough(page: Page): Promise<void> {
  for (const section of await page.locator('main > section').all()) {
    await section.scrollIntoViewIfNeeded()
    if ((await section.getAttribute('data-island')) === null) continue
    await section.locator('[data-root]').dispatchEvent('pointerover')
    await expect(section).toHaveAttribute('data-hydrated', '')
  }
}

for (const path of ['/', '/breads', '/order', '/about']) {
  for (const width of [360, 1280]) {
    test(`${path} at ${width} px is accessible, fits, says nothing in the console and asks no other host`, async ({
      page,
      bakery,
    }) => {
      const complaints: string[] = []
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('request', (request) => request.url().startsWith(bakery) || complaints.push(request.url()))
      page.on('response', (response) => response.ok() || complaints.push(`${response.status()} ${response.url()}`))
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.locator('h1')).toHaveCount(1)
      await readThrough(page)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(complaints).toEqual([])
    })
  }
}

test('the menu leads to a section of a page, on wide screens and on phones', async ({ page }) => {
  await page.goto('/')
  await page.locator('header summary', { hasText: 'Our bread' }).click()
  await page.getByRole('link', { name: 'From flour to loaf Have a look' }).click()
  await expect(page).toHaveURL(/\/breads\/?#method$/)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('header summary', { hasText: 'About us' }).click()
  await page.getByRole('link', { name: 'Opening hours and way' }).click()
  await expect(page).toHaveURL(/\/about\/?#opening-hours$/)
})

test('the notice goes when it is accepted, in the site’s own words', async ({ page }) => {
  await page.goto('/about')
  const notice = page.getByRole('complementary', { name: 'Cookies' })
  await expect(notice).toContainText('which link brought you here')
  await notice.getByRole('button', { name: 'Fine by me' }).click()
  await expect(notice).toBeHidden()
})

test('a shelf is chosen by a link and by a button, and then stands in the address', async ({ page }) => {
  await page.goto('/breads?shelf=cakes')
  const entry = (name: string) => page.locator('#shelf').getByRole('heading', { name, exact: true })
  await expect(entry('Strawberry sponge')).toBeVisible()
  await expect(entry('Mill loaf')).toBeHidden()
  await page.getByRole('button', { name: 'Pastries' }).click()
  await expect(entry('Butter croissant')).toBeVisible()
  await expect(entry('Strawberry sponge')).toBeHidden()
  await expect(page).toHaveURL(/\?shelf=pastries/)
})

test('a tab shows its panel', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'After lunch' }).click()
  await expect(page.getByRole('heading', { name: 'For those who need cake' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'For those on their way to work' })).toBeHidden()
})

test('an order that fails is kept, and one that arrives is thanked for, in the site’s own words', async ({ page }) => {
  await page.goto('/order')
  const form = page.getByRole('form', { name: 'Your order' })
  await form.getByLabel('Your name').fill('Ada Miller')
  await form.getByLabel('E-mail').fill('ada@host.example')
  await form.getByLabel('For which day?').selectOption('Saturday')
  await form.getByLabel('Mill loaf').check()
  await form.getByLabel('How many of each').fill('Two, please.')
  await form.getByLabel('I collect it at the counter').check()
  await form.getByLabel('Your data').check()

  await page.route('**/leads/order', (route) => route.fulfill({ status: 500, body: '' }))
  await form.getByRole('button', { name: 'Send my order' }).click()
  const failure = 'Your order did not reach us. Please try again, or ring 01632 960 147.'
  await expect(page.getByRole('alert')).toContainText(failure)
  await expect(form.getByLabel('Your name')).toHaveValue('Ada Miller')

  await page.unroute('**/leads/order')
  const answered = page.waitForResponse('**/leads/order')
  await form.getByRole('button', { name: 'Try again' }).click()
  expect((await answered).status()).toBe(201)
  await expect(page.locator('#order').getByRole('status')).toHaveText(
    'Thank you, your order is in the book. We confirm it by seven this evening.',
  )
})

test('an old address leads to the new one', async ({ page }) => {
  await page.goto('/find-us')
  await expect(page).toHaveURL(/\/about\/?#opening-hours$/)
})
