import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { root } from '../../../src/root.ts'
import { version } from '../../version.ts'
import { startPreview } from '../support/preview.ts'
import { overlay } from '../support/preview-site.ts'
import { test as base, expect } from '../support/test.ts'

interface Preview {
  readonly address: string
  save(site: object | string): void
}

const hero = { type: 'hero', id: 'top', heading: 'A heading', text: 'The first text.' }
const form = {
  type: 'form',
  name: 'updates',
  heading: 'Stay informed',
  fields: [{ kind: 'email', name: 'email', label: 'E-mail' }],
  labels: { submit: 'Subscribe' },
  sends: false,
}
const tall = { type: 'rich-text', body: 'A paragraph that makes the page tall.\n\n'.repeat(50).trim() }

function site(...sections: object[]) {
  return {
    version,
    site: {
      name: 'Preview',
      url: 'https://preview.example',
      language: 'en',
      theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
    },
    pages: [
      {
        path: '/',
        title: 'A page to look at while writing',
        description: 'A small site that the tests of the live preview change while a browser shows it.',
        sections,
      },
    ],
  }
}

const test = base.extend<{ first: object | string; preview: Preview }>({
  /** What the file holds when the preview starts. */
  first: [site(hero, form, tall), { option: true }],
  preview: async ({ first }, use, { testId }) => {
    const folder = path.join(root, '.cache/e2e-preview', testId)
    const config = path.join(folder, 'pages.json')
    mkdirSync(folder, { recursive: true })
    const save = (content: object | string) =>
      writeFileSync(config, typeof content === 'string' ? content : JSON.stringify(content))
    save(first)
    const { address, close } = await startPreview(config)
    await use({ address, save })
    await close()
    rmSync(folder, { recursive: true })
  },
})

/** The elements of the page's sections, marked so that a test sees whether they are the same later. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('[data-section]')) section.setAttribute('data-seen', '')
  })
}

test('a changed text appears; other sections keep their elements, what was typed, and the scroll position', async ({
  page,
  preview,
}) => {
  await page.goto(preview.address)
  await page.getByLabel('E-mail').fill('kept@preview.example')
  await expect(page.locator('[data-section="form"]')).toHaveAttribute('data-hydrated', '')
  await page.evaluate(() => scrollTo(0, 300))
  await mark(page)
  preview.save(site({ ...hero, text: 'The second text.' }, form, tall))
  await expect(page.getByText('The second text.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('kept@preview.example')
  await expect(page.locator('[data-section="form"]')).toHaveAttribute('data-seen', '')
  await expect(page.locator('[data-section="hero"]')).not.toHaveAttribute('data-seen')
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test('a section that moves keeps its element', async ({ page, preview }) => {
  await page.goto(preview.address)
  await mark(page)
  preview.save(site(hero, tall, form))
  await expect(page.locator('main > section').last()).toHaveAttribute('data-section', 'form')
  await expect(page.locator('[data-seen]')).toHaveCount(3)
})

test('a mistake shows the words of validate and keeps its section; mending it clears them', async ({
  page,
  preview,
}) => {
  await page.goto(preview.address)
  preview.save(site({ ...hero, hedding: 'No such field' }, form, tall))
  const alert = overlay(page)
  await expect(alert).toContainText('"hedding" is not a field of')
  await expect(page.locator('main').getByText('The first text.')).toBeVisible()
  preview.save(site({ ...hero, text: 'All is well.' }, form, tall))
  await expect(page.getByText('All is well.')).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test.describe('a site that has never been right', () => {
  test.use({ first: '{ "version": 2, ' })

  test('shows its mistakes, and its page once they are mended', async ({ page, preview }) => {
    await page.goto(preview.address)
    await expect(overlay(page)).toBeVisible()
    preview.save(site({ ...hero, text: 'Now it is right.' }))
    // The renderer is compiled for the first time, which takes a busy machine more than the usual wait.
    await expect(page.getByText('Now it is right.')).toBeVisible({ timeout: 40_000 })
  })
})

test('a draft is shown with a badge', async ({ page, preview }) => {
  preview.save(site(hero, { ...form, draft: true }))
  await page.goto(preview.address)
  const drawn = page.locator('[data-section="form"]')
  await expect.poll(() => drawn.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('"Draft"')
})

test.describe('a form in the preview', () => {
  test.use({ first: site(hero, { ...form, sends: true, success: 'You are on the list.' }) })
  test('can be sent, and nothing is stored', async ({ page, preview }) => {
    await page.goto(preview.address)
    await page.getByLabel('E-mail').fill('meera@preview.example')
    // Its script is compiled only now, which may take longer than a form is held.
    await expect(page.locator('[data-section="form"]')).toHaveAttribute('data-hydrated', '')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('You are on the list.')
  })
})

test('a small link leads to all sections', async ({ page, preview }) => {
  await page.goto(preview.address)
  await page.getByRole('complementary', { name: 'Preview' }).getByRole('link', { name: 'All sections' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sections')
})
