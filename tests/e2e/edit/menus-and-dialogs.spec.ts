import { expectAccessible, expectAccessibleInBoth, expectFitting } from '../support/accessible.ts'
import { type Editing, testOf } from '../support/editing.ts'
import { holdBack } from '../support/network.ts'
import { page, site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const hero = { type: 'hero', heading: 'Bread at seven', text: 'Baked by hand.' }
const questions = {
  type: 'accordion',
  heading: 'Good to know',
  items: [{ heading: 'When do you open?', body: 'At seven.' }],
}
const call = { type: 'call-to-action', heading: 'Order now', actions: [{ label: 'Order bread', href: '/about' }] }
const written = {
  ...site(
    [hero, questions],
    page('/about', [{ type: 'hero', heading: 'About us' }, questions, { use: 'order' }]),
    page('/order', [{ type: 'hero', heading: 'Order' }, { use: 'order' }]),
  ),
  shared: { order: call },
}
const first = `${JSON.stringify(written, null, 2)}\n`

const test = testOf('dialogs', { files: { 'pages.json': first }, shows: 'Bread at seven' })

const menuOf = ({ outline }: Editing, name: string) =>
  outline.getByRole('button', { name: `What to do with ${name}`, exact: true })

/** Opens a menu and chooses from it, both by the keyboard. */
async function byKeys({ page }: Editing, menu: ReturnType<typeof menuOf>, item: string) {
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

test('who gives a dialog up is back at what opened it, by keyboard', async ({ editing }) => {
  const { page, outline, dialog, text } = editing
  for (const name of ['Add a page', 'Add a section']) {
    const button = outline.getByRole('button', { name, exact: true })
    await button.press('Enter')
    await expect(dialog.getByRole('textbox').or(dialog.getByRole('searchbox')).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
  const menus = [
    ['Good to know', 'Share with other pages …'],
    ['Good to know', 'Add one below …'],
    ['the page', 'Add a page like this …'],
  ] as const
  for (const [name, item] of menus) {
    await byKeys(editing, menuOf(editing, name), item)
    await expect(dialog.getByRole('textbox').or(dialog.getByRole('searchbox')).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(menuOf(editing, name)).toBeFocused()
  }
  expect(text()).toBe(first)
})

test('in a low window, as on a small laptop or at 200%, a menu is there as a whole', async ({ editing }) => {
  const { page } = editing
  const menu = page.getByRole('menu')
  for (const height of [360, 450, 520, 600]) {
    await page.setViewportSize({ width: 1280, height })
    for (const name of ['the page', 'Bread at seven', 'Good to know']) {
      await menuOf(editing, name).click()
      await expect(menu.getByRole('menuitem').last(), `${name} in ${height} px`).toBeInViewport({ ratio: 1 })
      await expect(menu.getByRole('menuitem').first(), `${name} in ${height} px`).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
    }
  }
})

test('what was added has the focus, and so has the menu of what was shared, of a new page and of the next one', async ({
  editing,
}) => {
  const { page, outline, dialog, sections } = editing
  await outline.getByRole('button', { name: 'Add a section' }).press('Enter')
  await dialog.getByLabel('Find a type').fill('quote')
  await dialog
    .getByRole('button', { name: /^Quote/ })
    .first()
    .press('Enter')
  await expect.poll(() => sections().length).toBe(3)
  await expect(page.locator('[data-row="2"]')).toBeFocused()
  await byKeys(editing, menuOf(editing, 'Good to know'), 'Share with other pages …')
  await dialog.getByLabel('Name').fill('questions')
  await page.keyboard.press('Enter')
  await expect.poll(() => sections()[1]).toEqual({ use: 'questions' })
  await expect(page.locator('[data-row="1"]')).toContainText('shared')
  await expect(menuOf(editing, 'Good to know')).toBeFocused()
  await byKeys(editing, menuOf(editing, 'the page'), 'Add a page like this …')
  await dialog.getByLabel('Title').fill('Jobs')
  await dialog.getByLabel('Description').fill('Who we look for.')
  const add = dialog.getByRole('button', { name: 'Add the page' })
  await expect(add).toBeEnabled()
  await add.press('Enter')
  await expect.poll(() => page.url()).toMatch(/\/jobs$/)
  await expect(page.locator('[data-row="-1"][data-page="/jobs"]')).toBeVisible()
  await expect(menuOf(editing, 'the page')).toBeFocused()
  await byKeys(editing, menuOf(editing, 'the page'), 'Remove …')
  await dialog.getByRole('button', { name: 'Remove the page' }).press('Enter')
  await expect(page.locator('[data-row="-1"][data-page="/"]')).toBeVisible()
  await expect(menuOf(editing, 'the page')).toBeFocused()
})

test('before a page is removed it is said what leads to it: nobody is asked sooner', async ({ editing }) => {
  const { page, outline, dialog, saved } = editing
  const answer = await holdBack(page, /_edit\/api\/leaving/)
  await outline.getByRole('link', { name: /\/about/ }).click()
  await expect(page.locator('[data-row="-1"][data-page="/about"]')).toBeVisible()
  const asked = page.waitForRequest('**/_edit/api/leaving*')
  await byKeys(editing, menuOf(editing, 'the page'), 'Remove …')
  await asked
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  answer()
  const remove = dialog.getByRole('button', { name: 'Remove the page' })
  await remove.waitFor()
  expect(await remove.isEnabled()).toBe(true)
  await remove.press('Enter')
  await expect.poll(() => saved().pages.map(({ path }) => path)).toEqual(['/', '/order'])
})

test('who is quick in a menu stays where the keys have led', async ({ editing }) => {
  const { page } = editing
  const menu = menuOf(editing, 'Good to know')
  await menu.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await menu.evaluate((button: HTMLElement) => {
    // Each key as soon as there is something that it can lead to.
    const changes = new MutationObserver(() => {
      const entry = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].at(3)
      if (!entry) return
      changes.disconnect()
      entry.focus()
    })
    changes.observe(document.body, { childList: true, subtree: true })
    button.click()
  })
  const entries = page.getByRole('menuitem')
  await expect(entries.nth(3)).toBeVisible()
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 0)))
  await expect(entries.nth(3)).toBeFocused()
})

test('what was added lately comes first in the gallery, also after the editor is loaded anew', async ({ editing }) => {
  const { page, outline, dialog, shown } = editing
  const add = outline.getByRole('button', { name: 'Add a section' })
  const recent = dialog.getByRole('region', { name: 'Recently used' })
  const take = async (name: RegExp) => {
    await add.click()
    await dialog.getByLabel('Find a type').fill('quote')
    await dialog.getByRole('button', { name }).first().click()
    await expect(dialog).toHaveCount(0)
  }
  await add.click()
  await expect(dialog.getByRole('button', { name: /^Quote/ }).first()).toBeVisible()
  await expect(recent).toHaveCount(0)
  await page.keyboard.press('Escape')
  await take(/^quote minimal/i)
  await take(/^quote full/i)
  await page.reload()
  await expect(shown.getByRole('heading', { name: 'Bread at seven' })).toBeVisible()
  await add.click()
  await expect(recent.getByRole('button')).toHaveText([/^quote full/i, /^quote minimal/i])
  await expectAccessibleInBoth(page)
  // Who looks for something else does not have it in the way.
  await dialog.getByLabel('Find a type').fill('prices')
  await expect(recent).toHaveCount(0)
})

test('links that came with an example are told in the form, and lead to their fields, until they are others', async ({
  editing,
}) => {
  const { page, outline, form, dialog, sections } = editing
  await outline.getByRole('button', { name: 'Add a section' }).click()
  await dialog.getByLabel('Find a type').fill('call to action')
  await dialog.getByRole('button', { name: /^call to action full/i }).click()
  await expect.poll(() => sections().length).toBe(3)
  const actions = () => sections()[2]?.actions as { label: string; href: string }[]
  const note = form.getByRole('note').filter({ hasText: 'as in the example' })
  const links = note.getByRole('listitem').filter({ hasText: / (\/|mailto:)/ })
  await expect(links).toHaveCount(actions().length)
  await expectAccessibleInBoth(page)
  const { label = '', href = '' } = actions()[0] ?? {}
  await note.getByRole('button', { name: `${label} ${href}` }).press('Enter')
  const field = form
    .locator('[data-field$="/actions/0/href"]')
    .getByRole('combobox')
    .or(form.locator('[data-field$="/actions/0/href"]').getByRole('textbox'))
  await expect(field.first()).toBeFocused()
  // Another name is no other place.
  await form.locator('[data-field$="/actions/0/label"]').getByRole('textbox').fill('Ask us')
  await expect(note.getByRole('button', { name: `Ask us ${href}` })).toBeVisible()
  await note.getByRole('button', { name: `Ask us ${href}` }).press('Enter')
  await page.keyboard.type('/about')
  await expect.poll(() => actions()[0]?.href).toBe('/about')
  await expect(links).toHaveCount(actions().length - 1)
  await note.getByRole('button', { name: 'All of it is right' }).click()
  await expect(note).toHaveCount(0)
  // What was there before is nobody's example.
  await outline.getByRole('link', { name: /\/order/ }).click()
  await page.locator('[data-row="1"]').click()
  await expect(form.getByRole('heading', { name: 'Order now' })).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('a mistake in a shared section leads to the first page that shows it, or to the open one', async ({ editing }) => {
  const { page, outline, form, dialog, write } = editing
  write(first.replace('"heading": "Order now"', '"heading": ""'))
  const problems = page.getByRole('button', { name: /1 mistake/ })
  await problems.click()
  const place = (name: string) => dialog.getByRole('region', { name }).getByRole('button')
  await expect(place('Elsewhere')).toContainText('/about, section 3, which is shared')
  await expectAccessibleInBoth(page)
  await place('Elsewhere').press('Enter')
  await expect.poll(() => page.url()).toMatch(/\/_edit\/page\/about\?section=3/)
  const heading = form.locator('[data-field$="/sections/2/heading"]')
  await expect(heading).toBeVisible()
  await expect.poll(() => page.url()).toMatch(/field=heading$/)
  await outline.getByRole('link', { name: /\/order/ }).click()
  await expect(page.locator('[data-page="/order"]')).toBeVisible()
  await problems.click()
  await expect(place('On this page')).toContainText('/order, section 2, which is shared')
  await place('On this page').click()
  await expect.poll(() => page.url()).toMatch(/\/_edit\/page\/order\?section=2/)
})

test('where a page cannot be read it is said, and tried again', async ({ editing }) => {
  const { page, dialog } = editing
  await page.route(/\/api\/page\?path=%2Fabout/, (route) => route.abort())
  await byKeys(editing, menuOf(editing, 'Good to know'), 'Copy to …')
  await dialog.getByRole('combobox', { name: 'Page' }).click()
  await page.getByRole('option', { name: /^\/about/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('The editor does not answer.')
  await expectAccessibleInBoth(page)
  await page.unroute(/\/api\/page\?path=%2Fabout/)
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByRole('combobox', { name: 'Page' })).toBeFocused()
  await dialog.getByRole('combobox', { name: 'Place' }).click()
  await expect(page.getByRole('option', { name: 'After “About us”' })).toBeVisible()
})

test('at 360 px menus and dialogs of the outline are done by a finger', async ({ browser, editing }) => {
  const { page: wide } = editing
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    storageState: await wide.context().storageState(),
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto(wide.url())
  const outline = page.getByRole('region', { name: 'Outline' })
  const dialog = page.getByRole('dialog')
  /** All that a finger can be put on is large enough for one, and in sight. */
  const expectLarge = async () => {
    await expectFitting(page, 360)
    const small = await page
      .locator('button:visible, a:visible, input:visible, [role=menuitem]:visible')
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
          return Math.min(width, height) >= 24 ? [] : [`${one.outerHTML.slice(0, 120)} ${width} × ${height}`]
        }),
      )
    expect(small).toEqual([])
    // Menus of Mantine hold an element that takes the focus before anything is chosen.
    await expectAccessible(page, { within: ':root', except: '[role="menu"]' })
  }
  await expect(page.locator('[data-row="0"]')).toContainText('Bread at seven')
  await page.locator('[data-row="1"]').tap()
  await expectLarge()
  await outline.getByRole('button', { name: 'What to do with Good to know', exact: true }).tap()
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible()
  await expectLarge()
  await page.getByRole('menuitem', { name: 'Move up' }).tap()
  await expect(page.locator('[data-row="0"]')).toContainText('Good to know')
  const dialogs = [
    ['Good to know', 'Move to …'],
    ['Good to know', 'Add one below …'],
    ['Good to know', 'Share with other pages …'],
    ['the entry When do you open?', 'Copy to …'],
    ['the page', 'Add a page like this …'],
  ] as const
  for (const [name, item] of dialogs) {
    await outline.getByRole('button', { name: `What to do with ${name}`, exact: true }).tap()
    await page.getByRole('menuitem', { name: item }).tap()
    await expect(dialog).toBeVisible()
    await expectLarge()
    await dialog.getByRole('button', { name: 'Close' }).or(dialog.locator('.mantine-Modal-close')).first().tap()
    await expect(dialog).toHaveCount(0)
  }
  await context.close()
})
