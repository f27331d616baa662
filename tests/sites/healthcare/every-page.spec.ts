import { checkSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import { expectAccessible } from '../../e2e/support/accessible.ts'
import { expect, test } from '../../e2e/support/test.ts'

const { site } = checkSite(await loadSources('pages.json'))
const paths = [...(site?.pages ?? []).map(({ path }) => path), '/no-such-page']

for (const path of paths) {
  test(`${path} has one main heading and its landmarks, is accessible, and fits phones and wide screens`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const response = await page.goto(path)
    expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('body > main')).toHaveCount(1)
    const landmarks = path.startsWith('/service/') ? 0 : 1
    await expect(page.locator('body > header')).toHaveCount(landmarks)
    await expect(page.locator('body > footer')).toHaveCount(landmarks)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}
