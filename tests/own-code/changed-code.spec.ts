import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../src/root.ts'
import { startPreview } from '../e2e/support/preview.ts'
import { overlay, site } from '../e2e/support/preview-site.ts'
import { expect, test } from '../e2e/support/test.ts'

const code = path.join(root, '.cache/e2e-code')
const config = path.join(code, 'site/pages.json')

/** A copy of our code, which can be changed while other tests use the true one. */
test.beforeAll(() => {
  for (const name of ['package.json', 'package-lock.json', 'schemas', 'scripts', 'src', 'tools', 'docs'])
    cpSync(path.join(root, name), path.join(code, name), { recursive: true })
  mkdirSync(path.dirname(config), { recursive: true })
  writeFileSync(config, JSON.stringify(site([{ type: 'hero', heading: 'A heading of thirty letters' }])))
})
test.afterAll(() => rmSync(code, { recursive: true }))

test('content is judged by a changed schema at once, and by the next one', async ({ page }) => {
  const { address, close } = await startPreview(config, {}, code)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A heading of thirty letters')
  const file = path.join(code, 'schemas/parts/heading.schema.json')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(before), maxLength: 20 }))
  await expect(overlay(page)).toContainText('at most 20', { timeout: 60_000 })
  writeFileSync(file, before)
  await expect(overlay(page)).toHaveCount(0, { timeout: 60_000 })
  await close()
})

test('an open gallery follows a changed schema, and stays as it is while that is half written', async ({ page }) => {
  const { address, close } = await startPreview(config, {}, code)
  await page.goto(`${address}/_sections/hero`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('hero')
  const file = path.join(code, 'schemas/sections/hero.schema.json')
  const text = JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), description: 'Told anew.' })
  const refused = page.waitForResponse((response) => response.url() === page.url() && response.status() === 500)
  writeFileSync(file, text.slice(0, -9))
  await refused
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('hero')
  writeFileSync(file, text)
  await expect(page.getByText('Told anew.').first()).toBeVisible({ timeout: 60_000 })
  await close()
})

test('what pages run is kept for the next ones, and is another one when our code has changed', async ({ page }) => {
  const runs = () => page.locator('script[data-main]').getAttribute('data-main')
  const first = await startPreview(config, {}, code)
  await page.goto(first.address)
  // What is not bundled yet keeps no page waiting.
  expect(await runs()).toBe('/src/preview/browser/main.ts')
  const served = async () => (await fetch(first.address)).text()
  await expect.poll(served, { timeout: 60_000 }).toContain('data-main="/_preview/assets/')
  await first.close()
  const next = await startPreview(config, {}, code)
  await page.goto(next.address)
  expect(await runs()).toMatch(/^\/_preview\/assets\//)
  const file = path.join(code, 'src/browser/main.ts')
  const before = readFileSync(file, 'utf8')
  for (const time of ['once', 'twice']) {
    writeFileSync(file, `${before}document.documentElement.dataset.changed = '${time}'\n`)
    await expect(page.locator('html')).toHaveAttribute('data-changed', time, { timeout: 60_000 })
  }
  await next.close()
})
