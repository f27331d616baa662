import type { Locator } from 'playwright/test'
import { type Editing, testOf } from '../support/editing.ts'
import { holdBack } from '../support/network.ts'
import { site } from '../support/preview-site.ts'
import { expect } from '../support/test.ts'

const hero = { type: 'hero', heading: 'Bread at seven' }
const story = { type: 'feature', heading: 'How it began', body: 'In a shed.' }
const news = { type: 'rich-text', heading: 'News', body: 'We have a new oven.' }
const call = { type: 'call-to-action', heading: 'Order now', actions: [{ label: 'Order bread', href: '/' }] }
const textOf = (...sections: object[]) => `${JSON.stringify(site(sections), null, 2)}\n`

/** Others change a page in which somebody types. */
const test = testOf('others', { files: { 'pages.json': textOf(hero, story, call) }, shows: 'Bread at seven' })

/** Types a heading into the second section, and stays at its end. */
async function beginsToType({ outline, form, sections }: Editing): Promise<Locator> {
  await outline.locator('[data-row="1"]').click()
  const heading = form.getByLabel('Heading')
  await heading.fill('How it really began')
  await expect.poll(sections).toContainEqual({ ...story, heading: 'How it really began' })
  await heading.press('End')
  return heading
}

test('who types goes on in the same section and field when another program puts a section before it', async ({
  editing,
}) => {
  const { page, outline, sections, write } = editing
  const heading = await beginsToType(editing)
  write(textOf(hero, news, { ...story, heading: 'How it really began' }, call))
  for (const letter of ', at night') {
    const answered = page.waitForResponse('**/_edit/api/gesture')
    await page.keyboard.press(letter)
    await answered
  }
  await expect(outline.locator('[data-row="2"]')).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/section=3&field=heading$/)
  await expect(heading).toBeFocused()
  await page.keyboard.type(' and by day')
  await expect
    .poll(sections)
    .toEqual([hero, news, { ...story, heading: 'How it really began, at night and by day' }, call])
})

test('on a slow computer no letter goes to the section that has come into the place of the chosen one', async ({
  editing,
}) => {
  const { page, sections, write } = editing
  await beginsToType(editing)
  // Places are drawn in pieces, between which letters are saved.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  write(textOf(hero, news, { ...story, heading: 'How it really began' }, call))
  await page.keyboard.type(', at night and by day', { delay: 60 })
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect
    .poll(sections)
    .toEqual([hero, news, { ...story, heading: 'How it really began, at night and by day' }, call])
})

test('who types in a section that another program takes out is at the name of what comes, and types nothing there', async ({
  editing,
}) => {
  const { page, outline, form, sections, write } = editing
  const other = { ...story, heading: 'How it went on', body: 'By the river, in a tent.' }
  write(textOf(hero, story, other, call))
  await expect(outline.locator('[data-row="2"]')).toContainText('How it went on')
  await beginsToType(editing)
  write(textOf(hero, other, call))
  await expect(form.getByRole('heading', { name: 'How it went on' })).toBeFocused()
  await expect(page).toHaveURL(/section=2$/)
  await page.keyboard.type('!')
  await expect(form.getByLabel('Heading')).toHaveValue('How it went on')
  expect(sections()).toEqual([hero, other, call])
})

test('who keeps a section that another program has taken out is in it again', async ({ editing }) => {
  const { page, outline, form, dialog, sections, write } = editing
  const heading = await beginsToType(editing)
  const goOn = await holdBack(page, /_edit\/api\/gesture/)
  await heading.press('!')
  write(textOf(hero, call))
  await expect(form.getByRole('heading', { name: 'Order now' })).toBeFocused()
  goOn()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  const kept = { ...story, heading: 'How it really began!' }
  await expect.poll(sections).toEqual([hero, kept, call])
  await expect(form.getByRole('heading', { name: kept.heading })).toBeFocused()
  await expect(outline.locator('[data-row="1"]')).toHaveAttribute('aria-current', 'true')
  await expect(heading).toHaveValue(kept.heading)
  await outline.locator('[data-row="2"]').click()
  await expect(form.getByRole('heading', { name: 'Order now' })).toBeVisible()
})

test('a section whose move is undone stays the one that is chosen', async ({ editing }) => {
  const { page, outline, form } = editing
  await outline.locator('[data-row="1"]').click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(outline.locator('[data-row="0"]')).toContainText('How it began')
  await page.getByRole('button', { name: /^Undo: Moved/ }).click()
  await expect(outline.locator('[data-row="1"]')).toContainText('How it began')
  await expect(outline.locator('[data-row="1"]')).toHaveAttribute('aria-current', 'true')
  await expect(form.getByLabel('Heading')).toHaveValue('How it began')
})

test('what is typed on the page ends where another section has come into its place', async ({ editing }) => {
  const { page, shown, outline, sections, write } = editing
  await shown.getByRole('heading', { name: 'How it began' }).dblclick()
  await expect(shown.locator('[data-typed]')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect.poll(sections).toContainEqual({ ...story, heading: 'How it began!' })
  write(textOf(hero, news, { ...story, heading: 'How it began!' }, call))
  await expect(outline.locator('[data-row="2"]')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.type('?')
  await expect(shown.locator('[data-typed]')).toHaveCount(0)
  expect(sections()[1]).toEqual(news)
})

for (const [what, choice, after] of [
  ['moved', 'Move to …', ['feature', 'call-to-action', 'rich-text', 'hero']],
  ['copied', 'Copy to …', ['feature', 'call-to-action', 'rich-text', 'hero', 'feature']],
  ['shared', 'Share with other pages …', ['call-to-action', 'rich-text', 'hero', 'began']],
] as const)
  test(`the section that is asked about is ${what} when another program moves it meanwhile`, async ({ editing }) => {
    const { page, outline, dialog, saved, write } = editing
    await outline.getByRole('button', { name: 'What to do with How it began' }).click()
    await page.getByRole('menuitem', { name: choice }).click()
    await expect(dialog).toBeVisible()
    if (what === 'shared') await dialog.getByRole('textbox').fill('began')
    write(textOf(call, news, hero, story))
    await expect(page.locator('[data-row="3"]')).toContainText('How it began')
    await dialog.getByRole('button', { name: /^(Move|Copy|Share)$/ }).click()
    const sections = () => saved().pages[0]?.sections.map(({ type, use }) => type ?? use)
    await expect.poll(sections).toEqual(after)
    if (what === 'shared') expect(saved().shared).toEqual({ began: story })
  })

test('where the section that is asked about goes, nothing is done to another one, and the author is told', async ({
  editing,
}) => {
  const { page, outline, dialog, text, write } = editing
  await outline.getByRole('button', { name: 'What to do with How it began' }).click()
  await page.getByRole('menuitem', { name: 'Move to …' }).click()
  await expect(dialog).toBeVisible()
  write(textOf(hero, call))
  await expect(page.getByRole('alert')).toContainText('“How it began” is on this page no more.')
  await expect(dialog).toHaveCount(0)
  expect(text()).toBe(textOf(hero, call))
})

test('a section is added below the one that was meant when another program moves that meanwhile', async ({
  editing,
}) => {
  const { page, outline, dialog, sections, write } = editing
  await outline.getByRole('button', { name: 'What to do with Bread at seven' }).click()
  await page.getByRole('menuitem', { name: 'Add one below …' }).click()
  await dialog.getByLabel('Find a type').fill('quote')
  write(textOf(news, story, hero, call))
  await expect(page.locator('[data-row="2"]')).toContainText('Bread at seven')
  await dialog
    .getByRole('button', { name: /^Quote/ })
    .first()
    .click()
  await expect
    .poll(() => sections().map(({ type }) => type))
    .toEqual(['rich-text', 'feature', 'hero', 'quote', 'call-to-action'])
})

test('who types on while two values are shown decides nothing by that', async ({ editing }) => {
  const { page, outline, form, dialog, sections, write } = editing
  await outline.locator('[data-row="0"]').click()
  const heading = form.getByLabel('Heading')
  await heading.press('End')
  const goOn = await holdBack(page, /_edit\/api\/gesture/)
  await page.keyboard.type('!')
  write(textOf({ ...hero, heading: 'Bread at six' }, story, call))
  await expect(page.frameLocator('main iframe').getByRole('heading', { name: 'Bread at six' })).toBeVisible()
  goOn()
  await expect(dialog).toBeVisible()
  await expect(heading).not.toBeFocused()
  await page.keyboard.type(' and more')
  await expect(dialog).toBeVisible()
  expect(sections()[0]).toEqual({ ...hero, heading: 'Bread at six' })
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(heading).toHaveValue('Bread at six')
})

test('a section of a type that is newer than the window is told as that, and so is one of no type, or of a shared one that there is not', async ({
  editing,
}) => {
  const { page, outline, form, write } = editing
  await page.route('**/_edit/api/page?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ body: (await answer.text()).replaceAll('"feature"', '"glossary"') })
  })
  await page.reload()
  await outline.locator('[data-row="1"]').click()
  await expect(form.getByText('The type “glossary” is newer than this window of the editor.')).toBeVisible()
  await page.unrouteAll()
  await form.getByRole('button', { name: 'Load the editor again' }).click()
  await expect(form.getByLabel('Heading')).toHaveValue('How it began')
  write(textOf(hero, { ...story, type: 'glossary' }, call))
  await expect(form.getByText('There is no type “glossary”. It can be mended as JSON.')).toBeVisible()
  write(textOf(hero, { use: 'begun' }, call))
  await expect(form.getByText('There is no shared section “begun”. It can be mended as JSON.')).toBeVisible()
  await expect(outline.locator('[data-row="1"]')).toContainText('A shared section that is missing')
})
