import type { Page } from 'playwright/test'
import { page as aPage, expect, overlay, type Preview, site, test } from './support/preview-site.ts'

const hero = { type: 'hero', heading: 'A heading' }
const lost = aPage('/lost', [hero])
const tall = { type: 'rich-text', body: 'A paragraph that makes the page tall.\n\n'.repeat(50).trim() }

/** Opens a page that is right, and saves what is not. */
async function break_(page: Page, preview: Preview, ...sections: object[]): Promise<void> {
  preview.save(site([hero, tall]))
  await page.goto(preview.address)
  await expect(page.getByText('A paragraph').first()).toBeVisible()
  preview.save(site(sections, lost))
}

test('mistakes are counted, and what is said of several places is said once', async ({ page, preview }) => {
  const tiles = ['One', 'Two', 'Three'].map((name) => ({ heading: `Tile ${name}`, hedding: name }))
  await break_(page, preview, { type: 'tile-grid', items: tiles })
  await expect(overlay(page).getByRole('heading')).toHaveText('3 mistakes')
  await expect(overlay(page).getByText('"hedding" is not a field of')).toHaveCount(1)
  await expect(overlay(page).getByText('› items[3]')).toBeHidden()
  await overlay(page).getByText('The same in 2 more places').click()
  await expect(overlay(page).getByText('› items[3]')).toBeVisible()
})

test('a page with a mistake stays as it was, and the others go on; one that was never right waits', async ({
  page,
  preview,
}) => {
  const wrong = { ...hero, hedding: 'No such field' }
  preview.save(site([hero], aPage('/new', [wrong])))
  await page.goto(preview.address)
  await expect(overlay(page)).toContainText('"hedding" is not a field of')
  await page.goto(`${preview.address}/new`)
  await expect(page.getByRole('alert', { name: 'The page is shown when this is mended.' })).toBeVisible()
  preview.save(site([wrong], aPage('/new', [{ ...hero, heading: 'A new heading' }])))
  await expect(page.getByRole('heading', { name: 'A new heading' })).toBeVisible()
  await expect(overlay(page)).toContainText('"hedding" is not a field of')
  preview.save(site([wrong], aPage('/new', [{ ...hero, heading: 'The latest' }])))
  await expect(page.getByRole('heading', { name: 'The latest' })).toBeVisible()
  await page.goto(preview.address)
  await expect(page.getByRole('heading', { name: 'A heading' })).toBeVisible()
})

test('warnings wait behind the mistakes', async ({ page, preview }) => {
  await break_(page, preview, { ...hero, actions: [{ label: 'More', href: '/' }] })
  await expect(overlay(page).getByRole('heading')).toHaveText('1 mistake, 1 warning')
  await expect(overlay(page).getByText('No link leads to /lost.')).toBeHidden()
  await overlay(page).getByText('1 warning', { exact: true }).click()
  await expect(overlay(page).getByText('No link leads to /lost.')).toBeVisible()
})

test('warnings do not stop the page; a button opens them, with their places', async ({ page, preview }) => {
  await break_(page, preview, { ...hero, heading: 'Another heading' }, tall)
  await expect(page.getByRole('heading', { name: 'Another heading' })).toBeVisible()
  const warnings = page.getByRole('region', { name: '1 warning' })
  await expect(warnings).toBeHidden()
  await page.getByRole('button', { name: '1 warning' }).click()
  await expect(warnings).toContainText('No link leads to /lost.')
  await expect(warnings).toContainText(/pages\.json:1:\d+ \/lost/)
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(warnings).toBeHidden()
  await expect(page.getByRole('button', { name: '1 warning' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the bar covers nothing that floats above the page, also when it says three things', async ({
    page,
    preview,
  }) => {
    const consent = { text: 'We remember which page brought you here.', labels: { accept: 'Accept' } }
    const withConsent = (first: object, more: object) => {
      const { site: settings, ...rest } = site([first], { ...aPage('/lost', [hero, tall]), ...more })
      return { ...rest, site: { ...settings, consent } }
    }
    preview.save(withConsent(hero, {}))
    await page.goto(`${preview.address}/lost`)
    const notice = page.locator('#consent')
    await expect(notice).toBeVisible()
    preview.save(withConsent({ ...hero, hedding: 'No such field' }, { draft: true }))
    const badge = page.getByText('Draft: visitors do not see this page')
    await expect(badge).toBeVisible()
    await page.getByRole('button', { name: 'Hide' }).click()
    const lower = () => notice.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(lower).toBeLessThanOrEqual((await badge.boundingBox())?.y ?? 0)
  })

  test('nothing covers the words of the panel or the end of the page, and what was hidden opens again', async ({
    page,
    preview,
  }) => {
    await break_(page, preview, { ...hero, hedding: 'No such field' }, tall)
    const hide = page.getByRole('button', { name: 'Hide' })
    const title = await overlay(page).getByRole('heading').boundingBox()
    const button = await hide.boundingBox()
    expect((title?.x ?? 0) + (title?.width ?? 360)).toBeLessThanOrEqual(button?.x ?? 0)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const edge = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom)
    await expect.poll(edge).toBeLessThanOrEqual((await overlay(page).boundingBox())?.y ?? 0)
    await hide.click()
    await expect(overlay(page)).toBeHidden()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const opener = page.getByRole('button', { name: '1 mistake' })
    await expect.poll(edge).toBeLessThanOrEqual((await opener.boundingBox())?.y ?? 0)
    // Whoever looks at the page meanwhile is not disturbed by the next mistake.
    preview.save(site([{ ...hero, hedding: 'No such field', txt: 'Nor this' }, tall], lost))
    await page.getByRole('button', { name: '2 mistakes' }).click()
    await expect(overlay(page)).toContainText('"hedding" is not a field of')
  })
})
