import { expectAccessibleAndFitting } from './support/accessible.ts'
import { test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an entry of any tone can be read in a section of any tone', async ({ page }) => {
  await page.goto('/tones')
  await expectAccessibleAndFitting(page)
})
