import { expectEntrance } from '../../e2e/support/entrance.ts'
import { expect, test } from '../../e2e/support/test.ts'

for (const path of ['/services', '/blog/it-mistakes'])
  test(`what ${path} has below comes in within 1000 ms, once`, async ({ page }) => {
    await page.goto(path)
    await expectEntrance(page)
  })

test('every content page has its entrances', async ({ request }) => {
  for (const path of ['/solutions', '/about', '/academy', '/pricing'])
    expect(await (await request.get(path)).text(), path).toMatch(/<main [^>]*data-entrance=/)
})
