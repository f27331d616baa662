import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { root } from '../../../src/root.ts'
import { type RunningEditor, startEditor } from '../../edit/start-editor.ts'
import { site } from '../support/preview-site.ts'
import { expect, test } from '../support/test.ts'

const hero = { type: 'hero', heading: 'Dough', text: 'Baked by hand.' }

const editors: RunningEditor[] = []

test.afterEach(() => {
  for (const { process } of editors.splice(0)) process.kill('SIGKILL')
})

async function start(config: string, port: number): Promise<RunningEditor> {
  const editor = await startEditor(config, undefined, port)
  editors.push(editor)
  return editor
}

/**
 * Begins something in a window of the editor; the editor ends, more may be done, it is started again, and is opened in another
 * window.
 */
async function startedAgain(page: Page, worker: number, begin: () => Promise<void>, whileAway = async () => {}) {
  const folder = path.join(root, '.cache/e2e-edit/restart', String(worker))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const config = path.join(folder, 'pages.json')
  const save = (text: string) => writeFileSync(config, text)
  const first = `${JSON.stringify(site([hero]), null, 2)}\n`
  save(first)
  const before = await start(config, await freePort())
  await page.goto(before.entrance)
  await expect(page.locator('[data-row="0"]')).toBeVisible()
  save(first.replace('Dough', 'Bread'))
  // By then it hears of what others save.
  await expect(page.locator('[data-row="0"]')).toContainText('Bread')
  await begin()
  await before.close()
  await whileAway()
  const now = await start(config, before.port)
  const other = await page.context().newPage()
  await other.goto(now.entrance)
  await expect(other.locator('[data-row="0"]')).toBeVisible()
  await page.bringToFront()
  const text = () => readFileSync(config, 'utf8')
  return { text, save }
}

/** Whether the window is not loaded anew yet. */
const isSame = (page: Page) => page.evaluate(() => document.documentElement.dataset.known === 'yes')
const know = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.known = 'yes'
  })

test('a dialog that is open while the editor is started again stays, the outline follows, and what was begun is done', async ({
  rawPage: page,
}, { workerIndex }) => {
  const dialog = page.getByRole('dialog')
  const row = page.locator('[data-row="0"]')
  const { text, save } = await startedAgain(page, workerIndex, async () => {
    await know(page)
    await page.getByRole('button', { name: 'Add a page' }).click()
    await dialog.getByLabel('Title').fill('Rolls for all')
    await dialog.getByLabel('Path').fill('/rolls')
    await dialog.getByLabel('Description').fill('What rolls we bake.')
  })
  save(text().replace('"Bread"', '"Bread and rolls"'))
  // By then it has found the editor again.
  await expect(row).toContainText('Bread and rolls')
  await expect(dialog.getByLabel('Path')).toHaveValue('/rolls')
  await dialog.getByRole('button', { name: 'Add the page' }).click()
  await expect.poll(text).toContain('"/rolls"')
  await expect(dialog).toHaveCount(0)
})

test('who types in a form while the editor is started again goes on there, and it is loaded anew once that is left', async ({
  rawPage: page,
}, { workerIndex }) => {
  const field = page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: /^Heading/ })
  const row = page.locator('[data-row="0"]')
  const { text, save } = await startedAgain(page, workerIndex, async () => {
    await know(page)
    await row.click()
    await field.click()
    await page.keyboard.press('End')
  })
  save(text().replace('by hand', 'by two hands'))
  await page.keyboard.type(' at')
  await expect.poll(text).toContain('"Bread at"')
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveText('Baked by two hands.')
  expect(await isSame(page)).toBe(true)
  await page.keyboard.type(' six')
  await expect.poll(text).toContain('"Bread at six"')
  await expect(field).toBeFocused()
  await row.click()
  await expect.poll(() => isSame(page).catch(() => true)).toBe(false)
  await expect(row).toContainText('Bread at six')
})

test('who types on the page while the editor is started again goes on there', async ({ rawPage: page }, {
  workerIndex,
}) => {
  const shown = page.frameLocator('main iframe')
  const { text, save } = await startedAgain(page, workerIndex, async () => {
    await know(page)
    await shown.getByText('Baked by hand.').dblclick()
    await expect(shown.locator('[data-typed]')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+End')
  })
  save(text().replace('"Bread"', '"Bread and rolls"'))
  await expect(page.locator('[data-row="0"]')).toContainText('Bread and rolls')
  await page.keyboard.type(' At six.')
  await expect.poll(text).toContain('Baked by hand. At six.')
  await expect(shown.locator('[data-typed]')).toBeFocused()
  expect(await isSame(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(shown.getByRole('heading', { name: 'Bread and rolls' })).toBeVisible()
})

test('what is chosen while the editor is away is saved once it is back', async ({ rawPage: page }, { workerIndex }) => {
  const form = page.getByRole('region', { name: 'Form' })
  const alert = page.getByRole('alert')
  const { text } = await startedAgain(
    page,
    workerIndex,
    () => page.locator('[data-row="0"]').click(),
    async () => {
      await form.getByRole('combobox', { name: 'Tone' }).click()
      await page.getByRole('option', { name: /^Brand/ }).click()
      await expect(alert).toContainText('The editor does not answer')
    },
  )
  await expect.poll(text).toContain('"tone": "brand"')
  await expect(alert).toHaveCount(0)
})
