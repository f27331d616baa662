import { type Editing, testOf } from '../support/editing.ts'
import { holdBack } from '../support/network.ts'
import { site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const hero = {
  type: 'hero',
  heading: 'Bread at seven',
  image: { src: '/images/bread.svg', alt: 'A loaf' },
  actions: [
    { label: 'Order', href: '/' },
    { label: 'Visit', href: '/' },
  ],
}
const others = ['Good to know', 'How we bake', 'Who we are'].map((heading) => ({
  type: 'rich-text',
  heading,
  body: 'Slowly.',
}))
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>'

const test = testOf('focus', {
  files: { 'pages.json': `${JSON.stringify(site([hero, ...others]), null, 2)}\n`, 'public/images/bread.svg': drawing },
  shows: 'Bread at seven',
})

const headings = ({ sections }: Editing) => sections().map(({ heading, use }) => heading ?? use)
const said = ({ page }: Editing, words: string) =>
  expect(page.locator('main > [role="status"]').filter({ hasText: words })).toBeAttached()

test('a section goes as many places as its keys are pressed, however fast', async ({ editing }) => {
  const { page, outline } = editing
  await outline.locator('[data-row="0"]').focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => headings(editing)).toEqual(['Good to know', 'How we bake', 'Who we are', 'Bread at seven'])
  await said(editing, 'Bread at seven is now section 4 of 4.')
  await expect(page).toHaveURL(/section=4$/)
  await expect(page.locator('[data-row="3"]')).toBeFocused()
})

test('what is refused is not said to be done', async ({ editing }) => {
  const { page, outline } = editing
  await page.route('**/_edit/api/gesture', (route) =>
    route.fulfill({ status: 409, json: { error: 'It cannot be done now.' } }),
  )
  await outline.locator('[data-row="0"]').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('alert')).toContainText('It cannot be done now.')
  await expect(page.locator('main > [role="status"]')).toHaveText('')
})

test('a section that is moved to a place of its page has the focus there, also where it stood already', async ({
  editing,
}) => {
  const { page, outline, dialog } = editing
  await outline.locator('[data-row="2"]').click()
  for (const place of ['First on the page', 'After “Bread at seven”', 'After “Bread at seven”']) {
    await outline.getByRole('button', { name: 'What to do with How we bake' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Move to …' }).press('Enter')
    await dialog.getByRole('combobox', { name: 'Place' }).click()
    await page.getByRole('option', { name: place }).click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(outline.getByRole('button', { name: /^How we bake/ })).toBeFocused()
    await expect(outline.locator('[aria-current="true"][data-row]')).toContainText('How we bake')
  }
  await expect.poll(() => headings(editing)).toEqual(['Bread at seven', 'How we bake', 'Good to know', 'Who we are'])
})

test('Escape closes what lies over the rest, and the section stays chosen, also where nothing moves', async ({
  editing,
}) => {
  const { page, outline, dialog } = editing
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await outline.locator('[data-row="1"]').click()
  await outline.getByRole('button', { name: 'What to do with Good to know' }).click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  for (const name of ['Keys', 'Propose', 'No problems']) {
    await page.getByRole('button', { name }).click()
    await expect(dialog).toBeVisible()
    // A dialog has the focus a moment after it is there.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await expect(page).toHaveURL(/section=2$/)
  await expect(page.locator('[data-row="1"]')).toHaveAttribute('aria-current', 'true')
})

test('what is taken out leaves the focus beside it, and it is said', async ({ editing }) => {
  const { page, outline, form } = editing
  await outline.locator('[data-row="0"]').click()
  await form.getByRole('button', { name: 'Picture', exact: true }).click()
  await form.getByRole('button', { name: 'Remove picture' }).press('Enter')
  await expect(form.getByRole('button', { name: 'Add picture' })).toBeFocused()
  await said(editing, 'Picture is removed. Undo brings it back.')
  const remove = async (entry: string) => {
    await form.getByRole('button', { name: `What to do with ${entry}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
    await said(editing, `${entry} is removed. Undo brings it back.`)
  }
  await remove('Order')
  await expect(form.getByRole('button', { name: 'Visit', exact: true })).toBeFocused()
  await remove('Visit')
  await expect(form.getByRole('button', { name: 'Add button' })).toBeFocused()
  await expect.poll(() => editing.sections()[0]).toEqual({ type: 'hero', heading: 'Bread at seven' })
})

test('a section that is shared, and made the page’s own again, keeps the focus, and it is said', async ({
  editing,
}) => {
  const { page, outline, form, dialog } = editing
  await outline.getByRole('button', { name: 'What to do with Good to know' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Share with other pages' }).press('Enter')
  const name = dialog.getByLabel('Name')
  for (const [wrong, words] of [
    ['Good to know', 'starts with a letter'],
    ['k'.repeat(61), 'It has 60 letters at most.'],
  ] as const) {
    await name.fill(wrong)
    await expect(name).toHaveAccessibleDescription(new RegExp(words))
    await expect(dialog.getByRole('button', { name: 'Share', exact: true })).toBeDisabled()
  }
  await name.fill('known')
  await page.keyboard.press('Enter')
  await said(editing, 'Good to know is shared as known: other pages can use it.')
  await expect(outline.getByRole('button', { name: 'What to do with Good to know' })).toBeFocused()
  await page.locator('[data-row="1"]').press('Enter')
  await expect(form.getByRole('group', { name: 'Shared as “known”' })).toBeVisible()
  // It is no news to who chooses it.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await form.getByRole('button', { name: 'Make all of it this page’s own' }).press('Enter')
  await expect(form.getByRole('heading', { name: 'Good to know' })).toBeFocused()
  await said(editing, 'Good to know is this page’s own now.')
  await page.keyboard.press('ControlOrMeta+z')
  await said(editing, 'Undone: Made “Good to know” this page’s own')
})

test('who mends something in the form goes on at its field; a field that there is not is told above those that there are', async ({
  editing,
}) => {
  const { outline, form, sections, text, write } = editing
  const right = text()
  write(right.replace('"heading": "Good to know"', '"hedding": "Good to know", "tone": "tnit"'))
  await outline.locator('[data-row="1"]').click()
  const notes = form.getByRole('note')
  await expect(notes).toHaveCount(2)
  await expect(notes.first()).toContainText('“hedding” is not a field')
  const stray = await notes.first().boundingBox()
  const body = await form.locator('[data-field$="/1/body"]').boundingBox()
  expect(stray?.y).toBeLessThan(body?.y ?? 0)
  await notes
    .last()
    .getByRole('button', { name: /^Mend it/ })
    .press('Enter')
  await expect.poll(() => sections()[1]?.tone).toBe('tint')
  await expect(notes).toHaveCount(1)
  await expect(form.locator('[data-field$="/1/tone"]').locator(':focus')).toBeVisible()
  await notes.getByRole('button', { name: /^Mend it/ }).press('Enter')
  await expect.poll(() => sections()[1]?.heading).toBe('Good to know')
  await expect(notes).toHaveCount(0)
  await expect(form.getByRole('textbox', { name: 'Heading' })).toBeFocused()
  await said(editing, 'Mended: rename to “Heading”')
})

test('who comes to a field hears what is wrong with it, until nothing is', async ({ editing }) => {
  const { outline, form, sections, text, write } = editing
  write(text().replace('"heading": "Good to know"', '"heading": "Good to know", "tone": "tnit"'))
  await expect(editing.page.getByRole('button', { name: '1 mistake' })).toBeVisible()
  await outline.locator('[data-row="1"]').click()
  const note = form.getByRole('note')
  const tone = form.getByRole('combobox', { name: 'Tone' })
  await expect(tone).toHaveAccessibleDescription(/“tnit”/)
  await expect(tone).toHaveAttribute('aria-invalid', 'true')
  await note.getByRole('button', { name: /^Mend it/ }).press('Enter')
  await expect.poll(() => sections()[1]?.tone).toBe('tint')
  await expect(tone).not.toHaveAccessibleDescription(/“tnit”/)
  await expect(tone).not.toHaveAttribute('aria-invalid', 'true')
})

test('a field that was given its right name is gone on with, though more is wrong; what else is, is told with its button', async ({
  editing,
}) => {
  const { outline, form, sections, text, write } = editing
  write(text().replace('"heading": "Good to know"', '"hedding": "Good to know", "bdoy": 1, "tone": "tnit"'))
  await outline.locator('[data-row="1"]').click()
  const note = form.getByRole('note').filter({ hasText: '“hedding” is not a field' })
  const mend = note.getByRole('button', { name: /^Mend it/ })
  await expect(mend).toHaveAccessibleDescription(/^“hedding” is not a field/)
  await mend.press('Enter')
  await expect.poll(() => sections()[1]?.heading).toBe('Good to know')
  await expect(note).toHaveCount(0)
  await expect(form.getByRole('textbox', { name: 'Heading' })).toBeFocused()
})

test('who mends something in the list of problems goes on with the next, and ends at what is said of all', async ({
  editing,
}) => {
  const { page, dialog, text, write } = editing
  write(text().replaceAll('"body": "Slowly."', '"body": "Slowly.", "tone": "tnit"'))
  await page.getByRole('button', { name: '3 mistakes' }).click()
  const mend = dialog.getByRole('button', { name: /^Mend it/ })
  for (const { entry, next, left } of [
    { entry: 1, next: 1, left: 2 },
    { entry: 1, next: 0, left: 1 },
  ]) {
    await mend.nth(entry).press('Enter')
    await expect(mend).toHaveCount(left)
    await expect(dialog.getByRole('listitem').nth(next).getByRole('button').first()).toBeFocused()
  }
  await mend.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'No problems' })).toBeFocused()
})

test('who has chosen a width of the page, or JSON, goes on with the keys of the editor', async ({ editing }) => {
  const { page, outline } = editing
  for (const name of ['Phone', 'JSON']) {
    await page.getByText(name, { exact: true }).click()
    await expect(page.getByRole('radio', { name })).toBeFocused()
    await page.keyboard.press('/')
    await expect(outline.getByRole('searchbox', { name: 'Find a page' })).toBeFocused()
  }
})

for (const width of [360, 768])
  test(`a key leads to the search from what fills a screen of ${width} px`, async ({ editing }) => {
    const { page, outline } = editing
    await page.setViewportSize({ width, height: 900 })
    const parts = page.getByRole('radiogroup', { name: 'What is shown' })
    await parts.getByText(/^Page/).click()
    await expect(outline).toBeHidden()
    await page.keyboard.press('/')
    await expect(outline.getByRole('searchbox', { name: 'Find a page' })).toBeFocused()
    await expect(parts.getByRole('radio', { name: 'Outline' })).toBeChecked()
  })

test('page and form stand beside each other on a screen of 768 px, and the outline in their place', async ({
  editing,
}) => {
  const { page, outline, form } = editing
  await page.setViewportSize({ width: 768, height: 900 })
  const shown = page.getByRole('region', { name: 'Page', exact: true })
  const parts = page.getByRole('radiogroup', { name: 'What is shown' })
  await outline.locator('[data-row="1"]').click()
  await expect(form).toBeHidden()
  await parts.getByText('Page and form').click()
  await expect(outline).toBeHidden()
  const [left, right] = [await shown.boundingBox(), await form.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  expect(right?.y).toBe(left?.y)
  await form.getByRole('textbox', { name: 'Heading' }).fill('Good to hear')
  await expect.poll(() => headings(editing)[1]).toBe('Good to hear')
  await parts.getByText('Outline').click()
  expect((await outline.boundingBox())?.width).toBe(768)
})

test('what is added to a form has the focus, and so has a text that is shown as it is written, and as it is read', async ({
  editing: { page, outline, form },
}) => {
  await outline.getByRole('button', { name: 'Page', exact: true }).click()
  await form.getByRole('button', { name: 'Add article' }).press('Enter')
  await expect(form.getByRole('button', { name: /^Article/ })).toBeFocused()
  await outline.locator('[data-row="0"]').click()
  await form.getByRole('button', { name: 'Show “Text” as it is written' }).press('Enter')
  const text = form.getByRole('textbox', { name: 'Text' })
  await expect(text).toBeFocused()
  await page.keyboard.type('**Also** ')
  await form.getByRole('button', { name: 'Show it as visitors read it' }).press('Enter')
  await expect(text).toBeFocused()
  await expect(text.locator('strong')).toHaveText('Also')
})

test('who was in a form that goes is at the name of what comes', async ({ editing }) => {
  const { page, outline, form, saved, write } = editing
  await outline.getByRole('link', { name: 'Site', exact: true }).click()
  await expect(form.getByRole('heading', { name: 'Page', exact: true })).toHaveCount(0)
  await form.getByRole('button').first().focus()
  await page.keyboard.press('Escape')
  await expect(form.getByRole('heading', { name: 'Page', exact: true })).toBeFocused()
  await outline.locator('[data-row="3"]').click()
  await form.getByRole('button', { name: /^Bold/ }).focus()
  await page.keyboard.press('Escape')
  await expect(form.getByRole('heading', { name: 'Page', exact: true })).toBeFocused()
  await outline.locator('[data-row="3"]').click()
  await form.getByRole('textbox', { name: 'Heading' }).focus()
  const { pages, ...rest } = saved()
  write(JSON.stringify({ ...rest, pages: [{ ...pages[0], sections: pages[0]?.sections.slice(0, 3) }] }, null, 2))
  await expect(form.getByText('This section is there no more.')).toBeFocused()
})

test('at 360 px, who chooses a part of the settings is at its name', async ({ editing }) => {
  const { page, outline, form } = editing
  await page.setViewportSize({ width: 360, height: 800 })
  await outline.getByRole('link', { name: 'Site', exact: true }).press('Enter')
  await outline.getByRole('link', { name: 'Header', exact: true }).press('Enter')
  await expect(form.getByRole('heading', { name: 'Header', exact: true })).toBeFocused()
})

test('who goes back from field to field sees the whole of each, below the name of the form', async ({ editing }) => {
  const { page, origin, form } = editing
  await page.goto(`${origin}/_edit/page/?site=words`)
  await form.getByRole('textbox').last().focus()
  const covered = () =>
    page.evaluate(() => {
      const field = document.activeElement
      const name = document.querySelector('[data-form-name]')?.parentElement
      if (!(field instanceof HTMLInputElement) || !name) return ''
      return field.getBoundingClientRect().top < name.getBoundingClientRect().bottom ? 'covered' : ''
    })
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Shift+Tab')
    expect(await covered()).toBe('')
  }
})

test('an address with a field leads there, unless somebody has begun elsewhere before the form was there', async ({
  editing,
}) => {
  const { page, form, origin, outline } = editing
  const field = form.getByRole('textbox', { name: 'Heading' })
  const find = outline.getByRole('searchbox', { name: 'Find a page' })
  await page.goto(`${origin}/_edit/page/?section=2&field=heading`)
  await expect(field).toBeFocused()
  await outline.locator('[data-row="0"]').click()
  await expect(page).toHaveURL(/section=1$/)
  const back = async () => {
    await page.goBack()
    await expect(field).toHaveText('Good to know')
    await expect(field).toBeFocused()
  }
  await back()
  await outline.getByRole('link', { name: 'Site', exact: true }).click()
  await page.reload()
  await find.focus()
  await back()
  const show = await holdBack(page, /_edit\/api\/page\?/)
  await page.reload()
  await find.fill('slow')
  show()
  await expect(field).toBeVisible()
  await page.keyboard.type('ly')
  await expect(find).toHaveValue('slowly')
  await expect(find).toBeFocused()
})
