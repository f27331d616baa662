import { expect, type Page, test } from 'playwright/test'
import { mainScriptRuns } from './support/main-script.ts'

/** The scripts that a page has asked for. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  return scripts
}

/** Holds back some files until it is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const tabs = /assets\/tabs-/
const main = /assets\/main-/

test('a page without islands loads one script', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/legal', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/main-[\w-]+\.js$/)])
})

test('an island that waits for intent loads nothing before', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/careers', { waitUntil: 'networkidle' })
  await page.locator('[data-section="tabs"]').scrollIntoViewIfNeeded()
  expect(scripts.filter((script) => !main.test(script))).toEqual([])
  await page.getByRole('tablist').hover()
  await expect(page.locator('[data-island="tabs"]')).toHaveAttribute('data-hydrated', '')
})

test('a click on a tab whose script is still on its way acts when it is there', async ({ page }) => {
  const release = await holdBack(page, tabs)
  await page.goto('/careers')
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'false')
  release()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test('a click from before the main script came acts too', async ({ page }) => {
  const release = await holdBack(page, main)
  await page.goto('/careers', { waitUntil: 'commit' })
  await page.getByRole('tab').nth(1).click()
  release()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('a click from before the main script came asks for the script that answers it', async ({ page }) => {
  const release = await holdBack(page, main)
  await page.goto('/careers', { waitUntil: 'domcontentloaded' })
  const asked = page.waitForRequest(tabs)
  await page.getByRole('tab').nth(1).click()
  await asked
  release()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('an arrow key on a tab that sleeps moves on once it is awake', async ({ page }) => {
  const release = await holdBack(page, tabs)
  await page.goto('/careers')
  await mainScriptRuns(page)
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowRight')
  release()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('an island whose script does not come shows all that it has, and is reported once', async ({ page }) => {
  const reports: string[] = []
  page.on(
    'console',
    (message) => message.text().includes('stays as the server made it') && reports.push(message.text()),
  )
  await page.route(tabs, (route) => route.abort())
  await page.goto('/careers')
  await page.getByRole('tab').nth(1).click()
  const section = page.locator('[data-island="tabs"]')
  await expect(section).toHaveAttribute('data-failed', '')
  await section.hover()
  for (const panel of await section.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible()
  expect(reports).toHaveLength(1)
})

test('nothing on any page offends its content security policy', async ({ page }) => {
  const offences: string[] = []
  page.on('console', (message) => /content security policy/i.test(message.text()) && offences.push(message.text()))
  for (const path of ['/', '/careers', '/faq', '/case-studies', '/services', '/service/request', '/no-such-page']) {
    await page.goto(path)
    await mainScriptRuns(page)
    for (const island of await page.locator('[data-island]').all()) {
      await island.hover()
      await expect(island).toHaveAttribute('data-hydrated', '')
    }
  }
  expect(offences).toEqual([])
})

test('nothing moves while islands come to life', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute('data-hydrated', '')
  }
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])
})
