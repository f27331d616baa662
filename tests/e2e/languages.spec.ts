import { serveOnePage } from './support/built-site.ts'
import { expect, test } from './support/test.ts'

const space = '\u00a0'
const quote = { type: 'quote', text: 'Le pain est bon.', name: 'Ada' } as const

for (const { language, begin, end, hyphens } of [
  { language: 'fr-CA', begin: `open-quote "${space}"`, end: `"${space}" close-quote`, hyphens: 'manual' },
  { language: 'de', begin: 'open-quote', end: 'close-quote', hyphens: 'auto' },
]) {
  test(`marks stand about a quote, and long words break, as ${language} has them`, async ({ page }) => {
    const served = await serveOnePage([{ type: 'hero', heading: 'Datenschutzerklärung' }, quote], { language })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(served.address)
    const marks = await page
      .locator('blockquote p')
      .evaluate((words) => ['::before', '::after'].map((mark) => getComputedStyle(words, mark).content))
    expect(marks).toEqual([begin, end])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('hyphens', hyphens)
    await served.close()
  })
}
