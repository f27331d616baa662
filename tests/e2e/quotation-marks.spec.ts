import { serveOnePage } from './support/built-site.ts'
import { expect, test } from './support/test.ts'

const space = '\u00a0'

for (const { language, begin, end } of [
  { language: 'fr-CA', begin: `open-quote "${space}"`, end: `"${space}" close-quote` },
  { language: 'de', begin: 'open-quote', end: 'close-quote' },
]) {
  test(`marks stand about a quote as ${language} has them`, async ({ page }) => {
    const served = await serveOnePage([{ type: 'quote', text: 'Le pain est bon.', name: 'Ada' }], { language })
    await page.goto(served.address)
    const marks = await page
      .locator('blockquote p')
      .evaluate((words) => ['::before', '::after'].map((mark) => getComputedStyle(words, mark).content))
    expect(marks).toEqual([begin, end])
    await served.close()
  })
}
