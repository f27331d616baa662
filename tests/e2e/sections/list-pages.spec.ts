import { expectAccessibleAndFitting } from '../support/accessible.ts'
import { test } from '../support/test.ts'

test('the pages of a list and of its topics are for everyone, on narrow screens too', async ({ page }) => {
  for (const path of ['/notes', '/notes/page/2', '/notes/topic/roses']) {
    await page.goto(path)
    await expectAccessibleAndFitting(page)
  }
})
