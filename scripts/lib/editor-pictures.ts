import { cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { openEditor } from '../../src/edit/server/index.ts'
import { startDev } from '../../src/preview/server.ts'
import { root } from '../../src/root.ts'
import { findBrowser } from './browser.ts'
import { smallPicture } from './small-picture.ts'

const screen = { width: 1280, height: 800 }
const width = 960
const maxBytes = 40_000

/** What is shown of the editor in the guide, and where that is. */
const views: Readonly<Record<string, { readonly at: string; readonly shows: (page: Page) => Promise<void> }>> = {
  editor: {
    at: 'page/?section=2',
    shows: (page) => page.getByRole('region', { name: 'Form' }).getByRole('textbox').first().waitFor(),
  },
  'editor-add': {
    at: 'page/about',
    shows: async (page) => {
      await page.getByRole('button', { name: 'Add a section' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a section' })
      await dialog.getByRole('searchbox').fill('picture')
      await dialog.getByRole('button', { name: /^Hero/ }).first().waitFor()
      // Further examples are loaded when somebody scrolls to them.
      for (const example of (await dialog.locator('iframe').all()).slice(0, 3))
        await example.contentFrame().locator('main > section').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  'editor-site': {
    at: 'page/?site=theme',
    shows: (page) => page.getByRole('textbox', { name: 'Brand colour', exact: true }).waitFor(),
  },
}

/** Makes the pictures of the editor, on a copy of the bakery; gives the bytes of all. */
export async function takeEditorPictures(): Promise<number> {
  // As deep as the bakery itself: its files name their schemas.
  const folder = path.join(root, '.cache/editor-pictures')
  await rm(folder, { recursive: true, force: true })
  await cp(path.join(root, 'examples/bakery'), folder, { recursive: true })
  const config = path.join(folder, 'pages.json')
  const editor = await openEditor(config, path.join(folder, '.edit'))
  const server = await startDev({ config, host: 'localhost', port: 0, log: console.error, beside: editor.beside })
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    const [address = ''] = server.resolvedUrls?.local ?? []
    return await photograph(browser, new URL(editor.entrance, address).href)
  } finally {
    await browser.close()
    await server.close()
    await editor.close()
    await rm(folder, { recursive: true })
  }
}

async function photograph(browser: Browser, entrance: string): Promise<number> {
  const page = await browser.newPage({ viewport: screen, reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto(entrance)
  await page.getByRole('button', { name: 'No more hints' }).click()
  let bytes = 0
  for (const [name, { at, shows }] of Object.entries(views)) {
    await page.goto(new URL(`/_edit/${at}`, entrance).href)
    await shows(page)
    const frame = page.frameLocator('iframe').first()
    await frame.locator('main > section').first().waitFor()
    await frame.locator('body').evaluate(() => document.fonts.ready.then(() => undefined))
    const picture = await smallPicture(await page.screenshot(), width, maxBytes)
    await writeFile(path.join(root, 'docs/pictures', `${name}.webp`), picture)
    bytes += picture.length
  }
  return bytes
}
