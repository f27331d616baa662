import { expect, test } from '../../e2e/support/test.ts'
import { testSite } from '../support/sound-site.ts'

await testSite('examples/conference/pages.json')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('prices change with the period that is chosen', async ({ page }) => {
    await page.goto('/tickets')
    const prices = page.locator('#prices')
    await expect(prices.getByText('£190')).toBeVisible()
    await prices.getByText('From 1 March').first().click()
    await expect(prices.getByText('£280')).toBeVisible()
    await expect(prices.getByText('£190')).toBeHidden()
  })
})
