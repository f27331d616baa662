import path from 'node:path'
import type { Page } from 'playwright/test'
import { root } from '../../../src/root.ts'
import { openShare } from '../../../src/share/index.ts'
import { exampleSite } from '../support/example-site.ts'
import { button, fillIn, section } from '../support/form.ts'
import { test as base, expect } from '../support/test.ts'

/** The address that the author of the examples' site gives to colleagues. */
const test = base.extend<object, { link: string }>({
  link: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const config = path.join(root, exampleSite.config)
      const share = await openShare({ config, port: 0, log: console.error, addresses: ['127.0.0.1'] })
      share.again()
      await use(share.links[0] ?? '')
      await share.close()
    },
    { scope: 'worker' },
  ],
})

/** Follows the address from another site, as from a mail that is read in the browser. */
async function follow(page: Page, link: string): Promise<void> {
  const body = `<a href="${link}">Look at this</a>`
  await page.route('http://mail.example/', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://mail.example/')
  await page.getByRole('link').click()
  // The site may have to be made first.
  await expect(page.getByRole('banner')).toBeVisible({ timeout: 60_000 })
}

test('the address in a mail leads to the site, and does not stay in the browser', async ({ page, link }) => {
  await follow(page, link)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page about')
})

test('sections with script work', async ({ page, link }) => {
  await follow(page, link)
  await page.goto(new URL('/tabs', link).href)
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toBeVisible()
})

test('a form says that nothing was sent', async ({ page, link }) => {
  await follow(page, link)
  await page.goto(new URL('/form', link).href)
  await fillIn(page)
  await expect(section(page)).toHaveAttribute('data-hydrated', '')
  await button(page).click()
  await expect(section(page).getByRole('alert')).toContainText('This is a preview: nothing was sent.')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form leads to a page that says so', async ({ page, link }) => {
    await follow(page, link)
    await page.goto(new URL('/form', link).href)
    await fillIn(page)
    await button(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was sent')
  })
})
