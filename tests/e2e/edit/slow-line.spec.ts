import { type Editing, testOf } from '../support/editing.ts'
import { holdBack } from '../support/network.ts'
import { site } from '../support/preview-site.ts'
import { slowly } from '../support/slowly.ts'
import { expect } from '../support/test.ts'
import { typedIn } from '../support/typing.ts'

const answers = ['Who?', 'When?', 'Where?'].map((heading) => ({ heading, body: 'You will see.' }))
const content = site([
  { type: 'hero', heading: 'Bread' },
  { type: 'rich-text', heading: 'Flour', body: 'We mill it.' },
  { type: 'accordion', heading: 'Good to know', items: answers },
])
const test = testOf('slow', { files: { 'pages.json': `${JSON.stringify(content, null, 2)}\n` }, shows: 'Bread' })

// What is still on its way then is of no interest.
test.afterEach(({ editing: { page } }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Types a letter more and takes it back, sees what was saved meanwhile come late, and types on. */
async function typeWithSecondThoughts({ page, text, outline }: Editing): Promise<void> {
  const { isSaid, letIn } = await slowly(page)
  await page.keyboard.press('ControlOrMeta+End')
  for (const [key, saved] of [
    ['a', '"Breada"'],
    ['b', '"Breadab"'],
    ['Backspace', '"Breada"'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(text).toContain(saved)
    await isSaid(saved)
  }
  for (const words of ['Breada', 'Breadab']) {
    await letIn(`"${words}"`)
    await expect(outline.locator('[data-row="0"]')).toContainText(words)
  }
  await page.keyboard.press('c')
  await expect.poll(text).toContain('"Breadac"')
}

test('on a slow line, a letter that was taken back does not come again while somebody types in the form', async ({
  editing,
}) => {
  await editing.shown.getByRole('heading', { name: 'Bread' }).click()
  await expect(editing.form.locator('[data-field="/pages/0/sections/0/heading"]').getByRole('textbox')).toBeFocused()
  await typeWithSecondThoughts(editing)
})

test('on a slow line, a letter that was taken back does not come again while somebody types on the page', async ({
  editing,
}) => {
  await editing.shown.getByRole('heading', { name: 'Bread' }).dblclick()
  await expect(typedIn(editing)).toBeFocused()
  await typeWithSecondThoughts(editing)
})

test('on a slow line, a list that is begun in a body stays one', async ({ editing }) => {
  const { page, shown, form, text } = editing
  await shown.getByText('We mill it.').dblclick()
  await expect(typedIn(editing)).toBeFocused()
  const { isSaid, letIn } = await slowly(page)
  await page.keyboard.press('ControlOrMeta+End')
  for (const [keys, saved] of [
    ['!', 'We mill it.!"'],
    ['\n-', 'We mill it.!\\n\\n'],
    [' ', 'We mill it.!"'],
  ] as const) {
    await page.keyboard.type(keys)
    await expect.poll(text).toContain(saved)
    await isSaid(saved)
  }
  const inForm = form.locator('[data-field="/pages/0/sections/1/body"]').getByRole('textbox')
  for (const [state, words] of [
    ['We mill it.!"', 'We mill it.!'],
    ['We mill it.!\\n\\n', 'We mill it.!-'],
  ] as const) {
    await letIn(state)
    await expect(inForm).toHaveText(words)
  }
  await page.keyboard.type('Slowly')
  await expect.poll(text).toContain('We mill it.!\\n\\n- Slowly"')
})

test('on a slow line, what is done to an entry is done to the one that was seen', async ({ editing }) => {
  const { page, outline, form, sections } = editing
  const items = () => ((sections()[2]?.items ?? []) as { heading: string }[]).map(({ heading }) => heading)
  const menu = async (entry: string, what: string) => {
    await form.getByRole('button', { name: `What to do with ${entry}` }).click()
    await page.getByRole('menuitem', { name: what }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await outline
    .getByRole('button', { name: /Good to know/ })
    .first()
    .click()
  await slowly(page)
  await menu('Who?', 'Remove')
  await expect.poll(items).toEqual(['When?', 'Where?'])
  await menu('When?', 'Remove')
  await expect.poll(items).toEqual(['Where?'])
})

test('where the server takes its time, a list that is begun says nothing new, and what follows stays', async ({
  editing,
}) => {
  const { page, shown, text } = editing
  await shown.getByText('We mill it.').dblclick()
  const typed = typedIn(editing)
  await expect(typed).toBeFocused()
  const waiting: (() => void)[] = []
  let asked = 0
  await page.route('**/_edit/api/gesture', async (route) => {
    asked += 1
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  const answer = async (count: number) => {
    await expect.poll(() => asked).toBe(count)
    waiting.shift()?.()
  }
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('!')
  await expect.poll(() => asked).toBe(1)
  await page.keyboard.press('Enter')
  await page.keyboard.type('- ')
  await answer(1)
  await expect.poll(() => asked).toBe(2)
  await page.keyboard.type('Slow')
  await answer(2)
  await expect.poll(() => asked).toBe(3)
  await page.keyboard.type('ly')
  await answer(3)
  await answer(4)
  await expect.poll(text).toContain(JSON.stringify('We mill it.!\n\n- Slowly'))
  await expect(typed.locator('li')).toHaveText('Slowly')
})

test('who asks for a thing twice, as by a double click, has it done once', async ({ editing }) => {
  const { page, outline, form, dialog, saved } = editing
  const paths = () => saved().pages.map(({ path }) => path)
  /** Both clicks come before anything is done. */
  const twice = async (name: string) => {
    const release = await holdBack(page, /_edit\/api\/gesture/)
    await page.getByRole('button', { name, exact: true }).dblclick()
    release()
  }
  await outline.getByRole('button', { name: 'Add a page' }).click()
  await dialog.getByLabel('Title').fill('News')
  await dialog.getByLabel('Description').fill('What is new.')
  await twice('Add the page')
  await expect(form.getByRole('textbox', { name: 'Path' })).toHaveValue('/news')
  await form.getByRole('textbox', { name: 'Path' }).fill('/latest')
  await twice('Rename')
  await expect(page).toHaveURL(/\/page\/latest/)
  await expect.poll(paths).toEqual(['/', '/latest'])
  await outline.getByRole('button', { name: 'What to do with Flour' }).click()
  await page.getByRole('menuitem', { name: 'Copy to …' }).click()
  await twice('Copy')
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(saved().pages[1]?.sections).toHaveLength(4)
  await outline.getByRole('button', { name: 'What to do with the page' }).click()
  await page.getByRole('menuitem', { name: 'Remove …' }).click()
  await twice('Remove the page')
  await expect(page).toHaveURL(/\/page\/$/)
  await expect.poll(paths).toEqual(['/'])
  await expect(page.getByRole('alert')).toHaveCount(0)
})
