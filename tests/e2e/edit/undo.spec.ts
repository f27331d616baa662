import { testOf } from '../support/editing.ts'
import { site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const hero = { type: 'hero', heading: 'Bread at seven', eyebrow: 'Since 1931' }
const table = { type: 'table', heading: 'Our loaves', head: ['Loaf', 'Weight'], rows: [['Rye', '1 kg']] }

const test = testOf('undo', {
  files: { 'pages.json': `${JSON.stringify(site([hero, table]), null, 2)}\n` },
  shows: 'Bread at seven',
})

const fields = [
  ['a text of some lines', 0, 'heading', 'Bread at seven'],
  ['a text of one line', 0, 'eyebrow', 'Since 1931'],
  ['a cell of a table', 1, 'rows/0/0', 'Rye'],
] as const

for (const [kind, section, way, before] of fields)
  test(`what was typed into ${kind} is undone and done again as one step, and typing goes on`, async ({ editing }) => {
    const { page, outline, form, text } = editing
    await outline.locator(`[data-row="${section}"]`).click()
    const field = form.locator(`[data-field="/pages/0/sections/${section}/${way}"]`).getByRole('textbox')
    await field.focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' from the mill')
    const after = `${before} from the mill`
    await expect.poll(text).toContain(`"${after}"`)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(field).toHaveValue(before)
    await expect.poll(text).toContain(`"${before}"`)
    await page.keyboard.press('Control+y')
    await expect(field).toHaveValue(after)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(field).toHaveValue(before)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(field).toHaveValue(after)
    await expect(field).toBeFocused()
    await page.keyboard.type('!')
    await expect.poll(text).toContain(`"${after}!"`)
  })

test('keys undo and do again where the keyboard writes other letters than Latin ones', async ({ editing }) => {
  const { page, outline } = editing
  const browser = await page.context().newCDPSession(page)
  /** As Hebrew and Russian keyboards tell of it. */
  const press = async (key: string, code: 'KeyZ' | 'KeyY') => {
    const about = { key, code, modifiers: 2, windowsVirtualKeyCode: code.charCodeAt(3) }
    await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...about })
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...about })
  }
  const first = outline.locator('[data-row="0"]')
  await outline.locator('[data-row="1"]').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(first).toContainText('Our loaves')
  for (const [undo, redo] of [
    ['ז', 'ט'],
    ['я', 'н'],
  ] as const) {
    await press(undo, 'KeyZ')
    await expect(first).toContainText('Bread at seven')
    await press(redo, 'KeyY')
    await expect(first).toContainText('Our loaves')
  }
})

test('steps are listed with when each was done, and with how many lie before these', async ({ editing }) => {
  const { page } = editing
  const last = new Date('2026-11-29T12:34')
  await page.clock.setFixedTime(last)
  const steps = Array.from({ length: 17 }, (_, index) => ({
    id: 17 - index,
    title: `Step ${17 - index}`,
    page: index === 1 ? null : '/',
    section: null,
    when: index === 2 ? null : last.getTime() - index * 24 * 3600 * 1000,
  }))
  await page.route('**/_edit/api/steps', (route) => route.fulfill({ json: { done: steps, undone: [] } }))
  await page.getByRole('button', { name: 'What was done' }).click()
  const items = page.getByRole('menuitem')
  await expect(items).toHaveCount(15)
  await expect(items.nth(0)).toHaveText('Step 1712:34, on /')
  await expect(items.nth(1)).toHaveText('Step 1628 Nov 2026, 12:34')
  // As older versions noted it.
  await expect(items.nth(2)).toHaveText('Step 15on /')
  await expect(page.getByRole('menu')).toContainText('There are 2 more before these')
})

test('who undoes the last step by its button stays there, also when nothing is left to undo', async ({ editing }) => {
  const { page, form, outline } = editing
  await outline.locator('[data-row="0"]').click()
  await form.getByRole('textbox', { name: 'Heading' }).fill('Bread at six')
  await page.getByRole('button', { name: /^Undo: / }).focus()
  // Steps of other tests are there still.
  await page.route('**/_edit/api/outline', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), undo: null } })
  })
  await page.keyboard.press('Enter')
  const button = page.getByRole('button', { name: 'Nothing to undo' })
  await expect(button).toBeDisabled()
  await expect(button).toBeFocused()
})

test('what was added and is taken back leaves the focus where it was added', async ({ editing }) => {
  const { page, outline, form, dialog, sections } = editing
  await outline.getByRole('button', { name: 'Add a section' }).click()
  await dialog.getByLabel('Find a type').fill('quote')
  await dialog
    .getByRole('button', { name: /^Quote/ })
    .first()
    .click()
  await expect(outline.locator('[data-row="2"]')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(sections).toHaveLength(2)
  await expect(outline.locator('[data-row="1"]')).toBeFocused()
  await outline.locator('[data-row="0"]').click()
  await form.getByRole('button', { name: 'Add button' }).click()
  await expect(form.getByRole('textbox', { name: /^Label/ })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(form.getByRole('button', { name: 'Add button' })).toBeFocused()
})
