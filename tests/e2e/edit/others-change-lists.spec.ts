import { testOf } from '../support/editing.ts'
import { site } from '../support/preview-site.ts'
import { slowly } from '../support/slowly.ts'
import { expect } from '../support/test.ts'

const hero = { type: 'hero', heading: 'Bread at seven' }
const item = (name: string) => ({ heading: `${name}?`, body: `This is said of ${name}.` })
const questions = (...names: string[]) => ({ type: 'accordion', heading: 'Good to know', items: names.map(item) })
const table = (head: string[], ...rows: string[][]) => ({ type: 'table', heading: 'Our loaves', head, rows })
const loaves = table(['Loaf', 'Weight'], ['Rye', '1 kg'], ['Spelt', '2 kg'], ['Oat', '3 kg'])
const textOf = (...sections: object[]) => `${JSON.stringify(site([hero, ...sections]), null, 2)}\n`

/** Others change a list in which somebody types. */
const test = testOf('others-lists', {
  files: { 'pages.json': textOf(questions('Bread', 'Cake', 'Rolls'), loaves) },
  shows: 'Bread at seven',
})

for (const [what, others] of [
  ['is put before it', ['New', 'Bread', 'Cake and', 'Rolls']],
  ['before it goes', ['Cake and', 'Rolls']],
] as const)
  test(`who types in an entry goes on in it when another one ${what}`, async ({ editing }) => {
    const { page, outline, form, sections, text, write } = editing
    await outline.locator('[data-row="1"]').click()
    await form.getByRole('button', { name: 'Cake?', exact: true }).click()
    const question = form.getByRole('textbox', { name: 'Question' })
    await question.fill('Cake and?')
    await expect.poll(text).toContain('"Cake and?"')
    await question.press('End')
    const items = others.map((name) => ({ ...item(name.replace(' and', '')), heading: `${name}?` }))
    write(textOf({ ...questions(), items }, loaves))
    await expect(form.locator(`[data-fold$="/items/${others.length - 1}"]`)).toContainText('Rolls?')
    await expect(form.locator('[data-fold*="/items/"]')).toHaveCount(others.length)
    await expect(question).toBeFocused()
    await page.keyboard.type(' coffee')
    const typed = items.map((one) => (one.heading === 'Cake and?' ? { ...one, heading: 'Cake and? coffee' } : one))
    await expect.poll(sections).toEqual([hero, { ...questions(), items: typed }, loaves])
  })

const fuller = (weight: string) => ['Spelt bread', weight]
for (const [what, now, after] of [
  [
    'row is put before it',
    table(['Loaf', 'Weight'], ['Wheat', '4 kg'], ['Rye', '1 kg'], fuller('2 kg'), ['Oat', '3 kg']),
    table(['Loaf', 'Weight'], ['Wheat', '4 kg'], ['Rye', '1 kg'], ['Spelt bread rolls', '2 kg'], ['Oat', '3 kg']),
  ],
  [
    'row before it goes',
    table(['Loaf', 'Weight'], fuller('2 kg'), ['Oat', '3 kg']),
    table(['Loaf', 'Weight'], ['Spelt bread rolls', '2 kg'], ['Oat', '3 kg']),
  ],
  [
    'column is put before it',
    table(['Day', 'Loaf', 'Weight'], ['Mon', 'Rye', '1 kg'], ['Tue', ...fuller('2 kg')], ['Wed', 'Oat', '3 kg']),
    table(
      ['Day', 'Loaf', 'Weight'],
      ['Mon', 'Rye', '1 kg'],
      ['Tue', 'Spelt bread rolls', '2 kg'],
      ['Wed', 'Oat', '3 kg'],
    ),
  ],
] as const)
  test(`who types in a cell of a table goes on in it when another ${what}`, async ({ editing }) => {
    const { page, outline, form, sections, write } = editing
    await outline.locator('[data-row="2"]').click()
    // What was typed and what the other program did may be read at once.
    const { letIn } = await slowly(page)
    await form.getByRole('textbox', { name: 'Row 2, Loaf' }).fill('Spelt bread')
    await expect
      .poll(sections)
      .toContainEqual(table(['Loaf', 'Weight'], ['Rye', '1 kg'], fuller('2 kg'), ['Oat', '3 kg']))
    await page.keyboard.press('End')
    write(textOf(questions('Bread'), now))
    await letIn(JSON.stringify(now.rows))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(form.locator('table').getByRole('textbox')).toHaveCount(now.head.length * (now.rows.length + 1))
    await expect(
      form
        .locator('table')
        .getByRole('textbox', { name: /^Row 1, / })
        .first(),
    ).toHaveValue(now.rows[0]?.[0] ?? '')
    await page.keyboard.type(' rolls')
    await expect.poll(sections).toEqual([hero, questions('Bread'), after])
  })

for (const [what, others] of [
  ['is put before it', (rows: string[][]) => [['Wheat', '4 kg'], ...rows]],
  ['before it goes', (rows: string[][]) => rows.slice(1)],
] as const)
  test(`what is typed on the page into an entry ends when another one ${what}`, async ({ editing }) => {
    const { page, shown, sections, write } = editing
    await shown.getByText('Spelt').dblclick()
    await expect(shown.locator('[data-typed]')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' bread')
    const rows = [['Rye', '1 kg'], fuller('2 kg'), ['Oat', '3 kg']]
    await expect.poll(sections).toContainEqual(table(['Loaf', 'Weight'], ...rows))
    const after = [questions('Bread'), table(['Loaf', 'Weight'], ...others(rows))]
    write(textOf(...after))
    await expect(shown.locator('[data-typed]')).toHaveCount(0)
    await page.keyboard.type(' rolls')
    await expect(shown.getByText('Spelt bread')).toBeVisible()
    expect(sections()).toEqual([hero, ...after])
  })

test('who types in a row, or a cell, that another program takes out types nothing into another one', async ({
  editing,
}) => {
  const { page, outline, form, sections, write } = editing
  const ask = (...options: string[]) => ({
    type: 'form',
    heading: 'Order',
    name: 'order',
    labels: { submit: 'Send' },
    fields: [{ kind: 'select', name: 'loaf', label: 'Which loaf?', options }],
  })
  const without = table(['Loaf', 'Weight'], ['Rye', '1 kg'], ['Oat', '3 kg'])
  write(textOf(ask('Rye', 'Spelt', 'Oat'), loaves))
  await outline.locator('[data-row="1"]').click()
  await form.getByRole('button', { name: 'Which loaf?', exact: true }).click()
  await form.getByRole('textbox', { name: 'Option 2' }).click()
  write(textOf(ask('Rye', 'Oat'), loaves))
  await expect(form.getByRole('textbox', { name: 'Option 3' })).toHaveCount(0)
  await expect(form.locator('li:focus')).toHaveAttribute('data-entry-row', /options\/1$/)
  await page.keyboard.type('!')
  await outline.locator('[data-row="2"]').click()
  await form.getByRole('textbox', { name: 'Row 2, Loaf' }).click()
  write(textOf(ask('Rye', 'Oat'), without))
  await expect(form.getByRole('region', { name: 'Rows' })).toBeFocused()
  await page.keyboard.type('!')
  await form.getByRole('button', { name: 'What to do with row 1' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter')
  await expect(form.getByRole('textbox', { name: 'Row 3, Loaf' })).toBeVisible()
  await form.getByRole('button', { name: 'What to do with row 1' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Remove row' }).press('Enter')
  await expect(form.getByRole('textbox', { name: 'Row 3, Loaf' })).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'What to do with row 1' })).toBeFocused()
  await expect.poll(sections).toEqual([hero, ask('Rye', 'Oat'), without])
})

test('the entry that is asked about is copied when another one comes into its place, and none when it is gone', async ({
  editing,
}) => {
  const { page, outline, form, dialog, sections, write } = editing
  const ask = async () => {
    await form.getByRole('button', { name: 'What to do with Cake?' }).click()
    await page.getByRole('menuitem', { name: 'Copy to …' }).click()
    await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled()
  }
  await outline.locator('[data-row="1"]').click()
  await ask()
  write(textOf(questions('New', 'Bread', 'Cake', 'Rolls'), loaves))
  await expect(form.locator('[data-fold$="/items/3"]')).toContainText('Rolls?')
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(dialog).toContainText('“Cake?” is now entry 5 of 5')
  expect(sections()[1]).toEqual(questions('New', 'Bread', 'Cake', 'Rolls', 'Cake'))
  await dialog.getByRole('button', { name: 'Done' }).click()
  write(textOf(questions('Bread', 'Cake', 'Rolls'), loaves))
  await expect(form.locator('[data-fold*="/items/"]')).toHaveCount(3)
  await ask()
  write(textOf(questions('Bread', 'Rolls'), loaves))
  await expect(form.locator('[data-fold*="/items/"]')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(dialog).toContainText('This entry is there no more.')
  expect(sections()[1]).toEqual(questions('Bread', 'Rolls'))
})

test('the entry that is dragged is moved when another one comes into its place', async ({ editing }) => {
  const { page, outline, sections, write } = editing
  await outline.locator('[data-row="1"]').click()
  const entryOf = (name: string) =>
    outline.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })
  await entryOf('Bread?').last().locator('[draggable]').hover()
  await page.mouse.down()
  await entryOf('Cake?').last().hover()
  write(textOf(questions('New', 'Bread', 'Cake', 'Rolls'), loaves))
  await expect(outline.locator('[data-entry]')).toHaveText(['New?', 'Bread?', 'Cake?', 'Rolls?'])
  await entryOf('Rolls?').last().hover()
  await entryOf('Rolls?').last().hover()
  await page.mouse.up()
  await expect.poll(() => sections()[1]).toEqual(questions('New', 'Cake', 'Rolls', 'Bread'))
})
