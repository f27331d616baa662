import type { Page } from 'playwright/test'
import { expectAccessibleAndFitting, expectFitting } from '../../e2e/support/accessible.ts'
import { complaintsOf } from '../../e2e/support/complaints.ts'
import { wake } from '../../e2e/support/site.ts'
import { expect } from '../../e2e/support/test.ts'

/** Reads a page to its end, and holds it against what is right for any page of any site. */
export async function expectSoundPage(page: Page, address: string, status = 200): Promise<void> {
  const complaints = complaintsOf(page)
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await page.setViewportSize({ width: 360, height: 800 })
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(status)

  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('body > main')).toHaveCount(1)
  await toTheEnd(page)
  for (const island of await page.locator('[data-island]').all()) await wake(island)
  await expectAccessibleAndFitting(page)
  // Enlarged to twice its size in a window, and in half of that.
  for (const width of [640, 320]) await expectFitting(page, width)

  const { host } = new URL(page.url())
  expect(asked.filter((url) => url.protocol.startsWith('http') && url.host !== host)).toEqual([])
  // That the page itself is not there is what was expected.
  expect(complaints.filter((complaint) => status === 200 || !complaint.includes(`status of ${status}`))).toEqual([])
}

/** Goes through the page, so that all that waits for being seen comes. */
function toTheEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}
