import { serveOnePage } from '../support/built-site.ts'
import type { Served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

const text =
  'We teach in the evening and on Saturdays, in your street and on the road to the coast, by car and by bicycle.'
const entries = ['First', 'Second'].map((heading) => ({ heading, text }))

let served: Served
test.beforeAll(async () => {
  served = await serveOnePage([
    { type: 'feature', heading: 'A point that is long', points: [text] },
    { type: 'carousel', heading: 'One card at a time', columns: 1, items: entries },
    {
      type: 'filter-list',
      heading: 'A list',
      groups: entries.map((entry) => ({ label: entry.heading, items: [entry] })),
    },
    {
      type: 'pricing',
      heading: 'Prices',
      currency: 'EUR',
      items: [
        { heading: 'Lesson', text: 'For all', figure: '50', points: ['An hour'], link: { label: 'Book', href: '/' } },
      ],
      note: text,
    },
    {
      type: 'comparison',
      heading: 'Compared',
      items: [{ heading: 'Car' }, { heading: 'Bicycle' }],
      groups: [{ label: 'Needs', items: [{ heading: 'Fuel', values: [true, false] }] }],
      note: text,
    },
  ])
})
test.afterAll(() => served.close())

test('no line of a wide window is longer than eyes follow', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto(served.address)
  const widths = await page.getByText(text).evaluateAll((found) =>
    found.map((it) => {
      const letter = Number.parseFloat(getComputedStyle(it).fontSize)
      return [it.closest('[data-section]')?.getAttribute('data-section'), it.getBoundingClientRect().width / letter]
    }),
  )
  expect(new Set(widths.map(([type]) => type)).size).toBe(5)
  // 100 letters, of which two are as wide as one is high.
  expect(widths.filter(([, width]) => Number(width) > 55)).toEqual([])
})
