import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { root } from '../../../src/root.ts'
import { version } from '../../version.ts'
import { startPreview } from './preview.ts'
import { test as base, expect } from './test.ts'

/** A live preview whose content tests change while a browser shows it. */
export interface Preview {
  readonly address: string
  readonly folder: string
  save(content: object | string): void
  /** Writes a file beside the config. */
  write(name: string, content: string | Buffer): void
}

interface PerWorker {
  readonly preview: Preview
}

interface PerTest {
  readonly anew: undefined
}

const atFirst = 'At first'

/** A small site: one page with these sections, and further pages. */
export function site(sections: readonly object[], ...pages: object[]) {
  return {
    version,
    site: {
      name: 'Preview',
      url: 'https://preview.example',
      language: 'en',
      theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
      header: { menu: [{ label: 'Home', href: '/' }] },
    },
    pages: [page('/', sections), ...pages],
  }
}

export function page(address: string, sections: readonly object[]) {
  return {
    path: address,
    title: `The page at ${address}, to look at while writing`,
    description: `A page at ${address} that the tests of the live preview change while a browser shows it.`,
    sections,
  }
}

/** Tests that share one preview; each saves first what it begins with. */
export const test = base.extend<PerTest, PerWorker>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what is asked for.
    async ({}, use, { workerIndex }) => {
      const folder = path.join(root, '.cache/e2e-preview', String(workerIndex))
      const write = (name: string, content: string | Buffer) => {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
        writeFileSync(path.join(folder, name), content)
      }
      const save = (content: object | string) =>
        write('pages.json', typeof content === 'string' ? content : JSON.stringify(content))
      save(site([{ type: 'hero', heading: atFirst }]))
      const { address, close } = await startPreview(path.join(folder, 'pages.json'))
      await use({ address, folder, save, write })
      await close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  // What a test left would be taken for what the next one saves; pictures that nothing uses would be told to it.
  anew: [
    async ({ preview }, use) => {
      rmSync(path.join(preview.folder, 'public'), { recursive: true, force: true })
      preview.save(site([{ type: 'hero', heading: atFirst }]))
      await expect.poll(async () => (await fetch(preview.address)).text()).toContain(`${atFirst}</h1>`)
      await use(undefined)
    },
    { auto: true },
  ],
})

/** What tells the mistakes. */
export function overlay(page: Page) {
  return page.getByRole('region', { name: /mistake|cannot be read/ })
}

export { expect }
