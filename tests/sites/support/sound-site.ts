import { expect, test } from '../../e2e/support/test.ts'
import { crawl, lostLinks, missingFiles } from './crawl.ts'
import { pathsOf } from './pages.ts'
import { expectSoundPage } from './sound-page.ts'

/** Holds all pages of a site against what is right for any, asks for all that they name, and says which pages there are. */
export async function testSite(config: string): Promise<string[]> {
  const paths = await pathsOf(config)

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
  return paths
}
