import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { journalFile } from '../../../src/edit/server/journal.ts'
import { root } from '../../../src/root.ts'
import { startEditor } from '../../edit/start-editor.ts'
import { test as base, expect } from './test.ts'

/** An editor that is open on a site of its own. */
export interface Editing {
  readonly page: Page
  readonly outline: Locator
  readonly form: Locator
  readonly dialog: Locator
  /** The page in the frame. */
  readonly shown: ReturnType<Page['frameLocator']>
  /** Where the editor's own addresses begin. */
  readonly origin: string
  readonly folder: string
  has(file: string): boolean
  text(file?: string): string
  /** What pages.json says. */
  saved(): Saved
  /** The sections of its first page. */
  sections(): Section[]
  /** Another program writes it. */
  write(text: string): void
}

type Section = Record<string, unknown>

interface Saved {
  readonly site: Record<string, unknown>
  readonly shared: Readonly<Record<string, Section>>
  readonly pages: readonly { readonly path: string; readonly sections: Section[] }[]
}

interface PerWorker {
  readonly editor: { readonly entrance: string; readonly origin: string; readonly folder: string }
}

interface EditedSite {
  /** What its files hold, by their names, pages.json among them. */
  readonly files: Readonly<Record<string, string | Buffer>>
  /** Words that the first section has in the outline. */
  readonly shows: string
  /** Makes of its folder what it is to be before it is edited. */
  prepare?(folder: string): void
}

/** Tests that share one editor of a site; each begins with the files as they are here. */
export function testOf(name: string, { files, shows, prepare }: EditedSite) {
  return base.extend<{ editing: Editing }, PerWorker>({
    editor: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what is asked for.
      async ({}, use, { workerIndex }) => {
        const folder = path.join(root, '.cache/e2e-edit', name, String(workerIndex))
        rmSync(folder, { recursive: true, force: true })
        writeAll(folder, files)
        prepare?.(folder)
        const config = path.join(folder, 'pages.json')
        // What was typed and done in an earlier run is kept beside the site.
        rmSync(journalFile(path.join(root, '.cache/edit'), config), { force: true })
        const { entrance, origin, close } = await startEditor(config)
        await use({ entrance, origin, folder })
        await close()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    editing: async ({ rawPage, editor: { entrance, origin, folder } }, use) => {
      writeAll(folder, files)
      await rawPage.setViewportSize({ width: 1280, height: 900 })
      await rawPage.goto(entrance)
      const shown = rawPage.frameLocator('main iframe')
      await expect(shown.getByRole('heading', { name: shows })).toBeVisible()
      await expect(rawPage.locator('[data-row="0"]')).toContainText(shows)
      const text = (file = 'pages.json') => readFileSync(path.join(folder, file), 'utf8')
      const saved = (): Saved => JSON.parse(text())
      await use({
        page: rawPage,
        outline: rawPage.getByRole('region', { name: 'Outline' }),
        form: rawPage.getByRole('region', { name: 'Form' }),
        dialog: rawPage.getByRole('dialog'),
        shown,
        origin,
        folder,
        has: (file) => existsSync(path.join(folder, file)),
        text,
        saved,
        sections: () => saved().pages[0]?.sections ?? [],
        write: (content) => writeFileSync(path.join(folder, 'pages.json'), content),
      })
    },
  })
}

/** Puts the files in their folders, and takes out of these what tests have left there. */
function writeAll(folder: string, files: EditedSite['files']): void {
  for (const [file, content] of Object.entries(files)) {
    const inside = path.posix.dirname(file)
    mkdirSync(path.join(folder, inside), { recursive: true })
    for (const entry of inside === '.' ? [] : readdirSync(path.join(folder, inside), { withFileTypes: true }))
      if (entry.isFile() && !Object.hasOwn(files, path.posix.join(inside, entry.name)))
        rmSync(path.join(folder, inside, entry.name))
    writeFileSync(path.join(folder, file), content)
  }
}
