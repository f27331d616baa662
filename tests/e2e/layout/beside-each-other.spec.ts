import { serveOnePage } from '../support/built-site.ts'
import type { Served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

const long = ['Lessons on the road to the coast and back', 'Lessons for those who are afraid of bridges']

const kinds = ['Tractors', 'Caravans', 'Scooters', 'Bicycles']

let served: Served
test.beforeAll(async () => {
  const options = Array.from({ length: 6 }, (_, index) => `On the road to the coast ${index}`)
  const links = long.map((label) => ({ label, href: '/' }))
  served = await serveOnePage(
    [
      {
        type: 'form',
        name: 'lesson',
        heading: 'Book a lesson',
        sends: false,
        fields: [
          { kind: 'text', label: 'Name', name: 'name', width: 'half', help: 'As on your licence.' },
          { kind: 'tel', label: `${long[0]}, and ${long[1]}`, name: 'phone', width: 'half' },
          { kind: 'radio', label: 'Where', name: 'where', options },
          { kind: 'checkboxes', label: 'And where', name: 'andWhere', options },
        ],
      },
      {
        type: 'comparison',
        heading: 'Compared',
        items: kinds.map((heading) => ({ heading })),
        groups: [{ label: 'Needs', items: [{ heading: 'Fuel', values: [true, true, false, false] }] }],
      },
    ],
    { footer: { menu: ['Car', 'Bicycle'].map((heading) => ({ heading, links })), copyright: 'Ours.' } },
  )
})
test.afterAll(() => served.close())

test('two fields side by side stand on one line, however long the label of one is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(served.address)
  const [name, phone] = await page
    .locator('input:is([name="name"], [name="phone"])')
    .evaluateAll((fields) => fields.map((it) => ({ ...it.getBoundingClientRect().toJSON() })))
  expect(name.right).toBeLessThan(phone.left)
  expect(name.top).toBe(phone.top)
  // Nothing stands between a field and its label.
  const label = await page.getByText('Name', { exact: true }).boundingBox()
  expect(name.top - (label?.y ?? 0) - (label?.height ?? 0)).toBeLessThan(10)
})

test('no option of a form touches the words of the one beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(served.address)
  const rooms = await page.locator('fieldset label').evaluateAll((labels) => {
    const boxes = [...document.querySelectorAll('fieldset input')].map((it) => it.getBoundingClientRect())
    return labels.flatMap((label) => {
      const { top, bottom, right } = label.getBoundingClientRect()
      return boxes
        .filter((it) => it.left > right - 1 && it.top < bottom && it.bottom > top)
        .map((it) => it.left - right)
    })
  })
  expect(rooms.length).toBeGreaterThan(0)
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(12)
})

test('columns of a footer stand beside each other though their links are long', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(served.address)
  const tops = await page
    .getByRole('contentinfo')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((it) => it.getBoundingClientRect().top))
  expect(tops).toHaveLength(2)
  expect(new Set(tops).size).toBe(1)
})

test('no name of four that are compared is broken on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(served.address)
  const lines = await page.getByRole('columnheader').evaluateAll((heads) =>
    heads.map((head) => {
      const range = document.createRange()
      range.selectNodeContents(head)
      return range.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1, 1, 1])
})
