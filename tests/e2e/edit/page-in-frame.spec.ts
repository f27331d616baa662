import type { Locator } from 'playwright/test'
import { testOf } from '../support/editing.ts'
import { page as pageAt, site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'
import { typedIn } from '../support/typing.ts'

const corner = (heading: string) => ({ type: 'rich-text', heading, body: `${heading}: slowly, and by night.` })
const offers = {
  type: 'tabs',
  heading: 'What we bake',
  items: [
    { label: 'Bread', heading: 'Loaves', body: 'Rye and wheat.' },
    { label: 'Cakes', heading: 'Sponges', body: 'With berries.' },
  ],
}
const { site: settings, ...rest } = site(
  [{ type: 'hero', heading: 'Bread at seven' }, corner('How we bake'), offers],
  pageAt('/about', [{ type: 'hero', heading: 'About us' }]),
  pageAt('/oven', [
    { type: 'hero', heading: 'Our oven', look: 'split', image: { src: '/images/oven.svg', alt: 'The oven' } },
  ]),
)
const oven = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600"><rect width="900" height="600"/></svg>'
const consent = { text: 'We keep one note.' }
const first = `${JSON.stringify({ ...rest, site: { ...settings, consent } }, null, 2)}\n`

type Box = Awaited<ReturnType<Locator['boundingBox']>>

function meet(one: Box, other: Box): boolean {
  return (
    one !== null &&
    other !== null &&
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

const test = testOf('frame', {
  files: { 'pages.json': first, 'public/images/oven.svg': oven },
  shows: 'Bread at seven',
})

test('what lives on the page is alive before its text is typed, however long its script takes', async ({ editing }) => {
  const { page, shown, text } = editing
  const typed = typedIn(editing)
  let deliver = () => {}
  const arrived = new Promise<void>((resolve) => {
    deliver = resolve
  })
  let isAsked = false
  await page.route(/\/tabs[.-]/, async (route) => {
    isAsked = true
    await arrived
    await route.continue()
  })
  await page.reload()
  const island = shown.locator('[data-island="tabs"]')
  await island.scrollIntoViewIfNeeded()
  // Right after the page is loaded a double click may come as a click.
  await expect(async () => {
    await shown.getByRole('heading', { name: 'Loaves' }).dblclick()
    await expect.poll(() => isAsked, { timeout: 5000 }).toBe(true)
  }).toPass()
  await expect(island).not.toHaveAttribute('data-hydrated')
  await expect(typed).toHaveCount(0)
  await page.keyboard.type('Too early')
  deliver()
  await expect(typed).toBeFocused()
  await expect(typed).toHaveText('Loaves')
  expect(text()).toBe(first)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Loaves and rolls')
  await expect.poll(text).toContain('"heading": "Loaves and rolls"')
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: 'Try it' }).check({ force: true })
  await shown.getByRole('tab', { name: 'Cakes' }).click()
  await expect(shown.getByRole('heading', { name: 'Sponges' })).toBeVisible()
})

for (const taken of [['start'], ['start', 'end'], ['start', 'end', 'above']])
  test(`the name of a section covers no words: ${taken.join(', ')}`, async ({ editing }) => {
    const { page, outline, shown } = editing
    const section = shown.locator('main > section').nth(1)
    await section.evaluate((element, taken) => {
      element.style.position = 'relative'
      for (const corner of taken) {
        const words = element.ownerDocument.createElement('span')
        words.textContent = `Words at the ${corner}`
        const isAbove = corner === 'above'
        Object.assign(words.style, { position: 'absolute', [isAbove ? 'bottom' : 'top']: isAbove ? '100%' : 0 })
        words.style.setProperty(corner === 'end' ? 'right' : 'left', '0')
        element.append(words)
      }
    }, taken)
    await outline.locator('[data-row="1"]').click()
    const name = page.getByRole('region', { name: 'Page' }).locator('[data-corner]')
    await expect(name).toHaveText('How we bake')
    await expect(name).toBeVisible()
    const box = await name.boundingBox()
    const words = await Promise.all((await shown.getByText(/^Words at the /).all()).map((one) => one.boundingBox()))
    expect(words).toHaveLength(taken.length)
    expect(words.filter((one) => meet(one, box))).toEqual([])
  })

for (const width of [360, 1280])
  test(`the name of what begins a page covers nothing of the header that floats over it, at ${width} px`, async ({
    editing,
  }) => {
    const { page, outline, shown } = editing
    await page.setViewportSize({ width, height: 800 })
    await outline.locator('[data-row="0"]').click()
    if (width < 600) await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Page').click()
    const name = page.getByRole('region', { name: 'Page' }).locator('[data-corner]')
    await expect(name).toBeVisible()
    await expect(name).toBeInViewport({ ratio: 1 })
    const header = await shown.getByRole('banner').boundingBox()
    const section = await shown.locator('main > section').first().boundingBox()
    expect(section?.y).toBeLessThan((header?.y ?? 0) + (header?.height ?? 0))
    const box = await name.boundingBox()
    const things = await shown
      .locator('header :is(a, button, img, summary), main > section:first-child :is(a, h1)')
      .all()
    const boxes = await Promise.all(things.map((one) => one.boundingBox()))
    expect(boxes.length).toBeGreaterThan(1)
    expect(boxes.filter((one) => meet(one, box))).toEqual([])
  })

test('what a site lays over its pages is out of the way, until somebody tries the page', async ({ editing }) => {
  const { page, shown } = editing
  const banner = shown.getByText('We keep one note.')
  const tries = page.getByRole('switch', { name: 'Try it' })
  await expect(banner).toBeAttached()
  await expect(banner).toBeHidden()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').nth(1).click()
  await expect(shown.getByRole('heading', { name: 'About us' })).toBeVisible()
  await expect(banner).toBeAttached()
  await expect(banner).toBeHidden()
  await tries.check({ force: true })
  await expect(banner).toBeVisible()
  await tries.uncheck({ force: true })
  await expect(banner).toBeHidden()
})

test('what the site puts over its pages is not seen while the page is loaded either, unless it is tried', async ({
  editing,
}) => {
  const { page, shown, origin } = editing
  let deliver = () => {}
  const arrived = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(/images.*oven/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`${origin}/_edit/page/oven`)
  await expect(shown.getByRole('heading', { name: 'Our oven' })).toBeVisible()
  const notice = shown.locator('#consent')
  // Its script has asked for it.
  await expect(notice).toHaveJSProperty('hidden', false)
  await expect(notice).toBeHidden()
  expect(await notice.evaluate(({ ownerDocument }) => ownerDocument.readyState)).not.toBe('complete')
  await page.getByRole('switch', { name: 'Try it' }).press('Space')
  await expect(notice).toBeVisible()
  deliver()
  await page.getByRole('switch', { name: 'Try it' }).press('Space')
  await expect(notice).toBeHidden()
})

test('what surrounds the sections leads to its settings by a click, and comes into sight with them', async ({
  editing,
}) => {
  const { page, outline, form, shown, saved, write } = editing
  const now = saved()
  const links = ['Start', 'Where we began'].map((label) => ({ label, href: '/' }))
  const menu = [{ heading: 'Pages', links }]
  write(JSON.stringify({ ...now, site: { ...now.site, footer: { menu, copyright: '© 2031 Preview' } } }))
  const footer = shown.getByText('© 2031 Preview')
  await expect(footer).toBeAttached()
  await expect(footer).not.toBeInViewport()
  await shown.getByRole('banner').click({ position: { x: 4, y: 4 } })
  await expect(form.getByRole('heading', { level: 2 })).toHaveText('Header')
  await outline.getByRole('link', { name: 'Footer' }).click()
  await expect(footer).toBeInViewport()
  await expect(form.getByRole('heading', { level: 2 })).toHaveText('Footer')
  await outline.getByRole('link', { name: 'Theme' }).click()
  await expect(form.getByRole('heading', { level: 2 })).toHaveText('Theme')
  await footer.click()
  await expect(form.getByRole('textbox', { name: /^Copyright/ })).toBeFocused()
  await shown.getByRole('link', { name: 'Where we began' }).click()
  await expect(form.getByRole('textbox', { name: /^Label/ })).toBeFocused()
  await expect(form.locator(':focus')).toHaveValue('Where we began')
  await shown.getByRole('heading', { name: 'What we bake' }).click()
  await expect(page).toHaveURL(/section=3/)
})
