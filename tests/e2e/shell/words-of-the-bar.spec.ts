import { serveOnePage } from '../support/built-site.ts'
import type { Served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

let served: Served
test.beforeAll(async () => {
  const labels = ['Home', 'For our guests and friends', 'Rooms by the sea for two or four', 'Food']
  const us = { heading: 'The house', text: 'It is old.', link: { label: 'See it', href: '/' } }
  served = await serveOnePage([{ type: 'hero', heading: 'Sleep by the sea' }], {
    name: 'Seaside',
    header: {
      menu: [
        { label: 'All about who we are', groups: [{ label: 'Us', items: [us] }] },
        ...labels.map((label) => ({ label, href: '/' })),
      ],
      action: { label: 'Book', href: '/' },
    },
  })
})
test.afterAll(() => served.close())

for (const width of [992, 1100, 1280]) {
  test(`no word of the bar breaks while the longest ones have room beside each other, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(served.address)
    const broken = await page.getByRole('banner').evaluate((header) => {
      const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (range.getClientRects().length > 1) found.push(word)
        }
      return found
    })
    expect(broken).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // What opens stands at one height with what leads somewhere, however many lines that has.
    const middles = await page.locator('header summary, header nav > a').evaluateAll((entries) =>
      entries.map((it) => {
        const { top, bottom } = it.getBoundingClientRect()
        return Math.round(top + bottom)
      }),
    )
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2)
    // The mark of what opens is as wide as it is high.
    const mark = await page.locator('header summary').evaluate((it) => {
      const { width: wide, height } = getComputedStyle(it, '::after')
      return { wide, height }
    })
    expect(mark.wide).toBe(mark.height)
  })
}
