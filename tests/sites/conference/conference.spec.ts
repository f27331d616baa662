import { expect, test } from '../../e2e/support/test.ts'
import { crawl, lostLinks, missingFiles } from '../support/crawl.ts'
import { pathsOf } from '../support/pages.ts'
import { expectSoundPage } from '../support/sound-page.ts'

const paths = await pathsOf('examples/conference/pages.json')

test.describe('its pages', () => {
  test.describe.configure({ mode: 'parallel' })
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of [...paths, '/no-such-page'])
    test(`${path} is sound`, ({ page }) => expectSoundPage(page, path, path === '/no-such-page' ? 404 : 200))
})

test('its links and the files that it names are there', async ({ request }) => {
  const pages = await crawl(request)
  expect(pages.size).toBeGreaterThanOrEqual(paths.length)
  expect(lostLinks(pages)).toEqual([])
  expect(await missingFiles(request, pages)).toEqual([])
})

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
