import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { holdBack } from '../support/network.ts'
import { page as aPage, expect, overlay, site, test } from '../support/preview-site.ts'

const red = '#e00000'
const blue = '#0000e0'
const image = (src: string) => ({ src, alt: 'A square of one colour, as large as a hand' })

function svg(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="${colour}"/></svg>`
}

/** A picture that is as many bytes long whatever its colour is: nothing in it is compressed. */
function png(colour: string): Promise<Buffer> {
  const create = { width: 1300, height: 900, channels: 3, background: colour } as const
  return sharp({ create }).png({ compressionLevel: 0 }).toBuffer()
}

/** Which of the two colours a picture shows; none while it is not there. */
async function colour(picture: Locator): Promise<string> {
  return await picture.evaluate(async (element: HTMLImageElement) => {
    const isThere = await element.decode().then(
      () => true,
      () => false,
    )
    if (!isThere) return 'none'
    const canvas = new OffscreenCanvas(1, 1)
    const context = canvas.getContext('2d')
    context?.drawImage(element, 0, 0, 1, 1)
    const [r = 0, , b = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return r > b ? 'red' : 'blue'
  })
}

test('a picture that is replaced under its name is shown at once: a drawing, a photo in all its widths, the logo', async ({
  page,
  preview,
}) => {
  const files = ['public/images/drawing.svg', 'public/images/photo.png', 'public/images/logo.svg']
  const fill = async (with_: string) => {
    for (const name of files) preview.write(name, name.endsWith('svg') ? svg(with_) : await png(with_))
  }
  await fill(red)
  const { site: settings, ...rest } = site([
    { type: 'hero', heading: 'A drawing', image: image('/images/drawing.svg') },
    { type: 'feature', heading: 'A photo', body: 'It has other widths.', image: image('/images/photo.png') },
  ])
  preview.save({ ...rest, site: { ...settings, header: { ...settings.header, logo: image('/images/logo.svg') } } })
  await page.goto(preview.address)
  const pictures = ['header img', '[data-section="hero"] img', '[data-section="feature"] img'].map((one) =>
    page.locator(one).first(),
  )
  // A page that came before its content is loaded again.
  const all = (wanted: string) =>
    expect(async () => {
      for (const picture of pictures) expect(await colour(picture)).toBe(wanted)
    }).toPass()
  await all('red')
  await fill(blue)
  await all('blue')
})

test('a config, a page file and a picture that are removed and put back are as they were', async ({
  page,
  preview,
}) => {
  const aside = path.join(preview.folder, 'aside')
  preview.write('public/images/drawing.svg', svg(red))
  preview.write('pages/more.json', JSON.stringify(aPage('/more', [{ type: 'hero', heading: 'More to see' }])))
  preview.save({
    ...site([
      {
        type: 'hero',
        heading: 'A drawing',
        image: image('/images/drawing.svg'),
        actions: [{ label: 'More to see', href: '/more' }],
      },
    ]),
    include: ['pages/**/*.json'],
  })
  await page.goto(preview.address)
  await expect(page.getByRole('heading', { name: 'A drawing' })).toBeVisible()
  for (const name of ['pages.json', 'pages/more.json', 'public/images/drawing.svg', 'pages']) {
    renameSync(path.join(preview.folder, name), aside)
    await expect(overlay(page)).toBeVisible()
    mkdirSync(path.dirname(path.join(preview.folder, name)), { recursive: true })
    renameSync(aside, path.join(preview.folder, name))
    await expect(overlay(page)).toHaveCount(0)
  }
  preview.write(
    'next.json',
    readFileSync(path.join(preview.folder, 'pages.json'), 'utf8').replace('A drawing', 'A sketch'),
  )
  renameSync(path.join(preview.folder, 'next.json'), path.join(preview.folder, 'pages.json'))
  await expect(page.getByRole('heading', { name: 'A sketch' })).toBeVisible()
  rmSync(path.join(preview.folder, 'pages'), { recursive: true })
})

test('a draft page says so, and no longer when it is none', async ({ page, preview }) => {
  const about = aPage('/about', [{ type: 'hero', heading: 'About us' }])
  preview.save(site([{ type: 'hero', heading: 'A heading' }], { ...about, draft: true }))
  await page.goto(`${preview.address}/about`)
  const badge = page.getByText('Draft: visitors do not see this page')
  await expect(badge).toBeVisible()
  preview.save(site([{ type: 'hero', heading: 'A heading', actions: [{ label: 'About us', href: '/about' }] }], about))
  await expect(badge).toBeHidden()
})

test('a page that comes while its header is written anew has the new one', async ({ rawPage: page, preview }) => {
  const first = site([{ type: 'hero', heading: 'A heading' }])
  preview.save(first)
  const goOn = await holdBack(page, /src\/preview\/browser\.ts/)
  await expect.poll(async () => (await fetch(preview.address)).text()).toContain('A heading')
  await page.goto(preview.address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'A heading' })).toBeVisible()
  const menu = [{ label: 'Where we began', href: '/' }]
  preview.save({ ...first, site: { ...first.site, header: { menu } } })
  await expect.poll(async () => (await fetch(preview.address)).text()).toContain('Where we began')
  goOn()
  await expect(page.getByRole('link', { name: 'Where we began' }).first()).toBeAttached()
})

test('a page that loses its header and footer shows none, without being loaded again by hand', async ({
  page,
  preview,
}) => {
  const sections = [{ type: 'hero', heading: 'A heading' }]
  preview.save(site(sections))
  await page.goto(preview.address)
  await expect(page.getByRole('banner')).toBeVisible()
  preview.save({ ...site([]), pages: [{ ...aPage('/', sections), layout: 'bare' }] })
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('what surrounds the sections changes in place: what is open stays open, and what comes is alive', async ({
  rawPage: page,
  preview,
}) => {
  const first = site([{ type: 'hero', heading: 'A heading' }])
  const consent = { text: 'We keep one note.', labels: { accept: 'Fine' } }
  const save = (more: object) => preview.save({ ...first, site: { ...first.site, ...more } })
  save({ header: { menu: [{ label: 'Where we began', href: '/' }] } })
  await expect.poll(async () => (await fetch(preview.address)).text()).toContain('Where we began')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(preview.address)
  await page.evaluate(() => {
    document.documentElement.dataset.opened = 'by hand'
  })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('link', { name: 'Where we began' })).toBeVisible()
  const menu = [
    { label: 'Where we are', href: '/' },
    { label: 'The way here', href: '/' },
  ]
  save({ header: { menu } })
  await expect(page.getByRole('link', { name: 'The way here' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Where we are' })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  const theme = { colors: { brand: '#7a1f1f', accent: '#0f766e' }, density: 'dense', dividers: 'line' }
  save({ header: { menu }, theme, consent })
  const notice = page.getByText('We keep one note.')
  await expect(notice).toBeVisible()
  const variable = (name: string) =>
    page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one).trim(), name)
  expect(await variable('--brand')).toBe('#7a1f1f')
  expect(await variable('--section-space')).toBe('1.625rem')
  await page.getByRole('button', { name: 'Fine' }).click()
  await expect(notice).toBeHidden()
  save({ header: { menu }, consent: { ...consent, text: 'We keep one note, and no more.' } })
  await expect.poll(() => variable('--section-space')).not.toBe('1.625rem')
  await expect(page.getByText('and no more')).toBeHidden()
  expect(await page.locator('html').getAttribute('data-opened')).toBe('by hand')
  // What listened to the menu cannot be told that there is none.
  save({ header: undefined })
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-opened')
})

test('whoever asks gets the page: with any Accept, with none, and its head alone', async ({ preview, request }) => {
  preview.save(site([{ type: 'hero', heading: 'For all who ask' }]))
  const ask = (accept: string) => request.get(preview.address, { headers: { accept } })
  await expect.poll(async () => (await ask('text/html')).text()).toContain('For all who ask')
  for (const accept of ['*/*', 'application/json', '']) {
    const answer = await ask(accept)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await answer.text()).toContain('For all who ask')
  }
  expect((await request.head(preview.address)).status()).toBe(200)
  expect((await request.get(`${preview.address}/nowhere`, { headers: { accept: '*/*' } })).status()).toBe(404)
})

test('an address that cannot be read is no page, as where a build is served', async ({ preview }) => {
  const { port } = new URL(preview.address)
  const statusOf = async (address: string) => {
    // Clients mend such an address before they ask for it.
    const request = get({ port, path: address })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.resume()
    return response.statusCode
  }
  expect(await Promise.all(['/%', '/%E0%A4%A', '/%41'].map(statusOf))).toEqual([400, 400, 404])
})

test('what search engines read is answered as a build would write it, without drafts', async ({ preview, request }) => {
  const hero = [{ type: 'hero', heading: 'For all who ask' }]
  preview.save(site(hero, aPage('/about', hero), { ...aPage('/soon', hero), draft: true }))
  const ask = async (name: string) => (await request.get(`${preview.address}/${name}`)).text()
  await expect.poll(() => ask('sitemap.xml')).toContain('<loc>https://preview.example/about</loc>')
  expect(await ask('sitemap.xml')).not.toContain('/soon')
  expect(await ask('robots.txt')).toContain('Sitemap: https://preview.example/sitemap.xml')
})
