import { expectAccessible, expectAccessibleInBoth, expectFitting } from '../support/accessible.ts'
import { type Editing, testOf } from '../support/editing.ts'
import { holdBack } from '../support/network.ts'
import { page, site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

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

const test = testOf('gestures', { files: { 'pages.json': first }, shows: 'Bread at seven' })

const headings = (editing: Editing) => editing.sections().map(({ heading, use }) => heading ?? use)

/** Leaves the last step to what somebody else did; the one before it is undone after that. */
async function leaveTo(theirs: string, { page, dialog, text }: Editing): Promise<void> {
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect(dialog).toHaveCount(0)
  expect(text()).toBe(theirs)
  await page.getByRole('button', { name: /^Undo: Changed “Small line above”/ }).click()
  await expect.poll(text).not.toContain('Since 1904')
}

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
  await page.getByRole('button', { name: 'Undo: Changed “Heading” in “Bread at seven”' }).click()
  await expect.poll(text).toBe(first)
  await expect(form.getByLabel('Heading')).toHaveValue('Bread at seven')
  await page.getByRole('button', { name: 'Do again: Changed “Heading” in “Bread at seven”' }).click()
  await expect(shown.getByRole('heading', { name: 'Bread at six' })).toBeVisible()
})

test('a field that is not there yet is typed letter by letter, and emptied it is gone', async ({ editing }) => {
  const { form, outline, text } = editing
  await outline
    .getByRole('button', { name: /Bread at seven/ })
    .first()
    .click()
  await form.getByLabel('Small line above').pressSequentially('Since 1904')
  await expect.poll(text).toContain('"eyebrow": "Since 1904"')
  await form.getByLabel('Small line above').fill('')
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
    .getByRole('button', { name: /^Quote/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => editing.sections().at(-1)?.type).toBe('quote')
  await expect(form.getByText('Quote', { exact: true })).toBeVisible()
  await outline.getByRole('button', { name: 'What to do with Bread at seven' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect.poll(() => headings(editing).slice(0, 2)).toEqual(['Bread at seven', 'Bread at seven'])
  // An id is there once a page.
  expect(editing.sections()[1]).not.toHaveProperty('id')
  await outline.getByRole('button', { name: 'What to do with Bread at seven' }).nth(1).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.poll(() => headings(editing).slice(0, 2)).toEqual(['Bread at seven', 'Good to know'])
})

test('a section is moved to another page', async ({ editing }) => {
  const { page, outline, saved } = editing
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
  await expect.poll(() => saved().pages[1]?.sections[0]?.heading).toBe('Good to know')
  await expect.poll(() => page.url()).toMatch(/\/_edit\/page\/about\?section=1$/)
  await expect(outline.getByRole('button', { name: /^Good to know/ })).toBeFocused()
})

test('entries are added, moved, doubled and removed in their cards', async ({ editing }) => {
  const { page, outline, form } = editing
  await outline
    .getByRole('button', { name: /Good to know/ })
    .first()
    .click()
  const items = () => ((editing.sections()[1]?.items ?? []) as { heading: string }[]).map(({ heading }) => heading)
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
  // Who goes on by the keyboard is not sent back to the top.
  await menu('When are you open?', 'Remove')
  await expect(form.getByRole('button', { name: 'Do you deliver?', exact: true })).toBeFocused()
  await menu('Do you deliver?', 'Remove')
  await expect(form.getByRole('button', { name: 'Add question', exact: true })).toBeFocused()
})

test('an entry that is added is typed into at once; a menu moves no form, and no form the window', async ({
  editing,
}) => {
  const { page, outline, form } = editing
  await outline
    .getByRole('button', { name: /Good to know/ })
    .first()
    .click()
  await form.getByRole('button', { name: 'Do you deliver?', exact: true }).click()
  await form.getByRole('button', { name: 'Add question', exact: true }).click()
  const added = form.locator('[data-field$="/items/2/heading"]').getByRole('textbox')
  await expect(added).toBeFocused()
  await expect(added).toBeInViewport({ ratio: 1 })
  await page.keyboard.type('May I order ahead?')
  await expect.poll(() => editing.sections()[1]?.items).toHaveLength(3)
  await expect(page).toHaveURL(/field=items\/2\/heading$/)
  const scrolled = () => form.evaluate((pane) => pane.scrollTop)
  const before = await scrolled()
  await form.getByRole('button', { name: 'What to do with May I order ahead?' }).click()
  await expect(page).toHaveURL(/field=items\/2$/)
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible()
  expect(await scrolled()).toBe(before)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
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
  await expect.poll(() => editing.sections()[1]?.items).toEqual([site.pages[0].sections[1].items[0]])
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

test('a shared section is changed for all pages, or only here, and is made the page’s own', async ({ editing }) => {
  const { page, outline, form, shown, text, saved } = editing
  await outline
    .getByRole('button', { name: /Order now/ })
    .first()
    .click()
  await expect(form.getByLabel('Heading')).toBeDisabled()
  await form.getByRole('radio', { name: 'In all 2 places' }).press(' ')
  await form.getByLabel('Heading').fill('Order today')
  await expect.poll(() => saved().shared.order?.heading).toBe('Order today')
  const everywhere = text()
  await form.getByRole('radio', { name: 'Only here' }).check()
  await form.getByLabel('Heading').fill('Order bread')
  await expect(shown.getByRole('heading', { name: 'Order bread' })).toBeVisible()
  await expect.poll(() => editing.sections()[2]).toEqual({ use: 'order', with: { heading: 'Order bread' } })
  expect(saved().shared.order?.heading).toBe('Order today')
  await expect(form.getByText('This place has its own: heading.')).toBeVisible()
  await form.getByRole('button', { name: 'As on the other pages: Heading' }).press('Enter')
  await expect.poll(text).toBe(everywhere)
  await expect(form.getByRole('textbox', { name: 'Heading' })).toHaveValue('Order today')
  await expect(form.getByRole('textbox', { name: 'Heading' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Heading is as on the other pages again.' })).toBeAttached()
  await form.getByRole('button', { name: 'Make all of it this page’s own' }).click()
  await expect.poll(() => editing.sections()[2]?.heading).toBe('Order today')
  expect(saved().pages[1]?.sections[1]).toEqual({ use: 'order' })
})

test('an entry of a shared section is changed only here', async ({ editing }) => {
  const { page, outline, form, shown, text } = editing
  await outline
    .getByRole('button', { name: /Order now/ })
    .first()
    .click()
  await form.getByRole('radio', { name: 'Only here' }).check()
  await form.getByRole('button', { name: 'Order bread', exact: true }).click()
  const label = form.locator('[data-field$="/actions/0/label"]').getByRole('textbox')
  await label.press('End')
  await label.pressSequentially(' now')
  await expect(shown.getByRole('link', { name: 'Order bread now' })).toBeVisible()
  await expect
    .poll(() => editing.sections()[2])
    .toEqual({ use: 'order', with: { actions: [{ label: 'Order bread now', href: '/about' }] } })
  await expect(label).toBeFocused()
  await expectAccessibleInBoth(page)
  await form.getByRole('button', { name: 'As on the other pages: Buttons' }).click()
  await expect.poll(text).toBe(first)
})

test('what is typed on the page itself is only here, too, and the JSON is that of the place', async ({ editing }) => {
  const { page, outline, form, shown, text } = editing
  const row = outline.getByRole('button', { name: /Order now/ }).first()
  await row.click()
  const heading = shown.getByRole('heading', { name: 'Order now' })
  // Until it was asked, nothing is typed there.
  await heading.dblclick()
  await expect(shown.locator('[data-typed]')).toHaveCount(0)
  await form.getByRole('radio', { name: 'Only here' }).check()
  await heading.dblclick()
  await expect(shown.locator('[data-typed]')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' and here')
  await expect.poll(() => editing.sections()[2]).toEqual({ use: 'order', with: { heading: 'Order now and here' } })
  expect(JSON.parse(text()).shared.order.heading).toBe('Order now')
  await page.keyboard.press('Escape')
  await expect(form.getByRole('textbox', { name: 'Heading' })).toBeFocused()
  await form.getByText('JSON', { exact: true }).click()
  await expect(form.getByRole('textbox')).toContainText('"use": "order"')
})

test('a mistake is told at its field, in the outline and in the list; a click mends it', async ({ editing }) => {
  const { page, outline, form, write, text } = editing
  write(first.replace('"text": "Baked by hand."', '"txet": "Baked by hand."'))
  await expect(page.getByRole('button', { name: /1 mistake/ })).toBeVisible()
  await expect(outline.locator('li').filter({ hasText: 'Bread at seven' })).toContainText('1')
  await page.getByRole('button', { name: /1 mistake/ }).click()
  const list = page.getByRole('dialog')
  await expect(list).toContainText('“txet”')
  await list.getByRole('button', { name: /^Mend it/ }).click()
  await expect.poll(text).toBe(first)
  await page.keyboard.press('Escape')
  await outline
    .getByRole('button', { name: /Bread at seven/ })
    .first()
    .click()
  await form.getByLabel('Heading').fill('')
  await expect(form.getByRole('note')).toBeVisible()
  // What the field is for stands there once.
  await expect(form.getByText(/^The section's heading\./)).toHaveCount(1)
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
  const goOn = await holdBack(page, /_edit\/api\/gesture/)
  await form.getByLabel('Heading').fill('Mine')
  write(first.replace('Bread at seven', 'Theirs').replace('Baked by hand.', 'Baked by us.'))
  await expect(second.getByRole('region', { name: 'Form' }).getByLabel('Heading')).toHaveValue('Theirs')
  goOn()
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this, too' })
  await expect(dialog).toContainText('“Heading” of “Theirs” on / was changed by another program, or in another tab.')
  await expectAccessibleInBoth(page)
  // What is decided on is what is there by then.
  write(first.replace('Bread at seven', 'Theirs again').replace('Baked by hand.', 'Baked by us.'))
  await expect(dialog.getByText('Theirs again', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(text).toBe(first.replace('Bread at seven', 'Mine').replace('Baked by hand.', 'Baked by us.'))
  await expect(form.getByLabel('Heading')).toBeFocused()
  await expect(second.getByRole('region', { name: 'Form' }).getByLabel('Heading')).toHaveValue('Mine')
  await second.getByRole('button', { name: 'Undo: Changed “Heading” in “Bread at seven”' }).click()
  await expect(form.getByLabel('Heading')).toHaveValue('Theirs again')
  await second.close()
})

test('what somebody else changed since is undone only when the author says so, and what lies before it can be', async ({
  editing,
}) => {
  const { page, outline, form, dialog, write, text } = editing
  await outline
    .getByRole('button', { name: /Bread at seven/ })
    .first()
    .click()
  await form.getByLabel('Small line above').fill('Since 1904')
  await form.getByLabel('Text', { exact: true }).first().fill('Baked by us.')
  await expect.poll(text).toContain('Baked by us.')
  const before = text()
  const undo = page.getByRole('button', { name: /^Undo: Changed “Text”/ })
  await expect(undo).toBeVisible()
  const theirs = before.replace('Baked by us.', 'Baked by them.')
  write(theirs)
  await expect(form.getByLabel('Text', { exact: true }).first()).toHaveText('Baked by them.')
  await undo.click()
  await expect(dialog).toContainText('Since this step, “Text” of “Bread at seven” on / was changed')
  await expect(dialog.getByText('Baked by hand.')).toBeVisible()
  await leaveTo(theirs, editing)
  expect(text()).toContain('Baked by them.')
})

test('a move that cannot be undone by itself any more offers no more than to leave it, and what lies before it can be', async ({
  editing,
}) => {
  const { page, outline, form, dialog, write, text, sections, saved } = editing
  const show = (list: ReturnType<typeof sections>) =>
    write(
      JSON.stringify({
        ...saved(),
        pages: saved().pages.with(0, { path: '/', ...saved().pages[0], sections: list }),
      }),
    )
  show([...sections(), { type: 'rich-text', heading: 'Our mill', body: 'It turns.' }])
  await outline
    .getByRole('button', { name: /Bread at seven/ })
    .first()
    .click()
  await form.getByLabel('Small line above').fill('Since 1904')
  await outline.getByRole('button', { name: 'What to do with Our mill' }).click()
  await page.getByRole('menuitem', { name: 'Move to …' }).click()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(() => sections()[0]?.heading).toBe('Our mill')
  const [mill = {}, hero = {}, ...others] = sections()
  show([hero, others[0] ?? {}, mill, ...others.slice(1)])
  await expect(outline.locator('[data-row="2"]')).toContainText('Our mill')
  const theirs = text()
  await page.getByRole('button', { name: /^Undo: Moved/ }).click()
  await expect(dialog.getByRole('button')).toHaveText(['Leave it as it is'])
  await leaveTo(theirs, editing)
})

test('while the file cannot be read, the author is told so, and nothing is lost', async ({ editing }) => {
  const { page, shown, write } = editing
  write(first.slice(0, -20))
  const told = page.getByRole('alert').filter({ hasText: 'cannot be read, from line' })
  await expect(told).toContainText('Nothing is lost')
  await expectAccessibleInBoth(page)
  write(first)
  await expect(shown.getByRole('heading', { name: 'Bread at seven' })).toBeVisible()
  await expect(told).toHaveCount(0)
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

test('what waits for a full disk is in its field after a reload and elsewhere, and goes on from there', async ({
  editing,
}) => {
  const { page, outline, form, text } = editing
  const select = (name: RegExp) => outline.getByRole('button', { name }).first().click()
  const heading = form.getByRole('textbox', { name: 'Heading', exact: true })
  await select(/Bread at seven/)
  await page.route('**/_edit/api/gesture', (route) =>
    route.fulfill({ status: 507, json: { error: 'The disk is full.', isLater: true } }),
  )
  await heading.fill('Bread at six')
  await expect(page.getByRole('alert')).toContainText('The disk is full.')
  await select(/Good to know/)
  await expect(heading).toHaveValue('Good to know')
  await select(/Bread at seven/)
  await expect(heading).toHaveValue('Bread at six')
  await page.reload()
  await expect(heading).toHaveValue('Bread at six')
  await heading.press('End')
  await heading.pressSequentially('teen')
  await page.unroute('**/_edit/api/gesture')
  await expect.poll(text).toBe(first.replace('Bread at seven', 'Bread at sixteen'))
  await expect(heading).toHaveValue('Bread at sixteen')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page gets another path, and what leads to it follows', async ({ editing }) => {
  const { page, outline, form, text } = editing
  await outline.getByRole('link', { name: /\/about/ }).click()
  await expect(form.getByText('/about', { exact: true })).toBeVisible()
  await form.getByLabel('Path').fill('/us')
  await form.getByRole('button', { name: 'Rename' }).click()
  await expect.poll(() => page.url()).toMatch(/\/_edit\/page\/us\?field=path$/)
  expect(JSON.parse(text()).shared.order.actions[0].href).toBe('/us')
})

test('the keys are listed, and no state breaks a rule of accessibility, in light and in dark', async ({ editing }) => {
  const { page, outline } = editing
  await expectAccessibleInBoth(page)
  await outline
    .getByRole('button', { name: /Good to know/ })
    .first()
    .click()
  await expectAccessibleInBoth(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await expectAccessibleInBoth(page)
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
