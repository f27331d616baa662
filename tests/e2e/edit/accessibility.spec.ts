import type { Locator } from 'playwright/test'
import { version } from '../../version.ts'
import { enlargeLetters, expectAccessibleInBoth, expectFitting } from '../support/accessible.ts'
import { type Editing, testOf } from '../support/editing.ts'
import { page, site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const item = (name: string) => ({ heading: `${name}?`, body: `This is said of ${name}. `.repeat(12).trim() })
const questions = { type: 'accordion', heading: 'Good to know', items: ['Bread', 'Cake', 'Rolls'].map(item) }
const call = { type: 'call-to-action', heading: 'Order now', actions: [{ label: 'Order bread', href: '/about' }] }
const first = `${JSON.stringify(
  {
    ...site(
      [{ type: 'hero', heading: 'Bread at seven' }, questions, { use: 'order' }],
      page('/about', [{ type: 'hero', heading: 'About us' }, { use: 'order' }]),
    ),
    shared: { order: call },
  },
  null,
  2,
)}\n`

const edited = { files: { 'pages.json': first }, shows: 'Bread at seven' }
const test = testOf('states', edited)
/** In the others' editor something was done already. */
const alone = testOf('states-alone', edited)

/** Opens a menu, and waits until it is there. */
async function menu({ page }: Editing, button: Locator): Promise<void> {
  await button.click()
  await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeVisible()
}

/** Closes what lies over the rest. */
async function leave({ page }: Editing): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0)
}

test('menus and the list of steps break no rule of accessibility, in dark and in light', async ({ editing }) => {
  const { page, outline, form } = editing
  const steps = page.getByRole('button', { name: 'What was done' })
  await outline.locator('[data-row="0"]').focus()
  for (const key of ['Down', 'Down', 'Up', 'Up']) await page.keyboard.press(`Alt+Arrow${key}`)
  await expect(page.locator('[data-row="0"]')).toContainText('Bread at seven')
  await expect(page.getByRole('button', { name: /^Undo: .* up$/ })).toBeEnabled()
  // More than there is room for.
  await page.setViewportSize({ width: 1280, height: 200 })
  await menu(editing, steps)
  await expect(page.getByRole('menuitem')).not.toHaveCount(1)
  await expectAccessibleInBoth(page)
  await leave(editing)
  await page.setViewportSize({ width: 1280, height: 900 })
  await outline.locator('[data-row="1"]').click()
  for (const button of [
    outline.getByRole('button', { name: 'What to do with the page' }),
    outline.getByRole('button', { name: 'What to do with Good to know' }),
    outline.getByRole('button', { name: 'What to do with the entry Cake?' }),
    form.getByRole('button', { name: 'What to do with Cake?' }),
  ]) {
    await menu(editing, button)
    await expectAccessibleInBoth(page)
    await leave(editing)
  }
})

test('what is asked about sections and pages breaks no rule of accessibility, in dark and in light', async ({
  editing,
}) => {
  const { page, outline, dialog } = editing
  for (const [thing, choice] of [
    ['Good to know', 'Move to …'],
    ['Good to know', 'Copy to …'],
    ['Good to know', 'Share with other pages …'],
    ['the page', 'Add a page like this …'],
  ] as const) {
    await menu(editing, outline.getByRole('button', { name: `What to do with ${thing}` }))
    await page.getByRole('menuitem', { name: choice }).click()
    await expect(dialog).toBeVisible()
    await expectAccessibleInBoth(page)
    await leave(editing)
  }
})

test('the gallery, what is shared and the list of problems break no rule of accessibility', async ({ editing }) => {
  const { page, outline, dialog, write } = editing
  await outline.getByRole('button', { name: 'Add a section' }).click()
  await dialog.getByLabel('Find a type').fill('quote')
  await expect(dialog.getByRole('button', { name: /^Quote/ }).first()).toBeVisible()
  await expectAccessibleInBoth(page)
  await dialog.getByLabel('Find a type').fill('zzz')
  await expect(dialog.getByText('No type has these words.')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Shared with other pages' }).click()
  await expect(dialog.getByRole('button', { name: 'order' })).toBeVisible()
  await expectAccessibleInBoth(page)
  await leave(editing)
  write(first.replace('"body"', '"bdoy"').replace('"/about"', '"/abuot"'))
  await page
    .getByRole('button', { name: /mistakes?/ })
    .first()
    .click()
  await expect(dialog).toContainText('“bdoy”')
  await expectAccessibleInBoth(page)
})

test('a long text as JSON, what is shared and the first steps break no rule of accessibility, also at 360 px', async ({
  editing,
}) => {
  const { page, outline, form } = editing
  await page.evaluate(() => localStorage.removeItem('sectile-edit-hints'))
  await page.reload()
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible()
  await outline.locator('[data-row="2"]').click()
  await form.getByRole('radio', { name: 'Only here' }).check()
  await expectAccessibleInBoth(page)
  await form.getByText('JSON', { exact: true }).click()
  await form.getByText('File', { exact: true }).click()
  await expect(form.getByRole('textbox')).toContainText(`"version": ${version}`)
  await expectAccessibleInBoth(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Form').click()
  await expectAccessibleInBoth(page)
  await expectFitting(page, 360)
})

test('all settings of the site, and what is empty or not there, break no rule of accessibility', async ({
  editing,
}) => {
  const { page, outline, form, dialog, origin } = editing
  await page.getByRole('button', { name: /^Propose/ }).click()
  await expect(dialog).toContainText('Checks')
  await expectAccessibleInBoth(page)
  await leave(editing)
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('zzz')
  await expect(outline.getByText('No page has these words.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('')
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  const parts = page.getByRole('navigation', { name: 'The whole site' }).getByRole('link')
  await expect(parts.first()).toBeVisible()
  for (const part of await parts.all()) {
    await part.click()
    await expect(part).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('main [aria-current]')).toHaveCount(1)
    await expect(form.getByRole('heading', { level: 2, name: (await part.textContent()) ?? '' })).toBeVisible()
    await expectAccessibleInBoth(page, { within: '[aria-label="Form"]' })
  }
  await expectAccessibleInBoth(page)
  await page.goto(`${origin}/_edit/page/nothing`)
  await expect(page.getByText('There is no page /nothing.')).toBeVisible()
  await expectAccessibleInBoth(page)
})

alone('what was done breaks no rule of accessibility when it is nothing', async ({ editing: { page } }) => {
  await page.getByRole('button', { name: 'What was done' }).click()
  await expect(page.getByRole('menuitem')).toHaveText('Nothing was done yet')
  await expectAccessibleInBoth(page)
})

test('who hears the form knows which list, and which entry of it, a field belongs to', async ({ editing }) => {
  const { form, outline } = editing
  await outline.locator('[data-row="1"]').click()
  const list = form.getByRole('group', { name: 'Questions', exact: true })
  await list.getByRole('button', { name: 'Cake?', exact: true }).click()
  const entry = list.getByRole('group', { name: 'Cake?' })
  await expect(entry.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue('Cake?')
})

test('at 400 % a window of 1280 to 900 pixels has room for all, since it scrolls', async ({ editing }) => {
  const { page, form, outline, dialog } = editing
  await page.setViewportSize({ width: 320, height: 225 })
  await expectFitting(page, 320)
  await page.setViewportSize({ width: 320, height: 225 })
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Outline').click()
  await outline.locator('[data-row="1"]').click()
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Form').click()
  await form.getByRole('textbox', { name: 'Heading' }).first().click()
  await page.getByRole('button', { name: 'Keys' }).click()
  await expect(dialog).toBeVisible()
})

test('with letters twice as large, at 320 px, all parts can be chosen, and menus stay in the window', async ({
  editing,
}) => {
  const { page, outline, form } = editing
  await page.setViewportSize({ width: 320, height: 640 })
  await enlargeLetters(page)
  const inWindow = async (one: Locator) => {
    const box = await one.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(320)
  }
  await outline.locator('[data-row="0"]').click()
  const parts = page.getByRole('radiogroup', { name: 'What is shown' })
  for (const name of ['Form', 'Outline']) {
    const part = parts.getByText(name, { exact: true })
    await inWindow(part)
    await part.click()
  }
  await expect(form.getByRole('textbox', { name: 'Heading' }).first()).toBeHidden()
  for (const button of [
    outline.getByRole('button', { name: 'What to do with Good to know' }),
    page.getByRole('button', { name: 'What was done' }),
  ]) {
    await menu(editing, button)
    await inWindow(page.getByRole('menu'))
    await leave(editing)
  }
})

test('in the colours of the author’s system it is seen what is chosen, and what is on', async ({ editing }) => {
  const { page, form, outline } = editing
  await page.emulateMedia({ forcedColors: 'active' })
  const ground = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor)
  const view = (name: string) => page.locator('label', { hasText: new RegExp(`^${name}$`) })
  expect(await ground(view('Free'))).not.toBe(await ground(view('Phone')))
  await outline.locator('[data-row="0"]').click()
  const chosen = outline
    .getByRole('listitem')
    .filter({ has: page.locator('[data-row="0"]') })
    .locator('> :first-child')
  await expect(chosen).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('main [data-selected="true"]')).toHaveCSS('outline-style', 'solid')
  await form.getByRole('button', { name: /^More/ }).click()
  const track = form.getByText('Draft', { exact: true }).locator('xpath=ancestor::*[.//input][1]').locator('input + *')
  await expect(track).toHaveCSS('border-top-style', 'solid')
  expect(await ground(track)).not.toBe(await ground(track.locator('> *').first()))
  const off = await ground(track)
  await track.click()
  await expect.poll(() => ground(track)).not.toBe(off)
  const tone = form.getByRole('combobox', { name: 'Tone' })
  await tone.press('ArrowDown')
  await tone.press('ArrowDown')
  const choice = page.getByRole('option')
  const reached = page.getByRole('option').and(page.locator('[data-combobox-selected]'))
  await expect.poll(() => ground(reached)).not.toBe(await ground(choice.last()))
  await tone.press('Escape')
  await outline.getByRole('button', { name: 'Add a section' }).click()
  const tab = (isChosen: boolean) => page.getByRole('tab', { selected: isChosen })
  expect(await ground(tab(true))).not.toBe(await ground(tab(false)))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await expect(form.getByRole('button', { name: 'white, #ffffff' }).first()).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  )
  await expect(form.getByRole('button', { name: 'black, #000000' }).first()).toHaveCSS(
    'background-color',
    'rgb(0, 0, 0)',
  )
})
