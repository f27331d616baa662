import { expectAccessibleInBoth, expectFitting } from '../support/accessible.ts'
import { type Editing, testOf } from '../support/editing.ts'
import { page as aPage, site } from '../support/preview-site.ts'
import { slowly } from '../support/slowly.ts'
import { expect } from '../support/test.ts'

const table = {
  type: 'table',
  heading: 'When to sow',
  head: ['Plant', 'Month'],
  rows: [
    ['Peas', 'March'],
    ['Beans', 'May'],
  ],
}
const tiles = {
  type: 'tile-grid',
  heading: 'What we grow',
  items: [{ heading: 'Peas', tone: 'tint' }, { heading: 'Beans' }],
}
const list = {
  type: 'tile-grid',
  heading: 'Notes',
  source: { pages: '/notes/*', topic: 'roses', limit: 2, empty: 'hide' },
}
const call = { type: 'call-to-action', heading: 'Visit us', actions: [{ label: 'The way', href: '/about' }] }

function content() {
  const made = site(
    [{ type: 'hero', heading: 'The garden' }, table, tiles, list, call],
    aPage('/about', [
      { type: 'hero', id: 'way', heading: 'About us' },
      { ...tiles, heading: 'Also here' },
    ]),
  )
  const settings = {
    ...made.site,
    timezone: 'Europe/London',
    languages: { de: 'https://de.garden.example', fr: 'https://fr.garden.example' },
    topics: [
      { name: 'roses', label: 'Roses' },
      { name: 'pears', label: 'Pear trees' },
    ],
  }
  return JSON.stringify({ ...made, site: settings }, null, 2)
}

const base = testOf('fields', { files: { 'pages.json': content() }, shows: 'The garden' })

interface OfFields {
  /** Opens the form of a section, by its number on the first page. */
  section(number: number): Promise<void>
  /** What is saved of a section. */
  savedOf(number: number): Record<string, unknown>
}

const test = base.extend<{ fields: Editing & OfFields }>({
  fields: async ({ editing }, use) => {
    const { page, form, origin } = editing
    await use({
      ...editing,
      async section(number) {
        await page.goto(`${origin}/_edit/page/?section=${number + 1}`)
        await expect(form.getByLabel('Heading').first()).toBeVisible()
      },
      savedOf: (number) => editing.sections()[number] ?? {},
    })
  },
})

test('a table is typed into cell by cell, and gets rows and columns', async ({ fields }) => {
  const { page, form, section, savedOf } = fields
  await section(1)
  await form.getByLabel('Row 2, Month').fill('June')
  await expect
    .poll(() => savedOf(1).rows)
    .toEqual([
      ['Peas', 'March'],
      ['Beans', 'June'],
    ])
  await form.getByRole('button', { name: 'Add column' }).click()
  await expect(form.getByLabel('Above column 3')).toBeFocused()
  await page.keyboard.type('Depth')
  await expect
    .poll(() => savedOf(1))
    .toMatchObject({
      head: ['Plant', 'Month', 'Depth'],
      rows: [
        ['Peas', 'March', ''],
        ['Beans', 'June', ''],
      ],
    })
  await form.getByRole('button', { name: 'Add row' }).press('Enter')
  await page.keyboard.type('Leek')
  await expect(form.getByLabel('Row 3, Plant')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Added a row' })).toHaveCount(1)
  await expect.poll(() => savedOf(1).rows).toContainEqual(['Leek', '', ''])
  await form.getByRole('button', { name: 'What to do with row 3' }).click()
  await page.getByRole('menuitem', { name: 'Remove row' }).click()
  await expect(form.getByLabel('Row 3, Plant')).toHaveCount(0)
  await expect.poll(() => savedOf(1).rows).toHaveLength(2)
  await form.getByRole('button', { name: 'What to do with row 2' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter')
  await expect
    .poll(() => savedOf(1).rows)
    .toEqual([
      ['Beans', 'June', ''],
      ['Peas', 'March', ''],
    ])
  await form.getByRole('button', { name: 'What to do with column 3' }).click()
  await page.getByRole('menuitem', { name: 'Remove column' }).click()
  await expect
    .poll(() => savedOf(1))
    .toMatchObject({
      head: ['Plant', 'Month'],
      rows: [
        ['Beans', 'June'],
        ['Peas', 'March'],
      ],
    })
  await expectAccessibleInBoth(page)
  await expectFitting(page, 360)
})

test('a row that is shorter than others has all cells to type into, and says itself what is wrong with it', async ({
  fields,
}) => {
  const { page, form, section, savedOf, text, write } = fields
  const short = { ...table, head: ['Plant', 'Month', 'Depth'], rows: [['Peas', 'March', '2 cm'], ['Beans']] }
  const { pages, ...rest } = JSON.parse(content())
  pages[0].sections[1] = short
  const before = JSON.stringify({ ...rest, pages }, null, 2)
  write(before)
  await section(1)
  const row = form.getByRole('row').filter({ has: page.getByLabel('Row 2, Plant') })
  await expect(row.getByRole('note')).toContainText(['This entry has 1 entry'])
  await form.getByLabel('Row 2, Depth').click()
  await page.keyboard.type('5 cm')
  await expect.poll(() => savedOf(1).rows).toEqual([short.rows[0], ['Beans', '', '5 cm']])
  // What a cell is for stands once, beside the table.
  await expect(row.getByRole('note')).toHaveText(['This entry is empty.'])
  await expect(form.getByText('an en dash where there is nothing')).toHaveCount(1)
  await form.getByLabel('Row 2, Month').fill('May')
  await expect.poll(() => savedOf(1).rows).toEqual([short.rows[0], ['Beans', 'May', '5 cm']])
  await expect(row.getByRole('note')).toHaveCount(0)
  for (const label of ['Row 2, Month', 'Row 2, Depth'])
    await page.getByRole('button', { name: `Undo: Changed “${label}”` }).click()
  await expect.poll(text).toBe(before)
})

test('an icon is found by what it is called, and a tone becomes colours of its own, which are told how well they are read', async ({
  fields,
}) => {
  const { page, form, dialog, section, savedOf } = fields
  await section(2)
  await form.getByRole('button', { name: 'Peas', exact: true }).click()
  await form.getByRole('button', { name: 'Choose an icon' }).click()
  await dialog.getByLabel('Find an icon').fill('Check shield')
  await expect(dialog.getByRole('status')).toHaveText('1 icon found')
  await dialog.getByRole('button', { name: 'Shield check', exact: true }).click()
  await expect.poll(() => savedOf(2)).toMatchObject({ items: [{ icon: 'shield-check' }, {}] })
  await form.getByRole('button', { name: 'Shield check', exact: true }).click()
  await expect(dialog.getByRole('button', { pressed: true })).toHaveAccessibleName('Shield check')
  await expectAccessibleInBoth(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await form.getByText('Own colours').click()
  await form.getByRole('button', { name: 'Tone', exact: true }).click()
  await form.getByRole('textbox', { name: 'Background colour', exact: true }).fill('#ffffff')
  await form.getByRole('textbox', { name: 'Text colour', exact: true }).fill('#9aa4ae')
  await expect(form.getByText(/Contrast 2\.5 to 1 with the background: hard to read/)).toBeVisible()
  await expectAccessibleInBoth(page)
  await form
    .getByRole('button', { name: /^Take #/ })
    .first()
    .click()
  await expect(form.getByText(/: easy to read/).first()).toBeVisible()
  await expect.poll(() => savedOf(2)).toMatchObject({ items: [{ tone: { background: '#ffffff' } }, {}] })
})

test('what is typed in Arabic begins at the right, and all else at the left', async ({ fields }) => {
  const { page, form, section } = fields
  await section(4)
  // One is typed as it is written, the other as visitors read it.
  await expect(form.getByLabel('Heading').first()).toHaveCSS('unicode-bidi', 'plaintext')
  const words = form.getByRole('textbox', { name: 'Text' }).first()
  await words.fill('Visit us')
  await expect(words).toHaveCSS('direction', 'ltr')
  await words.fill('زورونا')
  await expect(words).toHaveCSS('direction', 'rtl')
  // A long name is cut at its end, which is at the left.
  await form.getByLabel('Heading').first().fill('أهلاً وسهلاً بكم في مخبزنا')
  for (const name of [page.locator('[data-row="4"] span').first(), form.getByRole('heading', { level: 2 })]) {
    await expect(name).toHaveText('أهلاً وسهلاً بكم في مخبزنا')
    await expect(name).toHaveCSS('direction', 'rtl')
  }
})

test('one topic becomes several by their names, and a day says what it means', async ({ fields }) => {
  const { page, form, section, savedOf } = fields
  await section(3)
  await form.getByRole('button', { name: 'Source', exact: true }).click()
  await expect(form.getByLabel('Topic', { exact: true }).first()).toHaveValue('Roses')
  await form.getByRole('radiogroup', { name: 'What “Topic” is' }).getByText('Several').click()
  // The choice of one gives way to the choice of several.
  await expect(form.getByLabel('Topic', { exact: true }).first()).toHaveValue('')
  await form.getByLabel('Topic', { exact: true }).first().click()
  await page.getByRole('option', { name: 'Pear trees' }).click()
  await expect.poll(() => savedOf(3)).toMatchObject({ source: { topic: ['roses', 'pears'], limit: 2 } })
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: /^More: / }).click()
  await form.getByLabel('Starts', { exact: true }).fill('2027-01-31')
  await expect(
    form.getByText('From the beginning of Sunday, 31 January 2027, as clocks show it in Europe/London.'),
  ).toBeVisible()
  await form.getByLabel('Starts: time').fill('18:00')
  await expect.poll(() => savedOf(3).starts).toBe('2027-01-31T18:00')
})

test('a day is typed key by key; one that is typed again in part stays as it is saved until it is whole', async ({
  fields,
}) => {
  const { page, form, section, savedOf } = fields
  await section(3)
  await form.getByRole('button', { name: /^More: / }).click()
  const day = form.getByLabel('Starts', { exact: true })
  await day.focus()
  await page.keyboard.type('01312027')
  await expect.poll(() => savedOf(3).starts).toBe('2027-01-31')
  await form.getByLabel('Starts: time').focus()
  await page.keyboard.type('0600PM')
  await expect.poll(() => savedOf(3).starts).toBe('2027-01-31T18:00')
  await day.focus()
  await page.keyboard.press('Backspace')
  await form.getByLabel('Heading', { exact: true }).focus()
  await expect(day).toHaveAccessibleDescription('This is not saved before it is whole.')
  await expect(page.getByRole('status').filter({ hasText: 'This is not saved before it is whole.' })).toBeAttached()
  expect(savedOf(3).starts).toBe('2027-01-31T18:00')
  await day.focus()
  await page.keyboard.type('0210')
  await expect.poll(() => savedOf(3).starts).toBe('2027-02-10T18:00')
  await expect(form.getByText('before it is whole')).toHaveCount(0)
  for (const key of ['Backspace', 'ArrowLeft', 'Backspace', 'ArrowLeft', 'Backspace']) await page.keyboard.press(key)
  await form.getByLabel('Heading', { exact: true }).focus()
  await expect.poll(() => savedOf(3)).not.toHaveProperty('starts')
})

test('on a slow line, what is chosen one after the other is all there, and what is switched on and off is off', async ({
  fields,
}) => {
  const { page, outline, form, saved } = fields
  await outline.getByRole('button', { name: 'Page', exact: true }).click()
  await form.getByRole('button', { name: /^More: / }).click()
  await slowly(page)
  await form.getByRole('combobox', { name: 'Topics' }).click()
  for (const topic of ['Roses', 'Pear trees']) await page.getByRole('option', { name: topic }).click()
  await expect.poll(() => saved().pages[0]).toMatchObject({ topics: ['roses', 'pears'] })
  await page.keyboard.press('Escape')
  const draft = form.getByRole('switch', { name: /^Draft/ })
  await draft.press('Space')
  await expect.poll(() => saved().pages[0]).toMatchObject({ draft: true })
  await draft.press('Space')
  await expect.poll(() => saved().pages[0]).not.toHaveProperty('draft')
  await expect(draft).not.toBeChecked()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('languages that the site is there in are offered by their own names, until a page has its path there', async ({
  fields,
}) => {
  const { page, form, origin, saved } = fields
  await page.goto(`${origin}/_edit/page/about`)
  await form.getByRole('button', { name: /^More: / }).click()
  const another = form.getByRole('combobox', { name: 'Another language' })
  await another.click()
  await expect(page.getByRole('option')).toHaveText(['Deutsch', 'Français'])
  await page.keyboard.type('fran')
  await expect(page.getByRole('option')).toHaveText(['Français'])
  await page.keyboard.press('ArrowDown')
  for (const _ of ['chosen', 'added']) await page.keyboard.press('Enter')
  await form.getByRole('group', { name: 'In other languages' }).getByRole('textbox', { name: 'Path' }).fill('/jardin')
  await expect.poll(() => saved().pages[1]).toMatchObject({ languages: { fr: '/jardin' } })
  await another.click()
  await expect(page.getByRole('option')).toHaveText(['Deutsch'])
})

test('a number is what the file says, and undo in its field is a step of the site', async ({ fields }) => {
  const { page, form, section, savedOf, text, write } = fields
  await section(3)
  await form.getByRole('button', { name: 'Source', exact: true }).click()
  const limit = form.getByLabel('Limit', { exact: true })
  await limit.fill('12')
  await expect.poll(() => savedOf(3).source).toMatchObject({ limit: 12 })
  await limit.focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => savedOf(3).source).toMatchObject({ limit: 2 })
  await expect(limit).toHaveValue('2')
  await expect(limit).toBeFocused()
  write(text().replace('"limit": 2', '"limit": 6'))
  await expect(limit).toHaveValue('6')
  await limit.press('End')
  await page.keyboard.type('0')
  await expect.poll(() => savedOf(3).source).toMatchObject({ limit: 60 })
})

test('what is wrong with a value of one of several kinds is told once', async ({ fields }) => {
  const { form, section, text, write } = fields
  await section(3)
  await form.getByRole('button', { name: 'Source', exact: true }).click()
  write(text().replace('"topic": "roses"', '"topic": "rises"'))
  await expect(form.getByRole('note')).toContainText('“rises”')
})

test('a link is found by the title of its page, then by a place on it; who is outside is told', async ({ fields }) => {
  const { page, form, section, savedOf } = fields
  await section(4)
  await form.getByRole('button', { name: 'The way', exact: true }).click()
  const link = form.locator('[data-field$="/href"] input')
  const steps: unknown[] = []
  page.on('request', (request) => request.method() === 'POST' && steps.push(request.postData()))
  await link.fill('About us')
  await page.getByRole('option', { name: /About us \/about#way/ }).click()
  await expect(form.getByText('“About us” on /about.')).toBeVisible()
  await expect.poll(() => savedOf(4)).toMatchObject({ actions: [{ href: '/about#way' }] })
  // What was only sought has never been in the file.
  expect(JSON.stringify(steps)).toContain('/about#way')
  expect(JSON.stringify(steps)).not.toContain('About us')
  await link.fill('https://example.org/map')
  await expect(form.getByText('Leads out of this site, to example.org.')).toBeVisible()
  await link.fill('tel:+44 0000 000000')
  await expect(form.getByText('Calls +44 0000 000000.')).toBeVisible()
})
