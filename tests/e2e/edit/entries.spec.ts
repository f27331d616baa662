import { expectAccessibleInBoth, expectFitting } from '../support/accessible.ts'
import { testOf } from '../support/editing.ts'
import { page as aPage, site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const day = { kind: 'select', name: 'day', label: 'Which day?', options: ['Friday', 'Saturday'] }
const course = {
  type: 'form',
  heading: 'Join the course',
  name: 'join',
  labels: { submit: 'Send' },
  fields: [{ kind: 'text', name: 'name', label: 'Your name' }, day],
}

const fieldsOf = (section: Record<string, unknown> | undefined) => section?.fields as { options?: string[] }[]

const made = site([{ type: 'hero', heading: 'The garden' }, course], aPage('/about', [{ type: 'hero', heading: 'Us' }]))
const topics = [{ name: 'roses', label: 'Roses' }]
const content = JSON.stringify(
  { ...made, site: { ...made.site, topics, variables: { market: 'Saturday at noon' } } },
  null,
  2,
)

const test = testOf('entries', { files: { 'pages.json': content }, shows: 'The garden' })

test('choices of a form field stand open as rows, and Enter leads to the next, which is there at once', async ({
  editing,
}) => {
  const { page, form, origin, sections } = editing
  const options = () => fieldsOf(sections()[1])[1]?.options
  await page.goto(`${origin}/_edit/page/?section=2&field=fields/1`)
  await form.getByRole('textbox', { name: 'Option 1' }).press('Enter')
  await expect(form.getByRole('textbox', { name: 'Option 2' })).toBeFocused()
  // Without a pause: no letter is to land in the row above.
  await page.keyboard.press('Enter')
  await page.keyboard.type('Sunday')
  await expect.poll(options).toEqual(['Friday', 'Saturday', 'Sunday'])
  await page.keyboard.press('Enter')
  // An empty row is not followed by another one.
  await page.keyboard.press('Enter')
  await page.keyboard.type('Monday')
  await expect.poll(options).toEqual(['Friday', 'Saturday', 'Sunday', 'Monday'])
  await form.getByRole('button', { name: 'Move Option 4 up' }).click()
  await expect(form.getByRole('textbox', { name: 'Option 3' })).toBeFocused()
  await form.getByRole('button', { name: 'Remove Option 1' }).click()
  await expect.poll(options).toEqual(['Saturday', 'Monday', 'Sunday'])
  await expect(form.getByRole('textbox', { name: 'Option 1' })).toBeFocused()
  for (const width of [360, 1280]) await expectFitting(page, width)
  await expectAccessibleInBoth(page)
})

test('below a list that has more than fit stands how many that are', async ({ editing }) => {
  const { page, form, origin, saved, write } = editing
  const options = (count: number) => Array.from({ length: count }, (_, index) => `Day ${index + 1}`)
  const withDays = (count: number) =>
    JSON.stringify({
      ...saved(),
      pages: [{ ...saved().pages[0], sections: [{ ...course, fields: [{ ...day, options: options(count) }] }] }],
    })
  await page.goto(`${origin}/_edit/page/?section=1&field=fields/0`)
  write(withDays(30))
  await expect(form.getByText('No more than 30 fit.', { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Add option' })).toBeDisabled()
  write(withDays(33))
  await expect(form.getByText('3 too many: no more than 30 fit.', { exact: true })).toBeVisible()
})

test('entries of two short texts are rows as well, and what is no text is shown as it is', async ({ editing }) => {
  const { page, form, origin, saved, text, write } = editing
  await page.goto(`${origin}/_edit/page/?site=topics`)
  await form.getByRole('textbox', { name: 'Topic 1: Label' }).press('Enter')
  await page.keyboard.type('pears')
  await page.keyboard.press('Tab')
  await page.keyboard.type('{market}')
  await expect(page.locator(':focus')).toHaveAccessibleDescription('Read as “Saturday at noon”')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Pears')
  await expect
    .poll(() => saved().site.topics)
    .toEqual([
      { name: 'roses', label: 'Roses' },
      { name: 'pears', label: 'Pears' },
    ])
  write(text().replace('"Saturday"', '7'))
  await page.goto(`${origin}/_edit/page/?section=2&field=fields/1`)
  await expect(form.getByRole('button', { name: /^Option 2/ })).toBeVisible()
})

test('the kinds of form fields are called by what visitors do with them, and say what they are', async ({
  editing,
}) => {
  const { page, form, origin, text } = editing
  await page.goto(`${origin}/_edit/page/?section=2&field=fields/1`)
  await form.getByRole('combobox', { name: 'Kind' }).click()
  const option = page.getByRole('option')
  await expect(option.filter({ hasText: 'One choice from a list' })).toContainText(
    'A list that opens, to choose one from.',
  )
  await option.filter({ hasText: 'Phone number' }).click()
  await expect.poll(text).toContain('"kind": "tel"')
})

test('who is led to a text of an example types in its place', async ({ editing }) => {
  const { page, outline, dialog, sections } = editing
  await outline.getByRole('button', { name: 'Add a section' }).click()
  await dialog.getByLabel('Find a type').fill('quote')
  await dialog.getByRole('button', { name: /^quote minimal/i }).click()
  await expect.poll(() => sections().length).toBe(3)
  await page.getByRole('button', { name: /warning/ }).click()
  await dialog.getByRole('button', { name: /is a text of the examples/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[data-field$="/text"] [contenteditable]')).toBeFocused()
  await page.keyboard.type('They came at once.')
  await expect.poll(() => sections()[2]?.text).toBe('They came at once.')
})

test('what is wrong is told in the same plain words in the frame, at its field and in the list', async ({
  editing,
}) => {
  const { page, form, shown, dialog, text, write } = editing
  const words = '“Label” is empty.'
  const wrong = { type: 'call-to-action', heading: 'Come', actions: [{ label: '', href: '/' }] }
  const made = JSON.parse(text()) as { pages: { sections: unknown[] }[] }
  made.pages[0]?.sections.push(wrong)
  write(JSON.stringify(made))
  await expect(shown.locator('[data-section="failure"]')).toContainText(words)
  await page.getByRole('button', { name: '1 mistake' }).click()
  await dialog.getByRole('button', { name: words }).click()
  await expect(form.getByRole('note')).toContainText(words)
})
