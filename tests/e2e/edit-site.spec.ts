import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { root } from '../../src/root.ts'
import { startEditor } from '../edit/start-editor.ts'
import { expectAccessible, expectFitting } from './support/accessible.ts'
import { site } from './support/preview-site.ts'
import { test as base, expect } from './support/test.ts'

const folder = (worker: number) => path.join(root, '.cache/e2e-edit-site', String(worker))
const { site: settings, ...rest } = site([
  { type: 'hero', heading: 'Bread at seven', text: 'Baked by hand.' },
  { type: 'rich-text', heading: 'How we bake', body: 'Slowly, and by night. '.repeat(60).trim() },
])
const first = `${JSON.stringify({ ...rest, site: { ...settings, header: { menu: [{ label: 'Start', href: '/' }] } } }, null, 2)}\n`

interface Editing {
  readonly page: Page
  readonly shown: ReturnType<Page['frameLocator']>
  /** The settings as they are saved. */
  saved(): Record<string, unknown>
  git(...words: string[]): string
}

/** A clone with a remote, in which a site is edited. */
const test = base.extend<
  { editing: Editing },
  { editor: { entrance: string; git(...words: string[]): string; config: string } }
>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what is asked for.
    async ({}, use, { workerIndex }) => {
      const clone = path.join(folder(workerIndex), 'clone')
      rmSync(folder(workerIndex), { recursive: true, force: true })
      mkdirSync(clone, { recursive: true })
      const config = path.join(clone, 'pages.json')
      writeFileSync(config, first)
      const git = (...words: string[]) =>
        execFileSync('git', words, { cwd: clone, encoding: 'utf8', stdio: 'pipe' }).trim()
      git('init', '--quiet', '--initial-branch=main')
      git('config', 'user.name', 'Ada')
      git('config', 'user.email', 'ada@sample.example')
      git('init', '--quiet', '--bare', '../remote.git')
      git('remote', 'add', 'origin', '../remote.git')
      git('add', 'pages.json')
      git('-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', 'A site')
      git('push', '--quiet', 'origin', 'main')
      const { entrance, close } = await startEditor(config)
      await use({ entrance, git, config })
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  editing: async ({ rawPage, editor: { entrance, git, config } }, use) => {
    writeFileSync(config, first)
    await rawPage.setViewportSize({ width: 1280, height: 900 })
    await rawPage.goto(entrance)
    const shown = rawPage.frameLocator('main iframe')
    await expect(shown.getByRole('heading', { name: 'Bread at seven' })).toBeVisible()
    await expect(rawPage.locator('[data-row="0"]')).toContainText('Bread at seven')
    await use({ page: rawPage, shown, git, saved: () => JSON.parse(readFileSync(config, 'utf8')).site })
  },
})

test('a colour, the menu, a notice and a word of the interface: the page follows in place, and says what is wrong', async ({
  editing: { page, shown, saved },
}) => {
  const html = shown.locator('html')
  await html.evaluate((element) => {
    element.dataset.opened = 'once'
    scrollTo(0, 100)
  })
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  const form = page.getByRole('region', { name: 'Form' })
  await expect(form.getByRole('heading', { name: 'Theme', exact: true })).toBeVisible()
  const brand = form.getByRole('textbox', { name: 'Brand colour', exact: true })
  const shownBrand = () => html.evaluate((element) => getComputedStyle(element).getPropertyValue('--brand').trim())
  await brand.fill('#ffeeaa')
  await expect(form.getByText(/contrast of 1.\d to 1 with the white letters on it/)).toBeVisible()
  expect(await shownBrand()).toBe('#ffeeaa')
  await expectAccessible(page)
  await brand.fill('#7a1f1f')
  await expect.poll(shownBrand).toBe('#7a1f1f')
  await expect(form.getByText(/with the white letters on it;/)).toHaveCount(0)

  const parts = page.getByRole('navigation', { name: 'The whole site' })
  await parts.getByRole('link', { name: 'Header' }).click()
  await form.getByRole('button', { name: 'Start', exact: true }).click()
  await form.getByRole('textbox', { name: 'Label' }).fill('Where it begins')
  // In a narrow window the menu is closed.
  await expect(shown.getByText('Where it begins')).toBeAttached()

  await parts.getByRole('link', { name: 'Site words' }).click()
  await form.getByRole('searchbox', { name: 'Find a word' }).fill('skip to')
  await form.getByRole('textbox', { name: 'Skip' }).fill('To the bread')
  await expect(shown.getByText('To the bread')).toBeAttached()
  await expect.poll(saved).toMatchObject({ words: { header: { skip: 'To the bread' } } })
  await form.getByRole('textbox', { name: 'Skip' }).fill('')
  await expect.poll(() => Object.keys(saved())).not.toContain('words')

  await parts.getByRole('link', { name: 'Consent' }).click()
  await form.getByRole('button', { name: 'Add consent' }).click()
  await form.getByRole('textbox', { name: 'Text' }).fill('We keep one note.')
  await expect(shown.getByText('We keep one note.')).toBeVisible()
  expect(await html.evaluate((element) => [element.dataset.opened, scrollY])).toEqual(['once', 100])

  await parts.getByRole('link', { name: 'Variables' }).click()
  await form.getByRole('textbox', { name: 'Name of a new value' }).fill('city')
  await page.keyboard.press('Enter')
  await form.getByRole('textbox', { name: 'Value', exact: true }).fill('Aldermere')
  await expect.poll(saved).toMatchObject({ variables: { city: 'Aldermere' } })
  // A colleague who gets the address sees the same.
  await page.reload()
  await expect(form.getByRole('heading', { name: 'Variables' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Sections' })).toBeVisible()
})

test('a problem in the settings leads to its field, and nothing is proposed before it is mended', async ({
  editing: { page, git },
}) => {
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  const accent = page.getByRole('textbox', { name: 'Accent colour', exact: true })
  await accent.fill('#eeeeee')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').first().click()
  await expect(page.getByRole('button', { name: '1 mistake' })).toBeVisible()
  await page.getByRole('button', { name: 'Propose' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('There is 1 mistake')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Show the problems' }).click()
  await dialog.getByRole('button', { name: /accent colour has a contrast/ }).click()
  await expect(accent).toBeFocused()
  expect(git('ls-remote', 'origin', 'content/*')).toBe('')
})

test('proposed by the keyboard: a branch is sent, and the clone is as it was', async ({ editing: { page, git } }) => {
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await page.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#7a1f1f')
  await expect(page.getByRole('button', { name: /^Undo: Changed “Brand colour”/ })).toBeVisible()
  const before = [git('rev-parse', 'HEAD'), git('branch'), git('status', '--porcelain')]
  await page.getByRole('button', { name: 'Propose' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Propose what you changed' })
  await expect(dialog.getByRole('region', { name: 'What you changed' })).toContainText('#0b4f9e to #7a1f1f')
  await expect(dialog.getByRole('textbox', { name: 'What is it about?' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Say in a few words what this is about.')).toBeVisible()
  await page.keyboard.type('A warmer brand')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('content/a-warmer-brand')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Go on editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  expect(git('--git-dir=../remote.git', 'log', '-1', '--format=%an %s', 'content/a-warmer-brand')).toBe(
    'Ada A warmer brand',
  )
  expect([git('rev-parse', 'HEAD'), git('branch'), git('status', '--porcelain')]).toEqual(before)
})

test('on a phone: a part of the site, and a file where there is nothing to send it to', async ({
  editing: { page, git },
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await page.getByRole('navigation', { name: 'The whole site' }).getByRole('link', { name: 'Name and address' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Bread by night')
  await expectFitting(page, 360)
  git('remote', 'rename', 'origin', 'gone')
  git('remote', 'remove', 'gone')
  await page.getByRole('button', { name: 'Propose' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What is it about?' }).fill('Another name')
  await expectFitting(page, 360)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Make a file of it' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('content-another-name.patch')
  expect(readFileSync(await file.path(), 'utf8')).toContain('Bread by night')
  await expect(dialog.getByText('git am content-another-name.patch')).toBeVisible()
  await expectAccessible(page)
})
