import type { Page } from 'playwright/test'
import { expect, test } from '../../e2e/support/test.ts'
import { bare } from './routes.ts'

const back = (page: Page) => page.getByRole('link', { name: 'Back', exact: true })

for (const form of bare)
  test(`Back on ${form} returns to where the visitor came from, and leads on where that is elsewhere`, async ({
    page,
  }) => {
    await page.goto('/pricing?plan=1')
    await page.goto(form, { referer: page.url() })
    await back(page).click()
    await expect(page).toHaveURL(/\/pricing\?plan=1$/)

    // Who skips to the content is at another place of the same page.
    await page.goto(form, { referer: page.url() })
    await page.evaluate(() => {
      location.hash = 'content'
    })
    await back(page).click()
    await expect(page).toHaveURL(/\/pricing\?plan=1$/)

    await page.goto(form, { referer: 'https://elsewhere.example/' })
    const own = (await back(page).getAttribute('href')) ?? ''
    expect(own).toMatch(/^\/[a-z]/)
    await back(page).click()
    await expect(page).toHaveURL(new RegExp(`${own}$`))
  })

test('Back leads where the visitor came from in a window of its own, too, and after the page was loaded again', async ({
  page,
  context,
}) => {
  const [form = ''] = bare
  await page.goto('/pricing')
  const opened = context.waitForEvent('page')
  await page.evaluate((form) => open(form), form)
  const other = await opened
  await other.waitForFunction(() => globalThis.earlyClicks === undefined)
  await other.goto('/')
  await other.goBack()
  await other.waitForFunction(() => globalThis.earlyClicks === undefined)
  await back(other).click()
  await expect(other).toHaveURL(/\/pricing$/)

  await page.goto(form, { referer: page.url() })
  await page.evaluate(() => {
    location.hash = 'content'
  })
  await page.reload()
  await back(page).click()
  await expect(page).toHaveURL(/\/pricing$/)
})
