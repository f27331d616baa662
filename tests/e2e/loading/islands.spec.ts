import type { Page } from 'playwright/test'
import { complaintsOf } from '../support/complaints.ts'
import { holdBack, mainScript } from '../support/network.ts'
import { shiftOf, wake } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** The scripts that a page has asked for. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  return scripts
}

const tabs = /assets\/tabs-/
const second = (page: Page) => page.getByRole('tab').nth(1)

test('a page without islands loads one script', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/text', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/main-[\w-]+\.js$/)])
})

test('an island that waits for intent loads nothing before', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/tabs', { waitUntil: 'networkidle' })
  await page.locator('[data-section="tabs"]').scrollIntoViewIfNeeded()
  expect(scripts.filter((script) => !mainScript.test(script))).toEqual([expect.stringMatching(/assets\/islands-/)])
  await page.getByRole('tablist').hover()
  await expect(page.locator('[data-island="tabs"]')).toHaveAttribute('data-hydrated', '')
})

test('an island comes with one file of what all islands need', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/questions')
  await page.locator('[data-island="accordion"]').first().hover()
  await expect(page.locator('[data-island="accordion"]').first()).toHaveAttribute('data-hydrated', '')
  const names = scripts.map((script) => /assets\/(.+)-[\w-]{8}\.js/.exec(script)?.[1])
  expect(names.sort()).toEqual(['accordion', 'choice', 'choice.module', 'hydrate', 'islands', 'main', 'mantine'])
})

test('a click on a tab whose script is still on its way acts when it is there', async ({ page }) => {
  const release = await holdBack(page, tabs)
  await page.goto('/tabs')
  await second(page).click()
  await expect(second(page)).toHaveAttribute('aria-selected', 'false')
  release()
  await expect(second(page)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test('a click from before the main script came asks for the script that answers it, and acts then', async ({
  rawPage: page,
}) => {
  const release = await holdBack(page, mainScript)
  await page.goto('/tabs')
  const asked = page.waitForRequest(tabs)
  await second(page).click()
  await asked
  release()
  await expect(second(page)).toHaveAttribute('aria-selected', 'true')
})

test('a click from before the page was there to its end acts too', async ({ rawPage: page }) => {
  const release = await holdBack(page, mainScript)
  await page.goto('/tabs', { waitUntil: 'commit' })
  await second(page).click()
  release()
  await expect(second(page)).toHaveAttribute('aria-selected', 'true')
})

test('an arrow key on a tab that sleeps moves on once it is awake', async ({ page }) => {
  const release = await holdBack(page, tabs)
  await page.goto('/tabs')
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowRight')
  release()
  await expect(second(page)).toHaveAttribute('aria-selected', 'true')
})

test('an island whose script does not come shows all that it has, and is reported once', async ({ page }) => {
  const reports: string[] = []
  page.on(
    'console',
    (message) => message.text().includes('stays as the server made it') && reports.push(message.text()),
  )
  await page.route(tabs, (route) => route.abort())
  await page.goto('/tabs')
  await second(page).click()
  const section = page.locator('[data-island="tabs"]')
  await expect(section).toHaveAttribute('data-failed', '')
  await section.hover()
  for (const panel of await section.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible()
  expect(reports).toHaveLength(1)
})

for (const script of [/assets\/islands-/, mainScript])
  test(`where ${script} does not come, sections show all that they have, and less once it comes`, async ({
    rawPage: page,
  }) => {
    await page.route(script, (route) => route.abort())
    await page.goto('/tabs')
    const section = page.locator('[data-island="tabs"]')
    await expect(section).toHaveAttribute('data-failed', '')
    for (const panel of await section.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible()
    await expect(second(page)).toBeHidden()
    await page.unroute(script)
    await page.getByRole('button', { name: 'Accept' }).click()
    // Who points at a section wakes it once the script is there.
    await expect(section).not.toHaveAttribute('data-failed')
    await wake(section)
    await second(page).click()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  })

test('an island that stops while it lives shows all that it has, and is reported', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/cards')
  const section = page.locator('[data-island="carousel"]')
  await wake(section)
  // It asks for this each time it begins to move.
  await page.evaluate(() => {
    globalThis.matchMedia = () => {
      throw new Error('Nobody knows.')
    }
  })
  await section.locator('div:has(> [aria-roledescription="slide"])').hover()
  await page.mouse.move(0, 0)
  await expect(section).toHaveAttribute('data-failed', '')
  // Whatever React still had to do is done by then.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(section.getByRole('heading', { name: 'Card A' })).toBeInViewport()
  await expect(section.locator('[aria-roledescription="slide"]')).toHaveCount(6)
  expect(complaints).toEqual([expect.stringMatching(/^The section ".+" has stopped\. Error: Nobody knows\./)])
})

test('nothing moves while islands come to life', async ({ page }) => {
  await page.goto('/')
  for (const island of await page.locator('[data-island]').all()) await wake(island)
  expect(await shiftOf(page)).toBe(0)
})
