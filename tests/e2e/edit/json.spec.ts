import type { Locator } from 'playwright/test'
import { version } from '../../version.ts'
import { expectAccessible, expectAccessibleInBoth, expectFitting } from '../support/accessible.ts'
import { type Editing, testOf } from '../support/editing.ts'
import { page, site } from '../support/preview-site.ts'
import { slowly } from '../support/slowly.ts'
import { expect } from '../support/test.ts'

const hero = { type: 'hero', id: 'top', heading: 'Bread at seven', text: 'Baked by hand.' }

/** As somebody wrote it: undone, it is byte for byte that. */
const first = `${JSON.stringify(site([hero], page('/about', [{ type: 'hero', heading: 'About us' }])), null, 3)}\n`

const base = testOf('json', { files: { 'pages.json': first }, shows: 'Bread at seven' })

/** Where a section is typed as JSON, and what is said of that. */
interface Typing extends Editing {
  readonly code: Locator
  readonly standing: Locator
}

const test = base.extend<{ typing: Typing }>({
  typing: async ({ editing }, use) => {
    const { page, form } = editing
    await page.locator('[data-row="0"]').getByText('Bread at seven').click()
    await form.getByText('JSON', { exact: true }).click()
    const code = form.getByRole('textbox', { name: /^(“|the page|.*json)/ })
    await expect(code).toContainText('"Bread at seven"')
    await use({ ...editing, code, standing: form.getByRole('status') })
  },
})

/** Puts the cursor behind some words of the text. */
async function after({ page, code }: Typing, words: string): Promise<void> {
  // What is pointed at is explained, which may stand before other words.
  await page.mouse.move(5, 5)
  await expect(page.locator('.cm-about')).toBeHidden()
  const line = code.locator('.cm-line').filter({ hasText: words })
  await line.click()
  await page.keyboard.press('End')
  const [, behind = ''] = ((await line.textContent()) ?? '').split(words)
  for (const _ of behind) await page.keyboard.press('ArrowLeft')
}

test('a section is typed as JSON: saved when it is some, kept when it is none, and undone with all else', async ({
  typing,
}) => {
  const { page, code, standing, text, form } = typing
  await after(typing, 'Bread at s')
  await page.keyboard.type('i')
  await expect.poll(text).toBe(first.replace('Bread at seven', 'Bread at sieven'))
  await page.keyboard.press('Control+z')
  await expect.poll(text).toBe(first)
  await expect(code).toContainText('Bread at seven')
  await after(typing, 'by hand."')
  await page.keyboard.type('x')
  await expect(standing).toContainText('not right JSON yet')
  await expect(page.getByRole('button', { name: /^Undo: Changed “Bread at seven” as JSON/ })).toBeEnabled()
  expect(text()).toBe(first)
  await page.reload()
  await form.getByText('JSON', { exact: true }).click()
  await expect(code).toContainText('"Baked by hand."x')
  await code.focus()
  await page.keyboard.press('Control+z')
  await expect(standing).toHaveText('Saved.')
  await expect(code).not.toContainText('"Baked by hand."x')
  expect(text()).toBe(first)
})

test('nobody is told of a failure when what is shown as JSON has gone by the moment it is asked for', async ({
  typing,
}) => {
  const { page, code, outline, text, write } = typing
  const json = '**/_edit/api/json?*'
  const gone = { error: 'There is no such thing.', isGone: true }
  const change = (to: string) => write(text().replace(/Bread at \w+/, to))
  await page.route(json, (route) => route.fulfill({ status: 404, json: gone }))
  const answered = page.waitForResponse(json)
  change('Bread at eight')
  await answered
  await expect(outline.locator('[data-row="0"]')).toContainText('Bread at eight')
  await page.unroute(json)
  change('Bread at nine')
  await expect(code).toContainText('"Bread at nine"')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('what is typed after an undone step stays, however late that is read', async ({ typing }) => {
  const { page, code, standing, text } = typing
  await after(typing, 'Bread at s')
  await page.keyboard.type('i')
  await expect.poll(text).toContain('Bread at sieven')
  const { letIn: letUndo } = await slowly(page, 'undo')
  await page.keyboard.press('Control+z')
  await expect(code).toContainText('Bread at seven')
  const { letIn } = await slowly(page, 'json?*')
  await letUndo('')
  await after(typing, 'by hand."')
  await page.keyboard.type('x')
  await expect(standing).toContainText('not right JSON yet')
  for (const _ of ['without it', 'with it']) await letIn('Bread')
  await expect(code).toContainText('"Baked by hand."x')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // What is no JSON is kept for who comes next.
  await page.keyboard.press('Control+z')
  await expect(standing).toHaveText('Saved.')
})

test('what may stand there is offered, what is there is explained, and a mistake is mended at its place', async ({
  typing,
}) => {
  const { page, code, form, text } = typing
  await after(typing, 'by hand."')
  await page.keyboard.type(',')
  await page.keyboard.press('Enter')
  await page.keyboard.type('"eye')
  // Keys are not heard in the first moment of the list: who is typing does not mean it.
  await page.getByRole('option', { name: /^eyebrow/ }).click()
  await page.keyboard.type('Since 1904')
  await expect
    .poll(text)
    .toBe(first.replace('"Baked by hand."', '"Baked by hand.",\n               "eyebrow": "Since 1904"'))
  await after(typing, '"eyeb')
  await page.keyboard.type('x')
  await form.getByRole('button', { name: 'Mend it: rename to "eyebrow"' }).click()
  await expect.poll(text).toContain('"eyebrow": "Since 1904"')
  // What is explained of the words that were mended may lie over these.
  await page.mouse.move(5, 5)
  await expect(page.locator('.cm-about')).toBeHidden()
  await code.getByText('"heading"').hover()
  await expect(page.locator('.cm-about')).toContainText('heading')
})

test('of a text that is as it was before, nothing is told that was wrong in between', async ({ typing }) => {
  const { page, code, standing, form, text } = typing
  await after(typing, '"Bread at seven",')
  await page.keyboard.press('Backspace')
  const mend = form.getByRole('button', { name: 'Mend it: put a comma' })
  await mend.click()
  await expect(standing).toHaveText('Saved.')
  await expect(mend).toHaveCount(0)
  await expect(form.getByText('A comma is missing here.')).toHaveCount(0)
  await expect(code.locator('.cm-lintRange')).toHaveCount(0)
  expect(text()).toBe(first)
})

test('what another program writes comes into the open text, and the cursor stays with its words', async ({
  typing,
}) => {
  const { page, code, text, write } = typing
  await after(typing, 'by hand')
  write(first.replace('Bread at seven', 'Bread at half past six'))
  await expect(code).toContainText('Bread at half past six')
  await page.keyboard.type(' and foot')
  await expect
    .poll(text)
    .toBe(first.replace('Bread at seven', 'Bread at half past six').replace('by hand', 'by hand and foot'))
})

test('a page gets another path letter by letter, and the text stays open', async ({ typing }) => {
  const { page, code, form, text } = typing
  await page.getByRole('link', { name: /\/about/ }).click()
  await expect(code).toContainText('"/about"')
  await after(typing, '"/about')
  await page.keyboard.type('-us')
  await expect.poll(text).toBe(first.replace('"/about"', '"/about-us"'))
  await expect.poll(() => page.url()).toMatch(/\/page\/about-us$/)
  await expect(code).toBeFocused()
  await form.getByText('File', { exact: true }).click()
  await expect(code).toContainText(`"version": ${version}`)
})

test('the keyboard gets in and out, and no state breaks a rule of accessibility, also at 360 px', async ({
  typing,
}) => {
  const { page, code } = typing
  await code.focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(code).not.toBeFocused()
  await expectAccessibleInBoth(page)
  await after(typing, 'by hand."')
  await page.keyboard.type('x')
  await expectAccessible(page)
  await page.keyboard.press('Backspace')
  await expectFitting(page, 360)
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Form').click()
  await expectAccessible(page)
})
