import { expectAccessible, expectFitting } from '../support/accessible.ts'
import { testOf } from '../support/editing.ts'
import { page, site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const form = {
  type: 'form',
  name: 'orders',
  heading: 'Order your bread',
  fields: [{ kind: 'email', name: 'mail', label: 'Mail' }],
}
const hero = { type: 'hero', heading: 'Bread at seven', actions: [{ label: 'Order now', href: '/' }] }
const first = `${JSON.stringify(
  site(
    [hero, form],
    page('/about', [
      { type: 'hero', heading: 'About us' },
      { ...form, name: 'questions' },
    ]),
  ),
  null,
  2,
)}\n`

const test = testOf('new-page', { files: { 'pages.json': first }, shows: 'Bread at seven' })

test('a link is led to a section of the page that has no id, which it gets in the same step', async ({ editing }) => {
  const { page, form, outline, sections, text } = editing
  await outline.locator('[data-row="0"]').click()
  await form.getByRole('button', { name: 'Order now', exact: true }).click()
  const link = form.getByRole('combobox', { name: 'Link address' })
  await link.press('ArrowDown')
  const offered = page.getByRole('group', { name: 'On this page' }).getByRole('option')
  await expect(offered).toHaveText([/Bread at seven/, /Order your bread/])
  await expectAccessible(page)
  await offered.nth(1).click()
  await expect(link).toHaveValue('#order-your-bread')
  await expect(form.getByText('“Order your bread” on this page.')).toBeVisible()
  await expect.poll(() => sections()[1]).toMatchObject({ type: 'form', id: 'order-your-bread' })
  expect(sections()[0]).toMatchObject({ actions: [{ href: '#order-your-bread' }] })
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(text).toBe(first)
})

test('by the keyboard a link is led to a section of another page, which gets its id', async ({ editing }) => {
  const { page, form, outline, saved } = editing
  await outline.locator('[data-row="0"]').click()
  await form.getByRole('button', { name: 'Order now', exact: true }).click()
  const link = form.getByRole('combobox', { name: 'Link address' })
  await link.fill('/about')
  // The list is closed once an address is whole.
  await link.press('Tab')
  await link.focus()
  await link.press('ArrowDown')
  const places = page.getByRole('group', { name: 'Places on pages' }).getByRole('option')
  await expect(places).toHaveText([/About us/, /Order your bread/])
  while (!(await places.nth(1).getAttribute('data-combobox-selected'))) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => saved().pages[1]?.sections[1]).toMatchObject({ id: 'order-your-bread' })
  expect(saved().pages[0]?.sections[0]).toMatchObject({ actions: [{ href: '/about#order-your-bread' }] })
})

test('a field that is added is called by its label, and its name follows that until somebody gives it another', async ({
  editing,
}) => {
  const { page, form, outline, sections } = editing
  const fields = () => sections()[1]?.fields
  await outline.locator('[data-row="1"]').click()
  await form.getByRole('button', { name: 'Add field' }).click()
  const label = form.locator('[data-field$="/fields/1/label"]').getByRole('textbox')
  await expect(label).toBeFocused()
  // Nobody has left anything out yet.
  await expect(form.getByRole('note')).toHaveCount(0)
  await label.pressSequentially('Your phone')
  await expect.poll(fields).toMatchObject([{ name: 'mail' }, { label: 'Your phone', name: 'yourPhone' }])
  await form.locator('[data-field$="/fields/1/name"]').getByRole('textbox').fill('phone')
  await label.fill('Where do we call you?')
  await expect.poll(fields).toMatchObject([{}, { label: 'Where do we call you?', name: 'phone' }])
  // What is stored goes by its name.
  await form.getByRole('button', { name: 'Mail', exact: true }).click()
  await form.locator('[data-field$="/fields/0/label"]').getByRole('textbox').fill('E-mail')
  await expect.poll(fields).toMatchObject([{ label: 'E-mail', name: 'mail' }, {}])
  await expectAccessible(page)
})

test('a page to which nothing leads is put into the menu by one click', async ({ editing }) => {
  const { page, form, outline, saved, text } = editing
  await outline.getByRole('link', { name: /\/about/ }).click()
  await outline.locator('[data-row="-1"]').click()
  const told = form.getByRole('note').filter({ hasText: 'No link leads to /about.' })
  await expect(told).toBeVisible()
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Mend it: put it into the menu' }).click()
  await expect(told).toHaveCount(0)
  await expect.poll(() => saved().site.header).toMatchObject({ menu: [{ href: '/' }, { href: '/about' }] })
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(text).toBe(first)
})

test('a new page that is no draft comes into the menu with it, in one step, where its author says so', async ({
  editing,
}) => {
  const { page, outline, dialog, saved, text } = editing
  await outline.getByRole('button', { name: 'Add a page' }).click()
  await dialog.getByLabel('Title').fill('Jobs: bakers wanted')
  await dialog.getByLabel('Path').fill('/jobs')
  await dialog.getByLabel('Description').fill('Who we look for.')
  const choice = dialog.getByRole('checkbox', { name: 'Put it into the menu' })
  await expect(choice).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'A draft for now' }).uncheck()
  await expect(choice).toBeEnabled()
  await expect(choice).not.toBeChecked()
  await choice.check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add the page' }).click()
  await expect
    .poll(() => saved().site.header)
    .toEqual({
      menu: [
        { label: 'Home', href: '/' },
        { label: 'Jobs: bakers wanted', href: '/jobs' },
      ],
    })
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(text).toBe(first)
})

test('a new entry of the menu is scolded only once it was left, and in plain words', async ({ editing }) => {
  const { page, form, origin, saved } = editing
  await page.goto(`${origin}/_edit/page/?site=header`)
  await form.getByRole('button', { name: 'Add menu entry' }).click()
  const label = form.getByRole('textbox', { name: 'Label' })
  await expect(label).toBeFocused()
  await expect.poll(() => (saved().site.header as { menu: object[] }).menu.length).toBe(2)
  await label.fill('Jobs')
  await expect(form.getByRole('button', { name: 'Jobs', exact: true })).toBeVisible()
  // The list of the site's parts tells of it, which the form does not yet.
  await expect(page.getByRole('link', { name: /Header.*1 mistake/ })).toBeVisible()
  await expect(form.getByRole('note')).toHaveCount(0)
  await form.getByRole('button', { name: 'Home', exact: true }).click()
  await form.getByRole('button', { name: /^Jobs/ }).click()
  await expect(form.getByRole('note')).toContainText('This entry has nothing but “Label”.')
  await expect(form.getByRole('note')).not.toContainText(/[{}"]/)
  await expectFitting(page, 360)
})

test('small words of an example are told until they are others; what is as right elsewhere is not', async ({
  editing,
}) => {
  const { page, form, outline, dialog, sections } = editing
  await outline.getByRole('button', { name: 'Add a section' }).click()
  await dialog.getByLabel('Find a type').fill('quote')
  await dialog.getByRole('button', { name: /^quote minimal/i }).click()
  await expect.poll(() => sections().length).toBe(3)
  const note = form.getByRole('note').filter({ hasText: 'as in the example' })
  const name = String(sections()[2]?.name)
  await expect(note.getByRole('listitem')).toHaveText([new RegExp(`^${name} Name`)])
  await expectAccessible(page)
  await note.getByRole('button', { name }).press('Enter')
  const field = form.locator('[data-field$="/name"]').getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('Mira Baker')
  await expect.poll(() => sections()[2]?.name).toBe('Mira Baker')
  await expect(note).toHaveCount(0)
  await outline.getByRole('button', { name: 'Add a section' }).click()
  await dialog.getByLabel('Find a type').fill('form')
  await dialog.getByRole('button', { name: /^form minimal/i }).click()
  await expect.poll(() => sections().length).toBe(4)
  const { name: formName, labels } = sections()[3] as { name: string; labels: { submit: string } }
  await expect(note.getByRole('listitem')).toHaveText([`${formName} Form name`, `${labels.submit} Submit`])
  await note.getByRole('button', { name: 'All of it is right' }).click()
  await expect(note).toHaveCount(0)
  // What had the focus is gone with it.
  await expect(form.getByRole('heading', { name: String(sections()[3]?.heading) })).toBeFocused()
  await outline.getByRole('button', { name: 'Add a section' }).click()
  await dialog.getByRole('button', { name: /^form full/i }).click()
  await expect.poll(() => sections().length).toBe(5)
  await expect(note.getByRole('listitem')).toHaveCount(5)
  await note.getByRole('button', { name: /^Show \d+ more$/ }).press('Enter')
  await expect(note.getByRole('listitem').nth(5).getByRole('button')).toBeFocused()
})
