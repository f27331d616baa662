import type { Page } from 'playwright/test'

/** Waits until the main script runs: it comes after the page has been drawn, and takes what was clicked before. */
export async function mainScriptRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.earlyClicks === undefined)
}
