import { sectionOf, targets } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

const sectors = [/hospitals/i, /clinics/i, /pharmacies/i, /diagnostic/i, /nursing/i, /ayush/i, /dental.*eye/i]

test('seven sectors have an overview and a benefit, and lead to /contact', async ({ look }) => {
  const page = await look('/solutions')
  const grid = page.locator('main > section').filter({ has: page.locator('li:nth-child(7) a[href="/contact"]') })
  const cards = grid.getByRole('listitem')
  await expect(cards).toHaveCount(7)
  for (const card of await cards.all()) {
    expect(await targets(card)).toEqual(['/contact'])
    await expect(card.locator('p')).toHaveText([/\w/, /\w/])
  }
  for (const name of sectors) await expect(cards.getByRole('heading', { name }).first()).toBeAttached()
})

test('every solution delivers five features', async ({ look }) => {
  const page = await look('/solutions')
  await expect(sectionOf(page, /^every solution delivers/i).getByRole('listitem')).toHaveCount(5)
})

test('the page leads to /contact and the overview', async ({ look }) => {
  const page = await look('/solutions')
  const ways = page.locator('main > section').filter({ has: page.locator('a[href="/contact"]') })
  await expect(ways.locator('a[href="/downloads/solutions-overview.pdf"]')).toBeVisible()
})
