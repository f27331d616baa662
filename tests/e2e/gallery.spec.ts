import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import { root } from '../../src/root.ts'
import { expectAccessible } from './support/accessible.ts'

/** The addresses of the gallery beside a small site, and beside one in a language that no amount can be written in. */
const test = base.extend<object, { gallery: string; speechlessGallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
    async ({}, use, { workerIndex }) => {
      const { address, close } = await preview(smallSite(`.cache/e2e-gallery/${workerIndex}`, 'en'))
      await use(`${address}/_sections`)
      await close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  speechlessGallery: [
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use, { workerIndex }) => {
      const { address, close } = await preview(
        smallSite(`.cache/e2e-gallery/${workerIndex}-speechless`, 'en-Neverland'),
      )
      await use(`${address}/_sections`)
      await close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

async function preview(config: string) {
  const command = ['scripts/run.mjs', 'dev', '--config', config, '--port', '0']
  const server = spawn(process.execPath, command, { cwd: root, env: { ...process.env, NO_COLOR: '1' } })
  const close = async () => {
    server.kill()
    await once(server, 'close')
  }
  return { address: await saidAddress(server), close }
}

function saidAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (data) => {
      said += String(data)
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (address) resolve(address)
    })
    server.on('close', () => reject(new Error(`The preview ended: ${said}`)))
  })
}

/** A site without a folder public/: the examples need none. */
function smallSite(folder: string, language: string): string {
  const config = path.join(root, folder, 'pages.json')
  const colors = { brand: '#0b4f9e', accent: '#0f766e' }
  mkdirSync(path.dirname(config), { recursive: true })
  const home = { path: '/', title: 'A site without any picture', description: 'It has no folder public/.' }
  const site = { name: 'Small', url: 'https://small.example', language, theme: { colors } }
  const sections = [{ type: 'hero', heading: 'No pictures here' }]
  writeFileSync(config, JSON.stringify({ version: 1, site, pages: [{ ...home, sections }] }))
  return config
}

const frame = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`)

test('a search narrows the list of types and says how many are left', async ({ page, gallery }) => {
  await page.goto(gallery)
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(13)
  await page.getByLabel('Find a type').fill('questions')
  await expect(cards).toHaveText(['accordionQuestions and answers; one open at a time.'])
  await expect(page.getByRole('status').filter({ hasText: '1 of 13 types' })).toBeAttached()
})

test('a type is opened with the keyboard, and its heading has the focus then', async ({ page, gallery }) => {
  await page.goto(gallery)
  await page.getByRole('main').getByRole('link', { name: 'tabs' }).press('Enter')
  await expect(page).toHaveURL(/\/_sections\/tabs$/)
  await expect(page).toHaveTitle('tabs · Sections')
  await expect(page.getByRole('heading', { level: 1, name: 'tabs' })).toBeFocused()
})

test('examples are live, and as wide as was chosen, also after a reload', async ({ page, gallery }) => {
  await page.goto(`${gallery}/tabs`)
  await page.getByText('Phone 360').click()
  await page.reload()
  await expect(page.getByLabel('Phone 360')).toBeChecked()
  const example = frame(page, 'Full example of tabs')
  expect(await example.locator('html').evaluate(() => innerWidth)).toBe(360)
  await example.getByRole('tab', { name: 'Clay' }).click()
  await expect(example.getByRole('tabpanel', { name: 'Clay' })).toContainText('From a lump to a jug')
})

test('the JSON of an example is copied, and screen readers hear it', async ({ page, gallery, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${gallery}/hero`)
  await page.getByRole('button', { name: 'Copy JSON of the minimal example' }).click()
  await expect(page.getByText('The JSON of the minimal example is copied.')).toBeAttached()
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual({
    type: 'hero',
    heading: 'Bicycles, mended while you wait',
  })
})

test('the pictures of examples are there, whatever site is open', async ({ page, gallery }) => {
  await page.goto(`${gallery}/hero`)
  const picture = frame(page, 'Full example of hero').getByRole('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
})

test('an example that cannot be drawn says why', async ({ page, speechlessGallery }) => {
  await page.goto(`${speechlessGallery}/pricing`)
  await expect(frame(page, 'Full example of pricing').locator('.preview-failure')).toContainText(
    'schemas/sections/pricing.schema.json /_sections/preview/pricing/2 › section 1 (pricing) could not be drawn',
  )
})

test('an address that leads to no type says so', async ({ page, gallery }) => {
  await page.goto(`${gallery}/slideshow`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such type')
})

for (const address of ['', '/form']) {
  for (const width of [360, 1280]) {
    test(`the gallery's page "${address}" at ${width} px is accessible and fits`, async ({ page, gallery }) => {
      const complaints: string[] = []
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.setViewportSize({ width, height: 900 })
      await page.goto(gallery + address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, 'iframe')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(complaints).toEqual([])
    })
  }
}
