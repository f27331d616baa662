import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { root } from '../../src/root.ts'
import { startEditor } from '../edit/start-editor.ts'
import { site } from './support/preview-site.ts'
import { test as base, expect } from './support/test.ts'

const hero = {
  type: 'hero',
  heading: 'Bread by {baker}',
  text: 'Baked **by hand** in [our mill](/about), every day.',
  actions: [{ label: 'Order', href: '/' }],
}
const questions = {
  type: 'accordion',
  heading: 'Good to know',
  items: [
    { heading: 'When do you open?', body: 'At seven.' },
    { heading: 'Do you deliver?', body: 'On Saturdays.' },
  ],
}
const content = site([hero, questions], {
  path: '/about',
  title: 'About the mill and the people in it',
  description: 'The mill, the oven and the people who bake in it, and how to find the door.',
  sections: [{ type: 'hero', heading: 'About us' }],
})
const first = `${JSON.stringify({ ...content, site: { ...content.site, variables: { baker: 'Ada' } } }, null, 2)}\n`

interface Editing {
  readonly page: Page
  readonly form: Locator
  /** The page in the frame. */
  readonly shown: ReturnType<Page['frameLocator']>
  text(): string
}

const test = base.extend<{ editing: Editing }, { editor: { entrance: string; config: string } }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what is asked for.
    async ({}, use, { workerIndex }) => {
      const folder = path.join(root, '.cache/e2e-edit-typing', String(workerIndex))
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      const config = path.join(folder, 'pages.json')
      writeFileSync(config, first)
      const { entrance, close } = await startEditor(config)
      await use({ entrance, config })
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  editing: async ({ rawPage, editor: { entrance, config } }, use) => {
    writeFileSync(config, first)
    await rawPage.setViewportSize({ width: 1280, height: 900 })
    await rawPage.goto(entrance)
    const shown = rawPage.frameLocator('main iframe')
    await expect(shown.getByRole('heading', { name: 'Bread by Ada' })).toBeVisible()
    await expect(rawPage.locator('[data-row="0"]')).toContainText('Bread by Ada')
    await use({
      page: rawPage,
      form: rawPage.getByRole('region', { name: 'Form' }),
      shown,
      text: () => readFileSync(config, 'utf8'),
    })
  },
})

const field = (form: Locator, way: string) => form.locator(`[data-field="/pages/0/sections/${way}"]`)

test('a click on a text leads to its field, and so does the address of that', async ({ editing }) => {
  const { page, form, shown } = editing
  await shown.getByText('Order').click()
  await expect(field(form, '0/actions/0/label').getByRole('textbox')).toBeFocused()
  await shown.getByText('Do you deliver?').click()
  await expect(field(form, '1/items/1/heading').getByRole('textbox')).toBeFocused()
  expect(page.url()).toMatch(/\?section=2&field=items\/1\/heading$/)
  // Where the focus goes, there the address leads.
  await form.getByRole('button', { name: 'When do you open?', exact: true }).click()
  await field(form, '1/items/0/heading').getByRole('textbox').focus()
  await expect.poll(() => page.url()).toMatch(/\?section=2&field=items\/0\/heading$/)
  await page.reload()
  await expect(field(form, '1/items/0/heading').getByRole('textbox')).toBeFocused()
})
