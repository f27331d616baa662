import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('without script the links of a guide lead to its steps', async ({ page }) => {
  await page.goto('/guide')
  await page.getByRole('navigation').getByRole('link', { name: 'Go on' }).click()
  await expect(page).toHaveURL(/#step2$/)
  await expect(page.getByRole('heading', { name: 'Go on' })).toBeInViewport()
})

test('without script one question is open at a time', async ({ page }) => {
  await page.goto('/questions')
  await page.getByText('What is it?').click()
  await page.getByText('Where is it?').click()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expect(page.getByText('The second answer.')).toBeVisible()
})
