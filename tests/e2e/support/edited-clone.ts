import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { root } from '../../../src/root.ts'
import { startEditor } from '../../edit/start-editor.ts'
import { site } from './preview-site.ts'
import { test as base, expect } from './test.ts'

const folder = (worker: number) => path.join(root, '.cache/e2e-edited-clone', String(worker))
const { site: settings, ...rest } = site([
  { type: 'hero', heading: 'Bread at seven', text: 'Baked by hand.' },
  { type: 'rich-text', heading: 'How we bake', body: 'Slowly, and by night. '.repeat(60).trim() },
])
const first = `${JSON.stringify({ ...rest, site: { ...settings, header: { menu: [{ label: 'Start', href: '/' }] } } }, null, 2)}\n`

export interface Editing {
  readonly page: Page
  readonly shown: ReturnType<Page['frameLocator']>
  /** The settings as they are saved. */
  saved(): Record<string, unknown>
  /** Another program saves other sections of the page, and more settings. */
  save(change: (sections: readonly object[]) => readonly object[], settings?: object): void
  /** The names of all files of the clone. */
  files(): string[]
  git(...words: string[]): string
}

/** A clone with a remote, in which a site is edited. */
export const test = base.extend<
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
    const files = () =>
      readdirSync(path.dirname(config), { recursive: true, encoding: 'utf8' }).filter(
        (name) => !name.startsWith('.git'),
      )
    const save: Editing['save'] = (change, more) => {
      const now = JSON.parse(readFileSync(config, 'utf8'))
      now.pages[0].sections = change(now.pages[0].sections)
      now.site = { ...now.site, ...more }
      writeFileSync(config, JSON.stringify(now, null, 2))
    }
    await use({ page: rawPage, shown, git, save, files, saved: () => JSON.parse(readFileSync(config, 'utf8')).site })
  },
})

export { expect }
