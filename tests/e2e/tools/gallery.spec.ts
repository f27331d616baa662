import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Request } from 'playwright/test'
import { root } from '../../../src/root.ts'
import { examples } from '../../sections/examples.ts'
import { version } from '../../version.ts'
import { expectAccessibleAndFitting, expectReadableInDark } from '../support/accessible.ts'
import { complaintsOf } from '../support/complaints.ts'
import { startPreview } from '../support/preview.ts'
import { test as base, expect } from '../support/test.ts'

/** The addresses of the gallery beside a small site, and one in which no amount can be written. */
const test = base.extend<object, { gallery: string; speechlessGallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
    async ({}, use, { workerIndex }) => {
      const { address, close } = await startPreview(smallSite(`.cache/e2e-gallery/${workerIndex}`))
      await use(`${address}/_sections`)
      await close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  speechlessGallery: [
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use, { workerIndex }) => {
      // No content breaks a component: what it needs is taken from it before our code begins.
      const { address, close } = await startPreview(smallSite(`.cache/e2e-gallery/${workerIndex}-speechless`), {
        NODE_OPTIONS: '--import=data:text/javascript,delete(Intl.NumberFormat.prototype.formatToParts)',
      })
      await use(`${address}/_sections`)
      await close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** A site without a folder public/: the examples need none. */
function smallSite(folder: string): string {
  const config = path.join(root, folder, 'pages.json')
  const colors = { brand: '#0b4f9e', accent: '#0f766e' }
  mkdirSync(path.dirname(config), { recursive: true })
  const home = { path: '/', title: 'A site without any picture', description: 'It has no folder public/.' }
  const site = { name: 'Small', url: 'https://small.example', language: 'en', theme: { colors } }
  const sections = [{ type: 'hero', heading: 'No pictures here' }]
  writeFileSync(config, JSON.stringify({ version, site, pages: [{ ...home, sections }] }))
  return config
}

const types = new Set(examples.map(({ section }) => section.type)).size
const frame = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`)

test('the gallery loads two files that browsers keep, and a connection', async ({ request, gallery }) => {
  const document = await (await request.get(`${gallery}/hero`)).text()
  const loaded = Array.from(document.matchAll(/ (?:src|href)="(\/[^"]+)"/g), ([, address = '']) => address)
  expect(loaded).toEqual([
    expect.stringMatching(/^\/_sections\/assets\/style-[\w-]+\.css$/),
    expect.stringMatching(/^\/_sections\/assets\/main-[\w-]+\.js$/),
    '/src/preview/browser/gallery.ts',
  ])
  for (const file of loaded.slice(0, 2))
    expect((await request.get(new URL(file, gallery).href)).headers()['cache-control']).toContain('immutable')
})

test('a search narrows the list of types and says how many are left', async ({ page, gallery }) => {
  await page.goto(gallery)
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(types)
  await page.getByLabel('Find a type').fill('questions')
  await expect(cards).toHaveText(['accordionQuestions and answers; one open at a time.'])
  await expect(page.getByRole('status').filter({ hasText: `1 of ${types} types, 0 of` })).toBeAttached()
})

test('a search stands in the address, goes along to a type and back, and ends with a link to all', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery}?q=faq`)
  await expect(page.getByLabel('Find a type')).toHaveValue('faq')
  await page.getByLabel('Find a type').clear()
  await page.getByLabel('Find a type').pressSequentially('faqs')
  await expect(page).toHaveURL(/\?q=faqs$/)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^accordion.*Found as "faq"/])
  await page.getByRole('main').getByRole('link', { name: 'accordion' }).click()
  await expect(page).toHaveURL(/\/accordion\?q=faqs$/)
  await page.getByText('Phone 360').click()
  await expect(page).toHaveURL(/\?q=faqs&width=360$/)
  await page.goBack()
  await expect(page.getByLabel('Find a type')).toHaveValue('faqs')
  await expect(page.getByRole('heading', { level: 1, name: 'Sections' })).toBeFocused()
  await page.getByRole('link', { name: 'Sections', exact: true }).click()
  await expect(page.getByLabel('Find a type')).toHaveValue('')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(types)
})

test('pictures of types are drawn one after the other, as they come near sight', async ({ page, gallery }) => {
  let underWay = 0
  let mostAtOnce = 0
  const isPicture = (request: Request) => request.url().endsWith('?still')
  page.on('request', (request) => {
    if (isPicture(request)) mostAtOnce = Math.max(mostAtOnce, ++underWay)
  })
  page.on('requestfinished', (request) => {
    if (isPicture(request)) underWay--
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(gallery)
  const pictures = page.getByRole('main').locator('iframe')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.first().locator('iframe')).toBeVisible()
  await cards.last().scrollIntoViewIfNeeded()
  await expect(frame(page, (await cards.last().getByRole('heading').textContent()) ?? '').locator('main')).toBeVisible()
  expect(await pictures.count()).toBeLessThan(types)
  expect(mostAtOnce).toBe(1)
})

test('a search that finds nothing says what to try', async ({ page, gallery }) => {
  await page.goto(gallery)
  await page.getByLabel('Find a type').fill('acordion')
  await expect(page.getByText('Nothing here has the words “acordion”.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'accordion', exact: true }).click()
  await expect(page.getByLabel('Find a type')).toHaveValue('accordion')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^accordion/])
})

test('icons are drawn, found by what they stand for, and their names copied by the keyboard too', async ({
  page,
  gallery,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(gallery)
  await page.getByLabel('Find a type').fill('heart')
  await expect(page.getByRole('link', { name: 'icons have these words' })).toBeVisible()
  await expect(page.getByText('Nothing here has the words')).toHaveCount(0)
  await page.getByLabel('Find a type').fill('delivery')
  await page.getByRole('link', { name: '1 icon has these words' }).click()
  const truck = page.getByRole('main').getByRole('button')
  await expect(truck).toHaveText(/^Copy truck/)
  await expect(truck.locator('path')).toHaveAttribute('d', /^M/)
  await truck.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'truck: Copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('truck')
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

for (const address of ['', '?q=nothing-like-this', '/form', '/icons'])
  test(`the gallery's page "${address}" fits, and is accessible in light and in dark`, async ({ page, gallery }) => {
    const complaints = complaintsOf(page)
    await page.goto(gallery + address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleAndFitting(page, { except: 'iframe' })
    await expectReadableInDark(page, { except: 'iframe' })
    expect(complaints).toEqual([])
  })

test('it says where something of the site is used, on a page of its own and beside each type', async ({
  page,
  gallery,
}) => {
  await page.goto(gallery)
  await page.getByRole('link', { name: 'Who uses what' }).first().click()
  const name = page.getByRole('combobox', { name: 'Name' })
  await name.fill('her')
  await page.getByRole('option', { name: 'hero' }).click()
  await expect(page).toHaveURL(/\/uses\?name=hero$/)
  await expect(page.getByRole('heading', { name: 'hero is a section type, used in 1 place' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('/ › section 1 (hero)')
  await expectAccessibleAndFitting(page)
  await name.fill('heros')
  await name.press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'hero', exact: true }).click()
  await expect(name).toHaveValue('hero')
  await page.goto(`${gallery}/hero`)
  const places = page.getByRole('region', { name: 'On this site' }).getByRole('listitem')
  await expect(places).toHaveCount(1)
  await places.getByRole('link', { name: '/' }).click()
  await expect(page.getByRole('heading', { name: 'No pictures here' })).toBeVisible()
})
