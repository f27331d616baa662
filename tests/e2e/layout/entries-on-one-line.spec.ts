import type { Locator } from 'playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 1280, height: 720 } })

const top = (of: Locator) => of.evaluate((it) => Math.round(it.getBoundingClientRect().top))

for (const type of ['tile-grid', 'carousel']) {
  test(`words of unlike entries of a ${type} begin on the same lines, and notes stand at the foot of all`, async ({
    page,
  }) => {
    await page.goto('/unlike')
    const section = page.locator(`[data-section="${type}"]`)
    const text = (of: string | RegExp) => top(section.getByText(of))
    expect(await top(section.getByRole('heading', { name: 'Short' }))).toBe(
      await top(section.getByRole('heading', { name: 'Long' })),
    )
    expect(await text('What short is about.')).toBe(await text(/^There is much/))
    expect(await text('What noted is about.')).toBe(await text(/^There is much/))
    expect(await text('The foot of the noted')).toBe(await text('The foot of the long'))
  })
}
