import AxeBuilder from '@axe-core/playwright'
import { examples } from '../sections/examples.ts'
import { expect, test } from './support/test.ts'

for (const { name, section } of examples) {
  for (const width of [360, 1280]) {
    test(`${name} at ${width} px is accessible, fits, and has nothing to complain about`, async ({
      page,
      exampleSite,
    }) => {
      const complaints: string[] = []
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${exampleSite}/${name}`)
      const drawn = page.locator(`[data-section="${section.type}"]`).last()
      await drawn.scrollIntoViewIfNeeded()
      if ((await drawn.getAttribute('data-island')) !== null) {
        await drawn.hover()
        await expect(drawn).toHaveAttribute('data-hydrated', '')
      }
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(complaints).toEqual([])
    })
  }
}
