import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('without script the links of a guide lead to its steps', async ({ page }) => {
  await page.goto('/steps-2')
  await page.getByRole('navigation').getByRole('link', { name: 'Mend' }).click()
  await expect(page).toHaveURL(/#step2$/)
  await expect(page.getByRole('heading', { name: 'Mend' })).toBeInViewport()
})

test('without script one question is open at a time', async ({ page }) => {
  await page.goto('/accordion-2')
  await page.getByText('May I bring my bicycle?').click()
  await page.getByText('Is there a way without steps?').click()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expect(page.getByText('Yes, from the pier')).toBeVisible()
})
