import path from 'node:path'
import type { Locator } from 'playwright/test'
import { logos } from './support/settings.ts'
import { wake } from './support/site.ts'
import { expect, test } from './support/test.ts'

/** What can be pressed, on some pages. */
const pressed = {
  '/': '[data-section="hero-slider"] button',
  '/filter': '[data-section="filter-list"] button[aria-pressed=false]',
  '/bare': 'main a[data-look=solid]',
  '/questions': 'main summary',
  '/form': 'main button[type=submit]',
  '/text': 'header summary',
  '/about': 'main li:has(> a)',
}

test('in a card that is a link, links of its text can be pressed', async ({ page }) => {
  await page.goto('/about')
  const link = page.getByRole('link', { name: 'the workshop' })
  await link.scrollIntoViewIfNeeded()
  const pressed = await link.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.getAttribute('href')
  })
  expect(pressed).toBe('tel:+10000000000')
})

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

  const all = {
    '/questions': ['The first answer.', 'The second answer.', 'The last answer.'],
    '/tabs': ['The first panel.', 'The second panel.', 'The third panel.'],
    '/filter': ['A house', 'A ship', 'A bowl'],
    '/': ['First', 'Second', 'Third', 'Card A', 'Card C', 'Card F'],
  }
  for (const [path, words] of Object.entries(all)) {
    test(`all of ${path} is printed, with script`, async ({ page }) => {
      await page.goto(path)
      for (const island of await page.locator('[data-island]').all()) await wake(island)
      for (const text of words) await expect(shown(page.locator('main').getByText(text, { exact: true }))).toBeVisible()
    })
  }

  test('further words of cards are open', async ({ page }) => {
    await page.goto('/cards')
    await expect(page.getByText('More of it.')).toHaveCount(6)
    for (const more of await page.getByText('More of it.').all()) await expect(more).toBeVisible()
  })

  test('slides have their pictures beside their words, and cards that come one by one stand two abreast', async ({
    page,
  }) => {
    await page.goto('/')
    const slide = page.locator('[data-section="hero-slider"] [aria-roledescription="slide"]').first()
    const words = await slide.getByRole('heading').boundingBox()
    expect((await slide.locator('img').boundingBox())?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) / 2)
    await page.goto('/cards')
    const carousel = page.locator('[data-section="carousel"]')
    await carousel.locator('[data-visible]').evaluate((row) => row.setAttribute('data-visible', '1'))
    const tops = carousel
      .locator('[aria-roledescription="slide"]')
      .evaluateAll((cards) => cards.map((it) => it.getBoundingClientRect().top))
    expect(new Set((await tops).slice(0, 2)).size).toBe(1)
  })

  test('links that look like words have no frame, and buttons have one', async ({ page }) => {
    await page.goto('/actions')
    const frame = (name: string) =>
      page
        .locator('main')
        .getByRole('link', { name })
        .evaluate((it) => getComputedStyle(it).borderBottomColor)
    expect(await frame('Think about it')).toBe('rgba(0, 0, 0, 0)')
    expect(await frame('Start')).not.toBe('rgba(0, 0, 0, 0)')
  })

  test('what begins something stays on the page of that, and one thing on one page', async ({ page }) => {
    const style = (of: Locator, name: string) =>
      of.first().evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), name)
    await page.goto('/tones')
    const introduced = page.locator('main > section').nth(1)
    expect(await style(introduced.locator('div:has(> h2)'), 'break-after')).toBe('avoid')
    // The heading of the page stands alone in its section, which need not stay with the next one.
    expect(await style(page.locator('main div:has(> h1)'), 'break-after')).toBe('auto')
    for (const one of [introduced.getByRole('listitem'), page.locator('body > footer')])
      expect(await style(one, 'break-inside')).toBe('avoid')
    await page.goto('/cards')
    expect(await style(page.locator('[aria-label="1 of 6"]'), 'break-inside')).toBe('avoid')
    await page.goto('/media-2')
    expect(await style(page.locator('[data-frame="browser"] div:has(> div > picture)'), 'break-inside')).toBe('avoid')
    await page.goto('/quote-2')
    expect(await style(page.locator('main figure'), 'break-inside')).toBe('avoid')
    // Of a grid Chromium loses what follows a step that is higher than a page.
    await page.goto('/guide')
    expect(await style(page.locator('main ol:has(h3)'), 'display')).toBe('block')
  })

  test('no room is left below the last line for what floats on a screen', async ({ page }) => {
    await page.goto('/text')
    await expect(page.locator('body > footer')).toHaveCSS('padding-bottom', '0px')
  })

  test('ticks are printed, and the buttons of a comparison once', async ({ page }) => {
    await page.goto('/pricing-2')
    const tick = page.locator('main li li').first()
    expect(await tick.evaluate((it) => getComputedStyle(it, '::before').printColorAdjust)).toBe('exact')
    await page.goto('/comparison-2')
    expect(await page.locator('tfoot').evaluate((it) => getComputedStyle(it).display)).toBe('table-row-group')
  })

  test('bands, and cards with colours of their own, are as white as the paper, and their words as dark', async ({
    page,
  }) => {
    await page.goto('/own-tones')
    const words = await page.locator('html').evaluate((it) => getComputedStyle(it).color)
    for (const card of await page.locator('main').getByRole('listitem').all()) {
      await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      for (const part of await card.locator('h3, p, a, svg').all()) await expect(part).toHaveCSS('color', words)
    }
    await page.goto('/tones')
    for (const band of await page.locator('main > section').all()) {
      const color = await band.locator('h1, h2').evaluate((it) => getComputedStyle(it).color)
      expect(color).toBe(await page.locator('html').evaluate((it) => getComputedStyle(it).color))
    }
  })
})

test('of two logos a light header shows the one for light grounds, and a solid one the other', async ({ page }) => {
  await page.goto('/text')
  const logo = page.getByRole('banner').getByRole('img', { name: 'Site' })
  // A header under the pointer is solid, and in some browsers the pointer begins in the corner.
  await page.mouse.move(10, 500)
  await expect(logo).toHaveAttribute('src', new RegExp(path.basename(logos.onLight, '.svg')))
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await expect(logo).toHaveAttribute('src', new RegExp(path.basename(logos.onDark, '.svg')))
})

test('of two groups of the menu that name a page only the first is marked', async ({ page }) => {
  await page.goto('/form')
  const line = (label: string) =>
    page.locator('header summary', { hasText: label }).evaluate((it) => getComputedStyle(it).textDecorationLine)
  expect([await line('Company'), await line('Help')]).toEqual(['underline', 'none'])
})

for (const { width, letters } of [
  { width: 180, letters: 100 },
  { width: 360, letters: 200 },
]) {
  test(`the menu is within reach at ${width} px with letters of ${letters}%`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/text')
    await page.addStyleTag({ content: `html{font-size:${letters}%}` })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
  })
}

for (const width of [1280, 1000, 800]) {
  test(`the last tiles end where the first row does at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/seven')
    const list = page.getByRole('list').filter({ hasText: 'Tile 7' })
    const right = (of: Locator) => of.evaluate((it) => Math.round(it.getBoundingClientRect().right))
    expect(await right(list.getByRole('listitem').last())).toBe(await right(list))
  })
}

test('what is below tabs stays where it is, whichever is chosen', async ({ page }) => {
  await page.goto('/tabs')
  const tabs = page.locator('[data-section="tabs"]')
  await wake(tabs)
  const height = () => tabs.evaluate((it) => it.getBoundingClientRect().height)
  const before = await height()
  await page.getByRole('tab', { name: 'Two' }).click()
  await expect(tabs.getByText('The second panel.')).toBeVisible()
  await expect(tabs.getByText('The first panel.')).toBeHidden()
  expect(await height()).toBe(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the chat makes room for a form, and comes back after it', async ({ page }) => {
    await page.goto('/form')
    const chat = page.locator('#chat')
    await page.getByLabel('First name').scrollIntoViewIfNeeded()
    await expect(chat).toBeHidden()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(page.locator('html')).toHaveAttribute('data-down', '')
    await page.mouse.wheel(0, -10)
    await expect(chat).toBeVisible()
  })
})

test('between phone and wide screen the picture below a form is as wide as its fields', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/form-2')
  const width = (place: string) => page.locator(place).evaluate((it) => it.getBoundingClientRect().width)
  expect(await width('[data-section="form"] img')).toBe(await width('[data-section="form"] form'))
})

for (const [address, place] of Object.entries(pressed)) {
  test(`what is pressed on ${address} shows it, also to who wants less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    const it = page.locator(place).locator('visible=true').first()
    await it.hover()
    const shadow = () => it.evaluate((element) => getComputedStyle(element).boxShadow)
    const idle = await shadow()
    await page.mouse.down()
    await expect.poll(shadow).not.toBe(idle)
  })
}

test('cards of every tone show that they are pressed', async ({ page }) => {
  await page.goto('/tones')
  for (const card of await page.locator('main li:has(> a)').all()) {
    await card.hover()
    const shadow = () => card.evaluate((it) => getComputedStyle(it).boxShadow)
    await page.mouse.down()
    // A twelfth of the letters' own colour: on a tile of the section's tone, too, it is seen.
    await expect.poll(shadow).toMatch(/\/ 0\.08\).* inset$/)
    await page.mouse.move(2, 2)
    await page.mouse.up()
  }
})

/** Only one that is drawn where the page is. */
function shown(of: Locator): Locator {
  return of.locator('visible=true').first()
}
