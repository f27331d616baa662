import { expect, type Page, test } from 'playwright/test'

const back = (page: Page) => page.getByRole('link', { name: 'Back', exact: true })

for (const [form, own] of [
  ['/service/request', '/contact'],
  ['/service/audit', '/audit'],
] as const) {
  test(`Back on ${form} returns to the page that the visitor came from`, async ({ page }) => {
    await page.goto('/pricing?plan=1')
    await Promise.all([page.waitForURL(`**${form}`), page.evaluate((to) => location.assign(to), form)])
    await back(page).click()
    await expect(page).toHaveURL(/\/pricing\?plan=1$/)
  })

  test(`Back on ${form} leads to ${own} when the visitor came from elsewhere`, async ({ page }) => {
    await page.goto('/pricing')
    await page.goto(form, { referer: 'https://elsewhere.example/' })
    await back(page).click()
    await expect(page).toHaveURL(new RegExp(`${own}$`))
  })
}

test('Back is a plain link for whoever opens the form by its address', async ({ page }) => {
  await page.goto('/service/request')
  await expect(back(page)).toHaveAttribute('href', '/contact')
  await back(page).click()
  await expect(page).toHaveURL(/\/contact$/)
})
