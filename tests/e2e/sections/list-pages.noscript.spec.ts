import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('without script visitors go from one page of a list to the next, and to a topic', async ({ page }) => {
  await page.goto('/notes')
  const headings = page.locator('[data-section="tile-grid"] h3')
  const topics = page.getByRole('navigation', { name: 'Topics of this list' })
  const pager = page.getByRole('navigation', { name: 'Pages of this list' })
  await expect(headings).toHaveText(['Note a', 'Note b'])
  await expect(topics.getByRole('link')).toHaveText(['All', 'About roses', 'About soil'])
  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/notes\/page\/2$/)
  await expect(headings).toHaveText(['Note c', 'Note d'])
  await topics.getByRole('link', { name: 'About roses' }).click()
  await expect(page).toHaveURL(/\/notes\/topic\/roses$/)
  await pager.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/notes\/topic\/roses\/page\/2$/)
  await expect(headings).toHaveText(['Note c'])
  await expect(topics.locator('[aria-current]')).toHaveText('About roses')
  await topics.getByRole('link', { name: 'All' }).click()
  await expect(page).toHaveURL(/\/notes$/)
})
