import { expectAccessible, expectAccessibleInBoth, expectFitting } from '../support/accessible.ts'
import { testOf } from '../support/editing.ts'
import { page, site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const hero = { type: 'hero', heading: 'Bread at seven', actions: [{ label: 'Who we are', href: '/about' }] }
const questions = {
  type: 'accordion',
  heading: 'Good to know',
  items: [
    { heading: 'When do you open?', body: 'At seven.' },
    { heading: 'Do you deliver?', body: 'On Saturdays, by bicycle.' },
    { heading: 'Do you bake cakes?', body: 'Yes.' },
  ],
}

const config = `${JSON.stringify(
  { ...site([hero, questions], page('/about', [{ type: 'hero', heading: 'About us' }])), include: ['pages/**/*.json'] },
  null,
  2,
)}\n`
const article = `${JSON.stringify(
  page('/blog/first', [
    { type: 'hero', id: 'top', heading: 'Our first loaf' },
    { type: 'rich-text', body: 'It was **flat**.' },
  ]),
  null,
  2,
)}\n`

const base = testOf('pages', { files: { 'pages.json': config, 'pages/first.json': article }, shows: 'Bread at seven' })

const test = base.extend({
  editing: async ({ editing }, use) => {
    await expect(editing.page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveCount(3)
    await use(editing)
  },
})

test('a page is added like another one, in a file of its own beside that, with the sections that are wanted', async ({
  editing,
}) => {
  const { page, outline, form, dialog, text, has } = editing
  await outline.getByRole('link', { name: /\/blog\/first/ }).click()
  await expect(form.getByText('/blog/first', { exact: true })).toBeVisible()
  await outline.getByRole('button', { name: 'What to do with the page' }).click()
  await page.getByRole('menuitem', { name: 'Add a page like this …' }).click()
  await dialog.getByLabel('Title').fill('Crème & “our” oven')
  // A page says of itself what no other does.
  await expect(dialog.getByRole('button', { name: 'Add the page' })).toBeDisabled()
  await dialog.getByLabel('Description').fill('How we built it.')
  await expect(dialog.getByLabel('Path')).toHaveValue('/blog/creme-our-oven')
  const kept = dialog.getByRole('group', { name: 'With these sections' }).getByRole('checkbox', { checked: true })
  await dialog.getByRole('button', { name: 'Take none' }).click()
  await expect(kept).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Take all' }).click()
  await expect(kept).not.toHaveCount(0)
  await dialog.getByRole('checkbox', { name: /Rich text/ }).uncheck()
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Add the page' }).click()
  await expect.poll(() => page.url()).toMatch(/\/_edit\/page\/blog\/creme-our-oven$/)
  await expect(page.frameLocator('main iframe').getByRole('heading', { name: 'Crème & “our” oven' })).toBeVisible()
  const { path: at, description, draft, sections } = JSON.parse(text('pages/creme-our-oven.json'))
  expect({ at, description, draft, sections }).toEqual({
    at: '/blog/creme-our-oven',
    description: 'How we built it.',
    draft: true,
    sections: [{ type: 'hero', id: 'top', heading: 'Crème & “our” oven' }],
  })
  await page.getByRole('button', { name: 'Undo: Added the page /blog/creme-our-oven' }).click()
  await expect.poll(() => has('pages/creme-our-oven.json')).toBe(false)
})

test('by the keyboard alone a page is added to the file of its model; a path that cannot be is told', async ({
  editing,
}) => {
  const { page, outline, dialog, saved } = editing
  await outline.getByRole('button', { name: 'Add a page' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('About')
  // There is such a page already.
  await expect(dialog.getByLabel('Path')).toHaveValue('/about-2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('/Über')
  await expect(dialog.getByText(/small letters, digits and hyphens/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('/team')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Who bakes.')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => saved().pages.map((one) => one.path)).toContain('/team')
  await expect.poll(() => page.url()).toMatch(/\/_edit\/page\/team$/)
})

test('a site without a page takes its first one, which visitors see', async ({ editing }) => {
  const { page, outline, dialog, origin, text, saved, write } = editing
  const { pages: _, include: __, ...rest } = JSON.parse(text())
  write(JSON.stringify(rest))
  await page.goto(`${origin}/_edit/`)
  await expect(outline).toContainText('There is no page yet. With + you add the first one.')
  await expect(outline).not.toContainText('No page has these words.')
  await expect(page.getByRole('region', { name: 'Page' })).toHaveText(/^This site has no page yet\./)
  await expectAccessibleInBoth(page)
  await outline.getByRole('button', { name: 'Add a page' }).click()
  await dialog.getByLabel('Title').fill('Bread')
  await dialog.getByLabel('Description').fill('Baked by hand.')
  await expect(dialog.getByLabel('Path')).toHaveValue('/')
  await expect(dialog.getByLabel('Made like')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add the page' }).click()
  const words = { path: '/', title: 'Bread', description: 'Baked by hand.' }
  await expect.poll(() => saved().pages).toEqual([{ ...words, sections: [{ type: 'hero', heading: 'Bread' }] }])
  await expect(page).toHaveURL(/\/_edit\/page\/$/)
  await expect(outline.locator('[data-row="0"]')).toContainText('Bread')
  await page.getByRole('button', { name: 'Undo: Added the page /' }).click()
  await expect.poll(text).toBe(JSON.stringify(rest))
})

test('who is where no page is adds one like the first; one that has no list of sections takes some', async ({
  editing,
}) => {
  const { page, outline, dialog, origin, text, saved, write } = editing
  const { pages, ...rest } = JSON.parse(text())
  const { sections: _, ...about } = pages[1]
  write(JSON.stringify({ ...rest, pages: [pages[0], about] }))
  await page.goto(`${origin}/_edit/page/gone`)
  await outline.getByRole('button', { name: 'Add a page' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Made like' })).toHaveValue(/^\/ · /)
  await dialog.getByLabel('Title').fill('Prices')
  await dialog.getByLabel('Description').fill('What bread costs.')
  await dialog.getByRole('button', { name: 'Add the page' }).click()
  await expect.poll(() => saved().pages.map((one) => one.path)).toContain('/prices')
  await outline.getByRole('link', { name: /\/about/ }).click()
  await outline.getByRole('button', { name: 'Add a section' }).click()
  await dialog
    .getByRole('button', { name: /^Quote/ })
    .first()
    .click()
  await expect.poll(() => saved().pages[1]?.sections).toMatchObject([{ type: 'quote' }])
  await expect(outline.locator('[data-row="0"]')).toBeFocused()
})

test('a title in other letters gets a path, and one that is too long is told and not cut', async ({ editing }) => {
  const { page, outline, dialog, saved } = editing
  await outline.getByRole('button', { name: 'Add a page' }).click()
  await dialog.getByLabel('Description').fill('おいしいパンのページ')
  await dialog.getByLabel('Title').fill('パ'.repeat(91))
  await expect(dialog.getByText('It has 91 letters; at most 90 fit.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add the page' })).toBeDisabled()
  await dialog.getByLabel('Title').fill('おいしいパン 🥖')
  await expect(dialog.getByLabel('Path')).toHaveValue('/page')
  await expect(dialog.getByText(/It has letters from a to z, of which the title has none/)).toBeVisible()
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Add the page' }).click()
  await expect.poll(() => saved().pages.map((one) => one.path)).toContain('/page')
  await expect(page).toHaveURL(/\/_edit\/page\/page$/)
})

test('before a page goes it is said who leads to it; its address leads on, and undo brings it back', async ({
  editing,
}) => {
  const { page, outline, form, dialog, text, saved } = editing
  await outline.getByRole('link', { name: /\/about/ }).click()
  await expect(form.getByText('/about', { exact: true })).toBeVisible()
  await outline.getByRole('button', { name: 'What to do with the page' }).click()
  await page.getByRole('menuitem', { name: 'Remove …' }).click()
  await expect(dialog).toContainText('1 place leads to /about')
  await expect(dialog).toContainText('(/): Bread at seven')
  await dialog.getByRole('combobox').or(dialog.getByLabel('Its address then leads to')).first().click()
  await page.getByRole('option', { name: /^\/blog\/first/ }).click()
  await expect(dialog).toContainText('They will lead to /blog/first.')
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Remove the page' }).click()
  await expect.poll(() => saved().site.redirects).toEqual([{ from: '/about', to: '/blog/first' }])
  expect(saved().pages).toHaveLength(1)
  await expect.poll(() => page.url()).toMatch(/\/_edit\/page\/blog\/first$/)
  await page.getByRole('button', { name: 'Undo: Removed the page /about' }).click()
  await expect.poll(text).toBe(config)
})

test('a search finds the words of a page, and leads to the section that has them', async ({ editing }) => {
  const { page, outline, form } = editing
  // Who types on before the next picture is drawn, as on a slow machine, loses no letter.
  await page.evaluate(() => {
    const { requestAnimationFrame } = globalThis
    globalThis.requestAnimationFrame = (draw) => requestAnimationFrame(() => setTimeout(draw, 500))
  })
  await page.keyboard.press('/')
  await page.keyboard.type('by bicycle')
  const links = outline.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  await expect(links).toHaveCount(1)
  await links.click()
  await expect(form.getByRole('heading', { name: 'Good to know' })).toBeVisible()
  await page.getByLabel('Find a page').fill('nowhere to be read')
  await expect(outline).toContainText('No page has these words.')
})

test('a search finds what is read: filled in, without marks, in shared sections, and in the settings', async ({
  editing,
}) => {
  const { page, outline, form, write, text } = editing
  const { site: settings, pages, ...others } = JSON.parse(text())
  const [home, about] = pages
  const contact = { heading: 'Find us', phone: '{phone}' }
  write(
    JSON.stringify({
      ...others,
      site: {
        ...settings,
        variables: { phone: '01632 960 147' },
        footer: { menu: [], contact, copyright: '© Preview' },
      },
      shared: { closing: { type: 'call-to-action', heading: 'Keep a loaf', actions: [{ label: 'Order', href: '/' }] } },
      pages: [
        {
          ...home,
          sections: [...home.sections, { type: 'rich-text', body: 'Miller’s **rye** is [dark](/about): {phone}.' }],
        },
        { ...about, sections: [...about.sections, { use: 'closing' }] },
      ],
    }),
  )
  await expect(outline).toContainText('Miller’s')
  const search = page.getByLabel('Find a page')
  const links = outline.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  const finds = async (words: string, ...titles: string[]) => {
    await search.fill(words)
    await expect(links).toHaveText(titles)
  }
  await finds("miller's rye is dark: 01632", 'The page at /, to look at while writing')
  await finds('keep a loaf', 'The page at /about, to look at while writing')
  await links.click()
  await expect(form.getByRole('heading', { name: 'Keep a loaf' })).toBeVisible()
  await finds('find us', 'Footer')
  await expect(outline).not.toContainText('No page has these words.')
  await expectAccessibleInBoth(page)
  await search.press('Enter')
  await expect(form.locator('[data-field="/site/footer/contact/heading"]').getByRole('textbox')).toBeFocused()
})

test('Enter that ends a word which is being composed opens no page, and the next one does', async ({ editing }) => {
  const { page } = editing
  const field = page.getByLabel('Find a page')
  await field.fill('/blog')
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  expect(page.url()).not.toContain('/blog')
  await field.press('Enter')
  await expect.poll(() => page.url()).toContain('/_edit/page/blog/first')
})

test('entries of a section lead to their fields, and are moved in the outline by the keys and by the mouse', async ({
  editing,
}) => {
  const { page, outline, form, sections } = editing
  const items = () => ((sections()[1]?.items ?? []) as { heading: string }[]).map(({ heading }) => heading)
  await outline
    .getByRole('button', { name: /Good to know/ })
    .first()
    .click()
  const entries = outline.getByRole('list', { name: 'Entries of Good to know' }).getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await entries.nth(2).getByRole('button').first().click()
  await expect(form.locator('[data-field$="/items/2/heading"]').getByRole('textbox')).toBeFocused()
  await entries.nth(0).getByRole('button').first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: 'When do you open? is now 2 of 3.' })).toBeAttached()
  await expect.poll(items).toEqual(['Do you deliver?', 'When do you open?', 'Do you bake cakes?'])
  await expect(entries.nth(1).getByRole('button').first()).toBeFocused()
  await expect(entries.nth(1)).toContainText('When do you open?')
  await entries.nth(2).locator('[draggable]').dragTo(entries.nth(0))
  await expect.poll(items).toEqual(['Do you bake cakes?', 'Do you deliver?', 'When do you open?'])
})

test('who was in an entry of the outline that goes is at its section', async ({ editing }) => {
  const { page, outline } = editing
  const section = outline.locator('[data-row]').filter({ hasText: 'Good to know' })
  await section.click()
  await outline.locator('[data-entry="1"]').focus()
  await page.keyboard.press('Escape')
  await expect(section).toBeFocused()
})

test('at 360 px a page is added, gets another path and goes', async ({ editing }) => {
  const { page, outline, form, dialog, saved } = editing
  await expectFitting(page, 360)
  await outline.getByRole('button', { name: 'Add a page' }).click()
  await dialog.getByLabel('Title').fill('Prices')
  await dialog.getByLabel('Description').fill('What bread costs.')
  await dialog.getByLabel('A draft for now').uncheck()
  await dialog.getByLabel('Put it into the menu').check()
  await dialog.getByRole('button', { name: 'Add the page' }).click()
  await expect.poll(() => page.url()).toMatch(/\/_edit\/page\/prices$/)
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Form').click()
  await form.getByLabel('Path').fill('/what-it-costs')
  await form.getByRole('button', { name: 'Rename' }).click()
  await expect.poll(() => page.url()).toMatch(/\/_edit\/page\/what-it-costs\?field=path$/)
  expect(saved().site.redirects).toEqual([{ from: '/prices', to: '/what-it-costs' }])
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Outline').click()
  await outline.getByRole('button', { name: 'What to do with the page' }).click()
  await page.getByRole('menuitem', { name: 'Remove …' }).click()
  // The menu, into which it was put, and the redirect.
  await expect(dialog).toContainText('2 places lead to /what-it-costs')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove the page' }).click()
  await expect.poll(() => saved().pages).toHaveLength(2)
})
