import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { root } from '../../src/root.ts'
import { startEditor } from '../edit/start-editor.ts'
import { expectAccessible, expectFitting } from './support/accessible.ts'
import { page, site } from './support/preview-site.ts'
import { test as base, expect } from './support/test.ts'

const hero = { type: 'hero', id: 'top', heading: 'Bread at seven', text: 'Baked by hand.' }
const questions = {
  type: 'accordion',
  heading: 'Good to know',
  items: [
    { heading: 'When do you open?', body: 'At seven.' },
    { heading: 'Do you deliver?', body: 'On Saturdays.' },
  ],
}
const call = { type: 'call-to-action', heading: 'Order now', actions: [{ label: 'Order bread', href: '/about' }] }

/** As somebody wrote it: undone, it is byte for byte that. */
const first = `${JSON.stringify(
  {
    ...site(
      [hero, questions, { use: 'order' }],
      page('/about', [{ type: 'hero', heading: 'About us' }, { use: 'order' }]),
    ),
    shared: { order: call },
  },
  null,
  3,
)}\n`

interface Editing {
  readonly page: Page
  readonly form: Locator
  readonly outline: Locator
  /** The page in the frame. */
  readonly shown: ReturnType<Page['frameLocator']>
  text(): string
  /** The one page of the file. */
  saved(): { sections: Record<string, unknown>[] }
  write(text: string): void
}

const test = base.extend<{ editing: Editing }, { editor: { entrance: string; config: string } }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what is asked for.
    async ({}, use, { workerIndex }) => {
      const folder = path.join(root, '.cache/e2e-edit', String(workerIndex))
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      const config = path.join(folder, 'pages.json')
      writeFileSync(config, first)
      const { entrance, close } = await startEditor(config)
      await use({ entrance, config })
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  editing: async ({ rawPage, editor: { entrance, config } }, use) => {
    writeFileSync(config, first)
    await rawPage.setViewportSize({ width: 1280, height: 900 })
    await rawPage.goto(entrance)
    const shown = rawPage.frameLocator('main iframe')
    await expect(shown.getByRole('heading', { name: 'Bread at seven' })).toBeVisible()
    await expect(rawPage.locator('[data-row="0"]')).toContainText('Bread at seven')
    const text = () => readFileSync(config, 'utf8')
    await use({
      page: rawPage,
      form: rawPage.getByRole('region', { name: 'Form' }),
      outline: rawPage.getByRole('region', { name: 'Outline' }),
      shown,
      text,
      saved: () => JSON.parse(text()).pages[0],
      write: (content) => writeFileSync(config, content),
    })
  },
})

const headings = (editing: Editing) => editing.saved().sections.map(({ heading, use }) => heading ?? use)

test('a heading is changed: on the page, in the file and nowhere else; undo gives back the first bytes', async ({
  editing,
}) => {
  const { page, form, outline, shown, text } = editing
  await outline
    .getByRole('button', { name: /Bread at seven/ })
    .first()
    .click()
  await form.getByLabel('Heading').fill('Bread at six')
  await expect(shown.getByRole('heading', { name: 'Bread at six' })).toBeVisible()
  await expect.poll(text).toBe(first.replace('Bread at seven', 'Bread at six'))
  await page.getByRole('button', { name: 'Undo: Changed “Heading”' }).click()
  await expect.poll(text).toBe(first)
  await expect(form.getByLabel('Heading')).toHaveValue('Bread at seven')
  await page.getByRole('button', { name: 'Do again: Changed “Heading”' }).click()
  await expect(shown.getByRole('heading', { name: 'Bread at six' })).toBeVisible()
})

test('a field that is not there yet is typed letter by letter, and emptied it is gone', async ({ editing }) => {
  const { form, outline, text } = editing
  await outline
    .getByRole('button', { name: /Bread at seven/ })
    .first()
    .click()
  await form.getByLabel('Eyebrow').pressSequentially('Since 1904')
  await expect.poll(text).toContain('"eyebrow": "Since 1904"')
  await form.getByLabel('Eyebrow').fill('')
  await expect.poll(text).toBe(first)
})

test('a section is chosen by a click on the page, and its address can be shared', async ({ editing }) => {
  const { page, form, shown } = editing
  await shown
    .locator('section')
    .nth(1)
    .click({ position: { x: 4, y: 4 } })
  await expect(form.getByRole('heading', { name: 'Good to know' })).toBeVisible()
  expect(page.url()).toMatch(/\/_edit\/page\/\?section=2$/)
  await page.reload()
  await expect(form.getByLabel('Heading', { exact: true })).toHaveValue('Good to know')
})

test('a section is moved by the keyboard, and it is said where it is', async ({ editing }) => {
  const { page, outline } = editing
  await outline
    .getByRole('button', { name: /Bread at seven/ })
    .first()
    .focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: 'Bread at seven is now section 2 of 3.' })).toBeAttached()
  await expect.poll(() => headings(editing)).toEqual(['Good to know', 'Bread at seven', 'order'])
  await expect(page.locator('[data-row="1"]')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => headings(editing)).toEqual(['Bread at seven', 'Good to know', 'order'])
})

test('a section is dragged to another place', async ({ editing }) => {
  const rows = editing.outline.locator('ol > li')
  await rows.nth(0).locator('[draggable]').dragTo(rows.nth(1))
  await expect.poll(() => headings(editing)).toEqual(['Good to know', 'Bread at seven', 'order'])
})

test('a section is added from the gallery by the keyboard alone, doubled and removed', async ({ editing }) => {
  const { page, outline, form } = editing
  await outline.getByRole('button', { name: 'Add a section' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Find a type').fill('quote')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^quote/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => editing.saved().sections.at(-1)?.type).toBe('quote')
  await expect(form.getByText('quote', { exact: true })).toBeVisible()
  await outline.getByRole('button', { name: 'What to do with Bread at seven' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect.poll(() => headings(editing).slice(0, 2)).toEqual(['Bread at seven', 'Bread at seven'])
  // An id is there once a page.
  expect(editing.saved().sections[1]).not.toHaveProperty('id')
  await outline.getByRole('button', { name: 'What to do with Bread at seven' }).nth(1).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.poll(() => headings(editing).slice(0, 2)).toEqual(['Bread at seven', 'Good to know'])
})

test('a section is moved to another page', async ({ editing }) => {
  const { page, outline, text } = editing
  await outline.getByRole('button', { name: 'What to do with Good to know' }).click()
  await page.getByRole('menuitem', { name: 'Move to …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('combobox', { name: 'Page' })
    .or(dialog.getByLabel('Page', { exact: true }))
    .first()
    .click()
  await page.getByRole('option', { name: /\/about/ }).click()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(() => JSON.parse(text()).pages[1].sections[0].heading).toBe('Good to know')
  await expect.poll(() => page.url()).toMatch(/\/_edit\/page\/about\?section=1$/)
})

test('entries are added, moved, doubled and removed in their cards', async ({ editing }) => {
  const { page, outline, form } = editing
  await outline
    .getByRole('button', { name: /Good to know/ })
    .first()
    .click()
  const items = () =>
    ((editing.saved().sections[1]?.items ?? []) as { heading: string }[]).map(({ heading }) => heading)
  const menu = async (entry: string, what: string) => {
    await form
      .getByRole('button', { name: `What to do with ${entry}` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: what }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await menu('When do you open?', 'Move down')
  await expect.poll(items).toEqual(['Do you deliver?', 'When do you open?'])
  await menu('Do you deliver?', 'Duplicate')
  await expect.poll(items).toEqual(['Do you deliver?', 'Do you deliver?', 'When do you open?'])
  await menu('Do you deliver?', 'Remove')
  await expect.poll(items).toEqual(['Do you deliver?', 'When do you open?'])
  await form.getByRole('button', { name: 'When do you open?', exact: true }).click()
  await form.locator('[data-field$="/items/1/heading"]').getByRole('textbox').fill('When are you open?')
  await expect.poll(items).toEqual(['Do you deliver?', 'When are you open?'])
})

test('a menu stays with its entry while another program moves that', async ({ editing }) => {
  const { page, outline, form, write, text } = editing
  await outline
    .getByRole('button', { name: /Good to know/ })
    .first()
    .click()
  await form.getByRole('button', { name: 'What to do with When do you open?' }).click()
  const site = JSON.parse(text())
  site.pages[0].sections[1].items.reverse()
  write(JSON.stringify(site, null, 2))
  await expect(form.locator('[data-fold$="/items/1"]')).toContainText('When do you open?')
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.poll(() => editing.saved().sections[1]?.items).toEqual([site.pages[0].sections[1].items[0]])
})

test('a menu is opened and left by keys, and the focus is at its button again', async ({ editing }) => {
  const { page, outline, form } = editing
  await outline
    .getByRole('button', { name: /Good to know/ })
    .first()
    .click()
  const button = form.getByRole('button', { name: 'What to do with When do you open?' })
  await button.press('Enter')
  await expect(page.getByRole('menu', { name: 'What to do with When do you open?' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a shared section is changed for all pages, or only here', async ({ editing }) => {
  const { outline, form, text } = editing
  await outline
    .getByRole('button', { name: /Order now/ })
    .first()
    .click()
  await expect(form.getByLabel('Heading')).toBeDisabled()
  await form.getByRole('button', { name: 'In all 2 places' }).click()
  await form.getByLabel('Heading').fill('Order today')
  await expect.poll(() => JSON.parse(text()).shared.order.heading).toBe('Order today')
  await form.getByRole('button', { name: 'Only here' }).click()
  await expect.poll(() => editing.saved().sections[2]?.heading).toBe('Order today')
  expect(JSON.parse(text()).pages[1].sections[1]).toEqual({ use: 'order' })
})

test('a mistake is told at its field, in the outline and in the list; a click mends it', async ({ editing }) => {
  const { page, outline, form, write, text } = editing
  write(first.replace('"text": "Baked by hand."', '"txet": "Baked by hand."'))
  await expect(page.getByRole('button', { name: /1 mistake/ })).toBeVisible()
  await expect(outline.locator('li').filter({ hasText: 'Bread at seven' })).toContainText('1')
  await page.getByRole('button', { name: /1 mistake/ }).click()
  const list = page.getByRole('dialog')
  await expect(list).toContainText('"txet"')
  await list.getByRole('button', { name: /^Mend it/ }).click()
  await expect.poll(text).toBe(first)
  await page.keyboard.press('Escape')
  await outline
    .getByRole('button', { name: /Bread at seven/ })
    .first()
    .click()
  await form.getByLabel('Heading').fill('')
  await expect(form.getByRole('note')).toBeVisible()
})

test('what another program saves is shown at once, and what is typed then loses none of it', async ({ editing }) => {
  const { outline, form, write, text } = editing
  await outline
    .getByRole('button', { name: /Bread at seven/ })
    .first()
    .click()
  write(first.replace('Baked by hand.', 'Baked by us.'))
  await expect(form.getByLabel('Text', { exact: true })).toHaveText('Baked by us.')
  await form.getByLabel('Heading').fill('Bread at six')
  await expect
    .poll(text)
    .toBe(first.replace('Baked by hand.', 'Baked by us.').replace('Bread at seven', 'Bread at six'))
})

test('both values are shown only where the same was changed, and the author chooses; a second tab follows', async ({
  editing,
  context,
}) => {
  const { page, outline, form, write, text } = editing
  const hero = outline.getByRole('button', { name: /Bread at seven/ }).first()
  await hero.click()
  const second = await context.newPage()
  await second.goto(page.url())
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/_edit/api/gesture', async (route) => {
    await held
    await route.continue()
  })
  await form.getByLabel('Heading').fill('Mine')
  write(first.replace('Bread at seven', 'Theirs').replace('Baked by hand.', 'Baked by us.'))
  await expect(second.getByRole('region', { name: 'Form' }).getByLabel('Heading')).toHaveValue('Theirs')
  goOn()
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this, too' })
  await expect(dialog).toContainText('Theirs')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(text).toBe(first.replace('Bread at seven', 'Mine').replace('Baked by hand.', 'Baked by us.'))
  await expect(second.getByRole('region', { name: 'Form' }).getByLabel('Heading')).toHaveValue('Mine')
  await second.getByRole('button', { name: 'Undo: Changed “Heading”' }).click()
  await expect(form.getByLabel('Heading')).toHaveValue('Theirs')
  await second.close()
})

test('a disk that takes nothing for a moment loses nothing that was typed', async ({ editing }) => {
  const { page, outline, form, text } = editing
  await outline
    .getByRole('button', { name: /Bread at seven/ })
    .first()
    .click()
  const error = 'The disk is full: nothing is lost, and it is tried again by itself.'
  await page.route('**/_edit/api/gesture', (route) => route.fulfill({ status: 507, json: { error, isLater: true } }))
  await form.getByLabel('Heading').fill('Bread at six')
  await expect(page.getByRole('alert')).toContainText(error)
  await expect(form.getByLabel('Heading')).toHaveValue('Bread at six')
  await page.unroute('**/_edit/api/gesture')
  await expect.poll(text).toBe(first.replace('Bread at seven', 'Bread at six'))
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a page gets another path, and what leads to it follows', async ({ editing }) => {
  const { page, outline, form, text } = editing
  await outline.getByRole('link', { name: /\/about/ }).click()
  await expect(form.getByText('/about', { exact: true })).toBeVisible()
  await form.getByLabel('Path').fill('/us')
  await form.getByRole('button', { name: 'Rename' }).click()
  await expect.poll(() => page.url()).toMatch(/\/_edit\/page\/us$/)
  expect(JSON.parse(text()).shared.order.actions[0].href).toBe('/us')
})

test('the keys are listed, and no state breaks a rule of accessibility, in light and in dark', async ({ editing }) => {
  const { page, outline } = editing
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    await outline
      .getByRole('button', { name: /Good to know/ })
      .first()
      .click()
    await expectAccessible(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog', { name: 'Keys' }).getByRole('button', { name: 'Close' }).last().click()
    await outline.getByRole('button', { name: 'Page', exact: true }).click()
  }
})

test('at 360 px outline, page and form come one after the other', async ({ editing }) => {
  const { page, outline, form, text } = editing
  await expectFitting(page, 360)
  await outline
    .getByRole('button', { name: /Bread at seven/ })
    .first()
    .click()
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Form').click()
  await form.getByLabel('Heading').fill('Bread at five')
  await expect.poll(text).toContain('Bread at five')
  await expectAccessible(page)
})
