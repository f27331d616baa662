import type { Locator } from 'playwright/test'
import { type Editing, testOf } from '../support/editing.ts'
import { holdBack } from '../support/network.ts'
import { page as aPage, site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const hero = { type: 'hero', heading: 'Bread at seven', text: 'A line below it.' }
const long = 'What we tell everybody who comes through the door on a cold morning'
const others = [long, 'How we bake'].map((heading) => ({ type: 'rich-text', heading, body: 'Slowly, and by hand.' }))
const ask = {
  type: 'form',
  id: 'ask',
  name: 'ask',
  heading: 'Ask us',
  fields: [{ kind: 'email', name: 'email', label: 'E-mail' }],
  success: 'Thank you. We answer within a day.',
  failure: 'That did not arrive. Please try again later.',
}
const files = { 'pages.json': `${JSON.stringify(site([hero, ...others, ask], aPage('/about', [hero])), null, 2)}\n` }
const test = testOf('quiet', { files, shows: 'Bread at seven' })

const fieldAt = ({ form }: Editing, end: string) => form.locator(`[data-field$="${end}"]`)

/** How far something is from where it was, in whole pixels. What is written into the page is put in its place before it is painted. */
async function movedFrom(before: Box, one: Locator) {
  const now = await one.boundingBox()
  const by = (from = 0, to = 0) => Math.trunc(Math.abs(to - from))
  return [by(before?.x, now?.x), by(before?.y, now?.y)]
}

/** Where something ends, from the top of the window. */
async function endOf(one: Locator) {
  const { y = 0, height = 0 } = (await one.boundingBox()) ?? {}
  return y + height
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>

test('what has the focus stays where it is when mistakes come and go above it, and when something cannot be done', async ({
  editing,
}) => {
  const { page, outline, form, text, write } = editing
  await outline.locator('[data-row="1"]').click()
  const body = fieldAt(editing, '1/body').getByRole('textbox')
  await body.focus()
  const before = await body.boundingBox()
  const right = text()
  for (const other of [`${long}, `.repeat(4), '']) {
    const wrong = right.replace(long, other)
    write(wrong)
    await expect(form.getByRole('note').first()).toBeVisible()
    await expect.poll(() => movedFrom(before, body)).toEqual([0, 0])
    write(right)
    await expect(form.getByRole('note')).toHaveCount(0)
    await expect.poll(() => movedFrom(before, body)).toEqual([0, 0])
  }
  await page.route('**/_edit/api/gesture', (route) =>
    route.fulfill({ status: 409, json: { error: 'It cannot be done now.' } }),
  )
  await page.keyboard.type('A')
  await expect(page.getByRole('alert', { name: 'This was not done' })).toContainText('It cannot be done now.')
  await expect(page.getByRole('alert', { name: 'could not be put back' })).toContainText('A')
  await expect.poll(() => movedFrom(before, body)).toEqual([0, 0])
})

test('a mistake that was there when the form was opened leaves its place empty when it is mended', async ({
  editing,
}) => {
  const { outline, form, text, write } = editing
  const right = text()
  write(right.replace(long, `${long}, `.repeat(4)))
  await outline.locator('[data-row="1"]').click()
  await expect(form.getByRole('note').first()).toBeVisible()
  const body = fieldAt(editing, '1/body').getByRole('textbox')
  await body.focus()
  const before = await body.boundingBox()
  write(right)
  await expect(form.getByRole('note')).toHaveCount(0)
  await expect.poll(() => movedFrom(before, body)).toEqual([0, 0])
})

for (const width of [360, 1280])
  test(`what is said of the field in which somebody types moves nothing below it at ${width} px`, async ({
    editing,
  }) => {
    const { page, outline, form } = editing
    await page.setViewportSize({ width, height: 1200 })
    await outline.locator('[data-row="1"]').click()
    if (width < 600) await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Form').click()
    const heading = fieldAt(editing, '1/heading').getByRole('textbox')
    const body = fieldAt(editing, '1/body')
    const letters = form.getByText(/^\d+ of \d+ letters$/)
    const note = form.getByRole('note')
    // The text itself takes the room of its lines, and grows before what stands below it moves.
    // Both at one moment: all of it moves up and down again when the title of the form has a line less, before it is painted.
    const gap = async () => {
      const above = await heading.elementHandle()
      return body.evaluate(
        (one, above) => one.getBoundingClientRect().top - (above?.getBoundingClientRect().bottom ?? 0),
        above,
      )
    }
    await heading.fill('Short')
    await expect(letters).toHaveCount(0)
    const before = await gap()
    await heading.fill(`${long}, `.repeat(4).trim())
    await expect(letters).toBeVisible()
    await expect(note).toBeVisible()
    await expect.poll(gap).toBeCloseTo(before, 0)
    await heading.fill('Short')
    await expect(note).toHaveCount(0)
    await expect.poll(gap).toBeCloseTo(before, 0)
    await heading.fill(`${long}, `.repeat(4).trim())
    await expect(note).toBeVisible()
    // Who goes on finds the next field where it was, and above it what is said of the last one.
    const place = await body.boundingBox()
    await body.getByRole('textbox').click()
    await expect.poll(() => movedFrom(place, body)).toEqual([0, 0])
    await expect.poll(async () => (await endOf(note)) <= (place?.y ?? 0)).toBe(true)
  })

test.describe('by finger', () => {
  test.use({ hasTouch: true })

  test('what was said of a field takes no tap from what stands below it, be it a button or a label', async ({
    editing,
  }) => {
    const { page, outline, form } = editing
    // Nothing is scrolled: there the browser holds nothing by itself.
    await page.setViewportSize({ width: 1280, height: 1600 })
    await outline.locator('[data-row="1"]').click()
    const heading = fieldAt(editing, '1/heading').getByRole('textbox')
    await heading.tap()
    await heading.fill(`${long}, `.repeat(4).trim())
    await expect(form.getByRole('note')).toBeVisible()
    const more = form.getByRole('button', { name: /^More: draft, / })
    await more.tap()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await heading.fill('Short')
    await expect(form.getByRole('note')).toHaveCount(0)
    await form.getByText('Section id', { exact: true }).tap()
    await expect(fieldAt(editing, '1/id').getByRole('textbox')).toBeFocused()
  })
})

test('a section that was just added is typed in without anything moving, also into one of two empty entries', async ({
  editing,
}) => {
  const { page, outline, dialog, form, sections } = editing
  await outline.getByRole('button', { name: 'Add a section' }).click()
  await dialog.getByLabel('Find a type').fill('form')
  await dialog.getByRole('button', { name: /^form minimal/i }).click()
  await expect.poll(() => sections().length).toBe(5)
  const added = () => sections().at(-1) as { name: string; fields: { options?: string[] }[] }
  const left = form.getByRole('note').filter({ hasText: 'as in the example' })
  const name = fieldAt(editing, '/name').first().getByRole('textbox')
  await name.focus()
  const before = await name.boundingBox()
  await name.fill('join')
  await expect.poll(() => added().name).toBe('join')
  await expect(left).not.toContainText('Form name')
  await expect.poll(() => movedFrom(before, name)).toEqual([0, 0])
  await form.getByRole('button', { name: 'Add field' }).click()
  const last = form.locator('[data-at$="/fields/1"]')
  await last.getByLabel('Kind', { exact: true }).click()
  await page.getByRole('option', { name: /from a list/ }).click()
  await last.getByLabel('Option 1', { exact: true }).click()
  await page.keyboard.type('Sourdough', { delay: 30 })
  await expect.poll(() => added().fields.at(-1)?.options?.[0]).toBe('Sourdough')
})

for (const width of [360, 1280])
  test(`the name of a section and what is wrong with it stand beside each other at ${width} px`, async ({
    editing,
  }) => {
    const { page, outline, text, write } = editing
    let count = 0
    write(text().replaceAll('Slowly, and by hand.', () => `[Slowly](/nowhere-${count++}), and by hand.`))
    await page.setViewportSize({ width, height: 800 })
    for (const row of [1, 2]) {
      if (width < 600) await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Outline').click()
      await outline.locator(`[data-row="${row}"]`).click()
      if (width < 600) await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Page').click()
      const tag = page.locator('[data-selected="true"] > [data-corner]')
      await expect(tag).toBeVisible()
      const badge = page
        .frameLocator('main iframe')
        .locator('section[data-mistakes]')
        .nth(row - 1)
      await expect(badge).toBeVisible()
      const boxOfBadge = async () => {
        const section = await badge.boundingBox()
        const own = await badge.evaluate((element) => {
          const style = getComputedStyle(element, '::after')
          const [left, top, width, height, x, y] = [
            'left',
            'top',
            'width',
            'height',
            'padding-left',
            'padding-top',
          ].map((name) => Number.parseFloat(style.getPropertyValue(name)))
          return { left, top, width: (width ?? 0) + 2 * (x ?? 0), height: (height ?? 0) + 2 * (y ?? 0) }
        })
        const [x, y] = [(section?.x ?? 0) + (own.left ?? 0), (section?.y ?? 0) + (own.top ?? 0)]
        return { x, y, right: x + own.width, bottom: y + own.height }
      }
      await expect
        .poll(async () => {
          const [one, box] = [await boxOfBadge(), await tag.boundingBox()]
          if (!box) return 'There is no name.'
          const meets =
            one.x < box.x + box.width && box.x < one.right && one.y < box.y + box.height && box.y < one.bottom
          return meets ? `${JSON.stringify(one)} meets ${JSON.stringify(box)}` : 'apart'
        })
        .toBe('apart')
    }
  })

test('nothing scrolls the window, wherever it stands and whatever gets the focus', async ({ editing }) => {
  const { page, outline, form, text, write } = editing
  const { pages, ...rest } = JSON.parse(text())
  const many = Array.from({ length: 20 }, () => others[1])
  write(JSON.stringify({ ...rest, pages: [{ ...pages[0], sections: [hero, ...many] }] }))
  await expect(outline.locator('[data-row="20"]')).toBeAttached()
  const overlays = page.locator('#overlays')
  const lists = [outline.getByRole('navigation'), outline.locator('[data-row="20"]').locator('..')]
  for (const place of [overlays, ...lists, page.getByRole('region', { name: 'Page' }), form]) {
    const stands = await place.evaluate((element) => {
      const hidden = document.createElement('button')
      Object.assign(hidden.style, { position: 'absolute', top: '2000px', left: '2000px' })
      hidden.textContent = 'Far away'
      element.append(hidden)
      hidden.focus()
      hidden.scrollIntoView()
      scrollTo(1000, 1000)
      const { x, y } = document.querySelector('main')?.getBoundingClientRect() ?? {}
      hidden.remove()
      return { x, y }
    })
    expect(stands).toEqual({ x: 0, y: 0 })
  }
})

test('what is seldom needed is folded, opens for who is led there, and stays as it was left', async ({ editing }) => {
  const { page, outline, form, sections, origin } = editing
  const more = form.getByRole('button', { name: /^More: draft, / })
  const id = fieldAt(editing, '/id').getByRole('textbox')
  await outline.locator('[data-row="1"]').click()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(id).toHaveCount(0)
  await more.click()
  await expect(id).toBeVisible()
  await outline.locator('[data-row="2"]').click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await more.click()
  await outline.locator('[data-row="1"]').click()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  // An address that leads into it.
  await page.goto(`${origin}/_edit/page/?section=3&field=id`)
  await expect(id).toBeFocused()
  await page.keyboard.type('baking')
  await expect.poll(() => sections()[2]?.id).toBe('baking')
})

test('keys make a section a draft and show it again, from anywhere; so does its menu', async ({ editing }) => {
  const { page, outline, form, shown, saved, sections } = editing
  await outline.locator('[data-row="2"]').click()
  await fieldAt(editing, '2/heading').getByRole('textbox').focus()
  await page.keyboard.press('Alt+Shift+D')
  await expect.poll(() => sections()[2]?.draft).toBe(true)
  await expect(shown.locator('section[data-draft]')).toHaveCount(1)
  await expect(page.locator('main > [role="status"]').filter({ hasText: 'How we bake is a draft' })).toBeAttached()
  await expect(fieldAt(editing, '2/heading').getByRole('textbox')).toHaveValue('How we bake')
  await page.keyboard.press('Alt+Shift+D')
  await expect.poll(() => sections()[2]).toEqual(others[1])
  await outline.getByRole('button', { name: 'What to do with How we bake' }).click()
  await page.getByRole('menuitem', { name: 'Make it a draft' }).click()
  await expect.poll(() => sections()[2]?.draft).toBe(true)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(form.getByRole('heading', { name: 'Page' })).toBeVisible()
  await page.keyboard.press('Alt+Shift+D')
  await expect.poll(() => saved().pages[0]).toHaveProperty('draft', true)
})

test('what was moved takes the focus along, unless somebody has gone elsewhere meanwhile', async ({ editing }) => {
  const { page, outline, sections } = editing
  const headings = () => sections().map(({ heading }) => heading)
  let go = () => {}
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  const row = outline.locator('[data-row="1"]')
  await row.click()
  await row.press('Alt+ArrowDown')
  await expect(outline.locator('[data-row="2"]')).toBeFocused()
  await page.route('**/_edit/api/gesture', async (route) => {
    await gone
    await route.continue()
  })
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByRole('button', { name: 'Keys' }).focus()
  go()
  await expect.poll(headings).toEqual(['Bread at seven', long, 'How we bake', 'Ask us'])
  await expect(outline.locator('[data-row="1"]')).toContainText(long)
  // Whatever takes the focus has it after the next picture.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.getByRole('button', { name: 'Keys' })).toBeFocused()
})

test('steps that waited for the page leave the focus to who has gone elsewhere meanwhile', async ({ editing }) => {
  const { page, outline, sections } = editing
  const go = await holdBack(page, /_edit\/api\/gesture/)
  const row = outline.locator('[data-row="1"]')
  await row.click()
  await row.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('button', { name: 'Keys' }).focus()
  go()
  await expect
    .poll(() => sections().map(({ heading }) => heading))
    .toEqual([hero.heading, 'How we bake', 'Ask us', long])
  await expect(outline.locator('[data-row="3"]')).toContainText(long)
  // Whatever takes the focus has it after the next picture.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.getByRole('button', { name: 'Keys' })).toBeFocused()
})

test('what was moved from its menu does not take the focus from who has gone on from there', async ({ editing }) => {
  const { page, outline, sections } = editing
  const go = await holdBack(page, /_edit\/api\/gesture/)
  const menu = outline.getByRole('button', { name: 'What to do with How we bake' })
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Keys' }).focus()
  go()
  await expect
    .poll(() => sections().map(({ heading }) => heading))
    .toEqual([hero.heading, 'How we bake', long, 'Ask us'])
  await expect(outline.locator('[data-row="1"]')).toContainText('How we bake')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.getByRole('button', { name: 'Keys' })).toBeFocused()
})
