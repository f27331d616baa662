import type { Locator } from 'playwright/test'
import { expectAccessibleInBoth, expectFitting } from '../support/accessible.ts'
import { testOf } from '../support/editing.ts'
import { site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'
import { expectAsServed, selecting, typedIn } from '../support/typing.ts'

const hero = {
  type: 'hero',
  heading: 'Bread by {baker}',
  text: 'Baked **by hand** in [our mill](/about), every day.',
  actions: [{ label: 'Order', href: '/' }],
}
const questions = {
  type: 'accordion',
  heading: 'Good to know',
  items: [
    { heading: 'When do you open?', body: 'At seven.' },
    { heading: 'Do you deliver?', body: 'On Saturdays.' },
  ],
}
const offers = {
  type: 'tabs',
  heading: 'What we bake',
  items: [
    { label: 'Bread', heading: 'Loaves', body: 'Rye and wheat.' },
    { label: 'Cakes', heading: 'Sponges', body: 'With berries.' },
  ],
}
const content = site([hero, questions, offers], {
  path: '/about',
  title: 'About the mill and the people in it',
  description: 'The mill, the oven and the people who bake in it, and how to find the door.',
  sections: [{ type: 'hero', heading: 'About us' }],
})
const first = `${JSON.stringify({ ...content, site: { ...content.site, variables: { baker: 'Ada' } } }, null, 2)}\n`

const test = testOf('typing', { files: { 'pages.json': first }, shows: 'Bread by Ada' })

const field = (form: Locator, way: string) => form.locator(`[data-field="/pages/0/sections/${way}"]`)

test('a click on a text leads to its field, and so does the address of that', async ({ editing }) => {
  const { page, form, shown } = editing
  await shown.getByText('Order').click()
  await expect(field(form, '0/actions/0/label').getByRole('textbox')).toBeFocused()
  await shown.getByText('Do you deliver?').click()
  await expect(field(form, '1/items/1/heading').getByRole('textbox')).toBeFocused()
  expect(page.url()).toMatch(/\?section=2&field=items\/1\/heading$/)
  // What visitors open is open while it is edited.
  await expect(shown.getByText('On Saturdays.')).toBeVisible()
  // Where the focus goes, there the address leads.
  await form.getByRole('button', { name: 'When do you open?', exact: true }).click()
  await field(form, '1/items/0/heading').getByRole('textbox').focus()
  await expect.poll(() => page.url()).toMatch(/\?section=2&field=items\/0\/heading$/)
  await page.reload()
  await expect(field(form, '1/items/0/heading').getByRole('textbox')).toBeFocused()
  await expect(shown.getByText('At seven.')).toBeVisible()
})

test('emphasis, links and variables are seen and typed as visitors read them, and written as little as can be', async ({
  editing,
}) => {
  const { page, form, shown, text } = editing
  await shown.getByText('every day').click()
  const words = field(form, '0/text').getByRole('textbox')
  await expect(words).toBeFocused()
  await expect(words.locator('strong')).toHaveText('by hand')
  await expect(field(form, '0/heading').locator('[data-variable="baker"]')).toHaveText('Ada')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' By {baker}, *now*.')
  const written = 'Baked **by hand** in [our mill](/about), every day. By {baker}, *now*.'
  await expect.poll(text).toBe(first.replace(hero.text, written))
  await expect(shown.getByText('By Ada, now.')).toBeVisible()
  // The last word becomes a link, and bold.
  await selecting(words, 'now', async () => {
    for (const key of ['Shift+ArrowLeft', 'ArrowLeft', 'ControlOrMeta+Shift+ArrowLeft']) await page.keyboard.press(key)
  })
  await expect(
    form.getByRole('toolbar', { name: 'Marks of “Text”' }).getByRole('button', { name: /^Italic/ }),
  ).toHaveAttribute('aria-pressed', 'true')
  for (const key of ['ControlOrMeta+b', 'ControlOrMeta+k']) await page.keyboard.press(key)
  await page.getByRole('combobox', { name: 'Address' }).fill('/about')
  await page.getByRole('button', { name: 'Set the link' }).click()
  await expect.poll(text).toContain('By {baker}, [***now***](/about).')
  await expect(words).toBeFocused()
  // As it is written, and back.
  await form.getByRole('button', { name: 'Show “Text” as it is written' }).click()
  const source = field(form, '0/text').getByRole('textbox')
  await expect(source).toHaveValue(/\[our mill\]\(\/about\), every day/)
  await source.fill('An open {brace is only seen as it is written.')
  await expect(form.getByRole('button', { name: 'Show it as visitors read it' })).toBeHidden()
  await source.fill('**Now** it is whole.')
  await form.getByRole('button', { name: 'Show it as visitors read it' }).click()
  await expect(words.locator('strong')).toHaveText('Now')
  // Else what comes next would be taken for what is undone.
  await expect.poll(text).toContain('**Now** it is whole.')
  while (
    await page
      .getByRole('button', { name: /^Undo: / })
      .isEnabled({ timeout: 1000 })
      .catch(() => false)
  ) {
    const before = text()
    await page.getByRole('button', { name: /^Undo: / }).click()
    await expect.poll(text).not.toBe(before)
    if (text() === first) break
  }
  expect(text()).toBe(first)
  await expect(words.locator('a')).toHaveText('our mill')
})

test('a variable that is chosen in a text leads to its value, which is changed for all places', async ({ editing }) => {
  const { page, form, shown, saved } = editing
  const leads = form.getByRole('button', { name: 'Change it everywhere' })
  const value = form.locator('[data-field="/site/variables/baker"]').getByRole('textbox')
  await shown.getByRole('heading', { name: 'Bread by Ada' }).click()
  const heading = field(form, '0/heading')
  await heading.locator('[data-variable="baker"]').click()
  await expect(heading).toContainText('One value for all places, called {baker}.')
  await expectAccessibleInBoth(page)
  // Nobody is told of it who has gone on.
  await field(form, '0/text').getByRole('textbox').focus()
  await expect(leads).toBeHidden()
  // By the keyboard it is chosen on the way through the text.
  await heading.getByRole('textbox').focus()
  await expect(leads).toBeVisible()
  // A key in the moment in which a text gets the focus may be overtaken by what was chosen there before.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(leads).toBeHidden({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('ArrowLeft')
  await leads.press('Enter')
  await expect(value).toBeFocused()
  await value.fill('Grace')
  await expect(shown.getByRole('heading', { name: 'Bread by Grace' })).toBeVisible()
  await expect.poll(saved).toMatchObject({ site: { variables: { baker: 'Grace' } } })
  await page.goBack()
  await expect(heading.locator('[data-variable="baker"]')).toHaveText('Grace')
})

test('a text is typed on the page itself: it stays where it is, and afterwards the page is what the preview draws', async ({
  editing,
}) => {
  const { page, form, shown, text } = editing
  const typed = typedIn(editing)
  const line = shown.locator('p', { hasText: 'every day' })
  const before = await line.boundingBox()
  await line.dblclick()
  await expect(typed).toBeFocused()
  await expect(typed).toHaveAccessibleName('Text')
  expect(await typed.boundingBox()).toEqual(before)
  // The element with the caret stays while the section is drawn again and again.
  const element = await typed.elementHandle()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' By {baker}.', { delay: 20 })
  await expect.poll(text).toContain('every day. By {baker}.')
  await expect(field(form, '0/text').getByRole('textbox')).toContainText('By Ada')
  expect(await element?.evaluate((one) => one.isConnected && one.ownerDocument.activeElement === one)).toBe(true)
  // The next text is the button's; a space in it presses nothing.
  await page.keyboard.press('Tab')
  await expect(typed).toHaveText('Order')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' now')
  await expect.poll(text).toContain('"label": "Order now"')
  await page.keyboard.press('Shift+Tab')
  await expect(typed).toContainText('every day. By Ada.')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(text).toContain('"label": "Order"')
  await page.keyboard.press('Escape')
  await expect(typed).toBeHidden()
  await expect(field(form, '0/text').getByRole('textbox')).toBeFocused()
  await expectAsServed(editing, 0)
})

test('what lives on the page is typed, too; too many letters and mistakes are told there; F2 begins', async ({
  editing,
}) => {
  const { page, form, shown, text } = editing
  const typed = typedIn(editing)
  await shown.getByRole('heading', { name: 'Loaves' }).dblclick()
  await expect(typed).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Loaves and rolls')
  await expect.poll(text).toContain('"heading": "Loaves and rolls"')
  await page.keyboard.press('Escape')
  await expect(shown.getByRole('heading', { name: 'Loaves and rolls' })).toBeVisible()
  await expect(field(form, '2/items/0/heading').getByRole('textbox')).toBeFocused()
  // The key from the field to its text.
  await page.keyboard.press('F2')
  await expect(typed).toHaveText('Loaves and rolls')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Very long '.repeat(12))
  await expect(page.getByRole('region', { name: 'Page' })).toContainText(/120 of 90 letters.*at most 90 fit/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(text).not.toContain('Very long')
  await expect(typed).toHaveText(/^Loaves/)
  // A click elsewhere ends it.
  await form.getByRole('heading').first().click()
  await field(form, '2/heading').getByRole('textbox').focus()
  await expect(typed).toBeHidden()
  // What the tabs live from is whole.
  await page.getByRole('switch', { name: 'Try it' }).check({ force: true })
  await shown.getByRole('tab', { name: 'Cakes' }).click()
  await expect(shown.getByRole('heading', { name: 'Sponges' })).toBeVisible()
})

test('who gives a link up goes on typing, on the page and in the form', async ({ editing }) => {
  const { page, form, shown } = editing
  await shown.getByText('every day').dblclick()
  for (const text of [typedIn(editing), field(form, '0/text').getByRole('textbox')]) {
    await text.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(text).toBeFocused()
  }
})

test('no state breaks a rule of accessibility while somebody types on the page or sets a link, in light and in dark', async ({
  editing,
}) => {
  const { page, shown } = editing
  const typed = typedIn(editing)
  await shown.getByText('every day').dblclick()
  await expect(typed).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await expectAccessibleInBoth(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeVisible()
  await expectAccessibleInBoth(page)
  await expectFitting(page, 360)
  await expectAccessibleInBoth(page)
  // The list of places goes first, and then the dialog.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
