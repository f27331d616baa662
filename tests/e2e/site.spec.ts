import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext } from 'playwright/test'
import { checkSite } from '../../src/content/check.ts'
import { loadSources } from '../../src/content/load.ts'
import { expect, test } from './support/test.ts'

const { site } = checkSite(await loadSources('pages.json'))
const paths = [...(site?.pages ?? []).map(({ path }) => path), '/no-such-page']

/** The addresses on this site that a page links to. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = '']) => href)
}

async function deadLinks(request: APIRequestContext, hrefs: Iterable<string>): Promise<string[]> {
  const dead: string[] = []
  for (const href of new Set(hrefs)) if (!(await request.get(href)).ok()) dead.push(href)
  return dead
}

for (const path of paths) {
  test(`${path} has one main heading, its landmarks, and links that lead somewhere`, async ({ page, request }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('body > main')).toHaveCount(1)
    const landmarks = path.startsWith('/service/') ? 0 : 1
    await expect(page.locator('body > header')).toHaveCount(landmarks)
    await expect(page.locator('body > footer')).toHaveCount(landmarks)
    expect(await deadLinks(request, linksIn((await response?.text()) ?? ''))).toEqual([])
  })

  for (const width of [360, 1280]) {
    test(`${path} at ${width} px is accessible and fits`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
}
