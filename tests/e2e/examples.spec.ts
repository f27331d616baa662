import { examples } from '../sections/examples.ts'
import { expectAccessible } from './support/accessible.ts'
import { mainScriptRuns } from './support/main-script.ts'
import { expect, test } from './support/test.ts'

for (const { name, section } of examples) {
  test(`${name} is accessible, fits phones and wide screens, and has nothing to complain about`, async ({
    page,
    exampleSite,
  }) => {
    const complaints: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${exampleSite}/${name}`)
    const drawn = page.locator(`[data-section="${section.type}"]`).last()
    await drawn.scrollIntoViewIfNeeded()
    if ((await drawn.getAttribute('data-island')) !== null) {
      await mainScriptRuns(page)
      await drawn.hover()
      await expect(drawn).toHaveAttribute('data-hydrated', '')
    }
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(complaints).toEqual([])
  })
}
