import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Holds the page as it is now against the accessibility rules; what `except` names is left out. */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  const builder = new AxeBuilder({ page })
  const { violations } = await (except === undefined ? builder : builder.exclude(except)).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, `at ${page.viewportSize()?.width} px`).toEqual([])
}
