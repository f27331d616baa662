import { serveOnePage } from '../support/built-site.ts'
import type { Served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

const actions = [{ label: 'Row', href: '/' }]

let served: Served
test.beforeAll(async () => {
  served = await serveOnePage(
    [
      {
        type: 'media',
        eyebrow: 'At sea',
        heading: 'Boat',
        image: { src: '/images/boat.svg', alt: 'A boat' },
        items: [{ heading: 'The mast', spot: { x: 50, y: 0 } }],
        actions,
      },
      {
        type: 'stats',
        look: 'panel',
        eyebrow: 'At sea',
        heading: 'Boat',
        items: ['1', '2'].map((figure) => ({ figure, heading: 'Mast' })),
      },
      {
        type: 'carousel',
        heading: 'Trips',
        items: ['North', 'South', 'West', 'East'].map((heading) => ({ heading })),
        aside: { heading: 'Did you know?', text: 'The sea is salt.', actions },
      },
      {
        type: 'pricing',
        heading: 'What it costs',
        currency: 'EUR',
        periods: ['Monthly', 'Yearly'],
        items: [
          {
            heading: 'Crew',
            text: 'All year',
            price: { amount: 6, per: 'month' },
            secondPrice: { amount: 60, per: 'year' },
            points: ['A key to the boat house'],
            link: { label: 'Join the crew', href: '/' },
          },
        ],
      },
      { type: 'call-to-action', look: 'slim', eyebrow: 'At sea', heading: 'Boat', actions },
    ],
    { theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' }, align: 'center' } },
    {
      'images/boat.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h400v300H0z"/></svg>',
    },
  )
})
test.afterAll(() => served.close())

for (const type of ['media', 'stats', 'call-to-action']) {
  test(`words of a section "${type}" beside something begin at one edge, though headings stand in the middle`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(served.address)
    const section = page.locator(`[data-section="${type}"]`)
    const [eyebrow, heading] = await Promise.all(
      [section.getByText('At sea'), section.getByText('Boat', { exact: true })].map((it) =>
        it.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return Math.round(range.getBoundingClientRect().left)
        }),
      ),
    )
    expect(eyebrow).toBe(heading)
  })
}

test('a plan alone and the choice of its price stand in the middle, as the heading does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(served.address)
  const pricing = page.locator('[data-section="pricing"]')
  for (const part of [pricing.getByRole('listitem').first(), pricing.getByRole('group')]) {
    const box = await part.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(640, 0)
  }
})

test('buttons beside a row begin at the edge of what they stand below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(served.address)
  const row = page.locator('[data-section="carousel"]')
  const [button, edge] = await Promise.all([
    row.getByRole('link', { name: 'Row' }).evaluate((it) => it.getBoundingClientRect().left),
    row.getByText('Did you know?').evaluate((it) => it.parentElement?.getBoundingClientRect().left),
  ])
  expect(button).toBe(edge)
})
