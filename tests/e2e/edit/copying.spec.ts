import { expectAccessible, expectAccessibleInBoth, expectFitting } from '../support/accessible.ts'
import { type Editing, testOf } from '../support/editing.ts'
import { page as aPage, site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const tiles = {
  type: 'tile-grid',
  heading: 'What we bake',
  items: [{ id: 'rye', heading: 'Rye', text: 'Dark.', tone: 'tint' }, { heading: 'Wheat' }],
}
const questions = { type: 'accordion', heading: 'Questions', items: [{ heading: 'When?', body: 'At seven.' }] }
const steps = {
  type: 'steps',
  id: 'order',
  heading: 'How to order',
  items: [{ heading: 'Write' }, { heading: 'Wait' }],
}

const files: Readonly<Record<string, string>> = {
  'pages.json': JSON.stringify(
    {
      ...site([{ type: 'hero', heading: 'The bakery' }, tiles, { use: 'order' }]),
      include: ['pages/*.json'],
      shared: { order: steps },
    },
    null,
    2,
  ),
  'pages/about.json': `${JSON.stringify(aPage('/about', [{ type: 'hero', heading: 'About us' }, questions, { use: 'order' }]), null, '\t')}\n`,
}

const base = testOf('copies', { files, shows: 'The bakery' })

interface OfCopies {
  about(): { sections: { items?: object[]; heading?: string; use?: string; with?: { items: object[] } }[] }
  /** Chooses something by the keyboard, as an author without a mouse does. */
  choose(field: string, option: string): Promise<void>
}

/** The form of the first page's second section is open. */
const test = base.extend<{ copies: Editing & OfCopies }>({
  copies: async ({ editing }, use) => {
    const { page, form, dialog, origin, text } = editing
    await page.goto(`${origin}/_edit/page/?section=2`)
    await expect(form.getByLabel('Heading', { exact: true })).toHaveValue('What we bake')
    await use({
      ...editing,
      about: () => JSON.parse(text('pages/about.json')),
      async choose(field, option) {
        const select = dialog.getByRole('combobox', { name: field })
        await select.press('ArrowDown')
        const found = page.getByRole('option', { name: option })
        await expect(found).toBeVisible()
        for (let step = 0; step < 10; step++) {
          if ((await found.getAttribute('data-combobox-selected')) !== null) break
          await select.press('ArrowDown')
        }
        await select.press('Enter')
        await expect(found).toBeHidden()
      },
    })
  },
})

test('who is asked for a page types its name at once', async ({ copies }) => {
  const { page, outline, dialog } = copies
  await outline.getByRole('button', { name: 'What to do with What we bake' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Copy to …' }).press('Enter')
  const select = dialog.getByRole('combobox', { name: 'Page' })
  await expect(select).toBeFocused()
  await page.keyboard.type('about')
  await expect(page.getByRole('option')).toHaveText([/^\/about/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(select).toHaveValue(/^\/about/)
})

test('an entry is copied to a section of another file by the keyboard alone, in one step, and the author goes there', async ({
  copies,
}) => {
  const { page, form, dialog, text, about, choose } = copies
  await form.getByRole('button', { name: 'What to do with Rye' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Copy to …' }).press('Enter')
  await expect(dialog.getByRole('combobox', { name: 'Page' })).toBeFocused()
  await choose('Page', '/about · The page at /about, to look at while writing')
  await expect(dialog.getByRole('combobox', { name: 'Section' })).toHaveValue('Questions')
  await expect(dialog.getByRole('note')).toHaveText('Visitors do not see there: tone. It is kept all the same.')
  await choose('Place', 'First')
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Copy', exact: true }).press('Enter')
  await expect(dialog).toContainText('“Rye” is now entry 1 of 2 in “Questions” on /about.')
  await expect(page.getByRole('status').filter({ hasText: '“Rye” is now entry 1 of 2' })).toBeAttached()
  expect(about().sections[1]?.items).toEqual([tiles.items[0], questions.items[0]])
  expect(text('pages.json')).toBe(files['pages.json'])
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Go there' }).press('Enter')
  await expect(form.locator('[data-fold="/sections/1/items/0"]')).toBeFocused()
  await expect.poll(() => page.url()).toMatch(/\/_edit\/page\/about\?section=2&field=items\/0$/)
  await expect(form.locator('[data-field="/sections/1/items/0/heading"]').getByRole('textbox')).toHaveValue('Rye')
  await expect(form.locator('[data-at="/sections/1/items/0"]')).toContainText('Rye')
  await page.getByRole('button', { name: 'Undo: Copied “Rye” to /about' }).click()
  await expect.poll(() => text('pages/about.json')).toBe(files['pages/about.json'])
})

test('an address leads to the entry that it names, and not to the first of its list', async ({ copies }) => {
  const { page, form, origin } = copies
  await page.goto(`${origin}/_edit/page/?section=2&field=items/1`)
  const wheat = form.getByRole('button', { name: 'Wheat', exact: true })
  await expect(wheat).toBeFocused()
  await expect(wheat).toHaveAttribute('aria-expanded', 'true')
  expect(page.url()).toMatch(/field=items\/1$/)
})

test('who goes to a copy on the same page gets there, however late the page shows it', async ({ copies }) => {
  const { page, outline, form, dialog, sections, choose } = copies
  let show: (() => void) | undefined
  await page.route(/\/_edit\/api\/page\?/, async (route) => {
    await new Promise<void>((resolve) => {
      show = resolve
    })
    await route.continue()
  })
  await outline.getByRole('button', { name: 'What to do with the entry Wheat' }).click()
  await page.getByRole('menuitem', { name: 'Copy to …' }).click()
  await choose('Section', 'What we bake')
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.poll(() => sections()[1]?.items).toHaveLength(3)
  await dialog.getByRole('button', { name: 'Go there' }).click()
  await expect(dialog).toHaveCount(0)
  show?.()
  await expect(form.locator('[data-fold$="/items/2"]')).toBeFocused()
  await expect(form.locator('[data-field$="/items/2/heading"]').getByRole('textbox')).toHaveValue('Wheat')
  expect(page.url()).toMatch(/field=items\/2$/)
})

test('a doubled entry, and a doubled section with its entries, have no id, which is there once a page', async ({
  copies,
}) => {
  const { page, outline, form, sections } = copies
  await form.getByRole('button', { name: 'What to do with Rye' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter')
  const { id: _, ...rye } = tiles.items[0] ?? {}
  await expect.poll(() => sections()[1]?.items).toEqual([tiles.items[0], rye, tiles.items[1]])
  await outline.getByRole('button', { name: 'What to do with What we bake' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter')
  await expect.poll(() => sections()[2]?.items).toEqual([rye, rye, tiles.items[1]])
})

test('a shared section that has an id is doubled, copied and moved: each has an id of its own on its page', async ({
  copies,
}) => {
  const { page, outline, dialog, sections, about, choose } = copies
  const choosing = async (item: string) => {
    await outline.getByRole('button', { name: 'What to do with How to order' }).last().press('Enter')
    await page.getByRole('menuitem', { name: item }).press('Enter')
  }
  await choosing('Duplicate')
  const second = { use: 'order', with: { id: 'order-2' } }
  await expect.poll(() => sections().slice(2)).toEqual([{ use: 'order' }, second])
  await expect(outline.locator('[data-row="3"]')).toHaveAttribute('aria-current', 'true')
  await choosing('Duplicate')
  await expect.poll(() => sections().slice(4)).toEqual([{ use: 'order', with: { id: 'order-3' } }])
  await choosing('Copy to …')
  await dialog.getByRole('button', { name: 'Copy', exact: true }).press('Enter')
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect.poll(() => sections()[0]).toEqual({ use: 'order', with: { id: 'order-4' } })
  await choosing('Move to …')
  await choose('Page', '/about · The page at /about, to look at while writing')
  await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect
    .poll(() => about().sections.filter(({ use }) => use))
    .toEqual([{ use: 'order', with: { id: 'order-3' } }, { use: 'order' }])
  await expect(page.getByRole('button', { name: /mistake/ })).toHaveCount(0)
})

test('an entry of the outline is copied into a shared section: it is asked first whether everywhere', async ({
  copies,
}) => {
  const { page, outline, dialog, text, about, choose } = copies
  await outline.getByRole('button', { name: 'What to do with the entry Wheat' }).click()
  await page.getByRole('menuitem', { name: 'Copy to …' }).click()
  await choose('Page', '/about · The page at /about, to look at while writing')
  await choose('Section', 'How to order')
  const copy = dialog.getByRole('button', { name: 'Copy', exact: true })
  await expect(copy).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Only on /about' }).check()
  await copy.click()
  await expect(dialog).toContainText('“Wheat” is now entry 3 of 3 in “How to order” on /about.')
  expect(about().sections[2]).toEqual({ use: 'order', with: { items: [...steps.items, { heading: 'Wheat' }] } })
  expect(text('pages.json')).toBe(files['pages.json'])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(outline.getByRole('button', { name: 'Wheat', exact: true })).toBeFocused()
})

test('the dialog fits a phone, and who gives it up is back at the entry', async ({ copies }) => {
  const { page, outline, form, dialog, origin } = copies
  await page.goto(`${origin}/_edit/page/about?section=2`)
  await form.getByRole('button', { name: 'What to do with When?' }).click()
  await page.getByRole('menuitem', { name: 'Copy to …' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Section' })).toHaveValue('How to order')
  await expectAccessibleInBoth(page)
  await page.keyboard.press('Escape')
  await expect(form.getByRole('button', { name: 'When?', exact: true })).toBeFocused()
  await outline.getByRole('button', { name: 'What to do with the entry When?' }).click()
  await page.getByRole('menuitem', { name: 'Copy to …' }).click()
  await expectFitting(page, 360)
  await expectAccessible(page)
})

test('a whole section is copied to another page, which can be visited', async ({ copies }) => {
  const { page, outline, form, dialog, text, about, choose } = copies
  await outline.getByRole('button', { name: 'What to do with What we bake' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Copy to …' }).press('Enter')
  await choose('Page', '/about · The page at /about, to look at while writing')
  await choose('Place', 'After “About us”')
  await dialog.getByRole('button', { name: 'Copy', exact: true }).press('Enter')
  await expect(dialog).toContainText('“What we bake” is now section 2 of 4 on /about.')
  expect(about().sections.map(({ heading, use }) => heading ?? use)).toEqual([
    'About us',
    'What we bake',
    'Questions',
    'order',
  ])
  expect(text('pages.json')).toBe(files['pages.json'])
  await dialog.getByRole('button', { name: 'Go there' }).click()
  await expect.poll(() => page.url()).toMatch(/\/_edit\/page\/about\?section=2$/)
  await expect(form.getByLabel('Heading', { exact: true })).toHaveValue('What we bake')
})
