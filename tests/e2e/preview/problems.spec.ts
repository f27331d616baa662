import type { Page } from 'playwright/test'
import { expectAccessibleAndFitting, expectReadableInDark } from '../support/accessible.ts'
import { page as aPage, expect, overlay, type Preview, site, test } from '../support/preview-site.ts'

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

test('what is wrong on one page keeps nothing of the others; there it is told when it is asked for', async ({
  page,
  preview,
}) => {
  const faq = aPage('/faq', [hero])
  const about = (heading: string) => aPage('/about', [{ ...hero, heading }])
  preview.save(site([hero], faq, about('About us')))
  await page.goto(`${preview.address}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  preview.save(site([hero], { ...faq, faqs: 'No such field' }, about('About all of us')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About all of us')
  await page.getByRole('button', { name: '1 mistake on another page' }).click()
  await expect(overlay(page).getByRole('heading', { level: 3 })).toHaveText('/faq')
  await expect(overlay(page)).toContainText('"faqs" is not a field of')
  // There it opens by itself.
  await page.goto(`${preview.address}/faq`)
  await expect(overlay(page)).toContainText(/pages\.json:1:\d+ \/faq/)
})

test('a section that does not fit stays as it was and says so; one that never fitted shows its mistake', async ({
  page,
  preview,
}) => {
  const wrong = { ...hero, heading: 'Later', hedding: 'No such field' }
  preview.save(site([hero, { ...tall, id: 'tall' }]))
  await page.goto(preview.address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A heading')
  await page.locator('#tall').evaluate((tall) => tall.setAttribute('data-seen', ''))
  preview.save(site([wrong, { ...hero, id: 'new', txt: 'No' }, { ...tall, id: 'tall', body: 7 }]))
  const sections = page.locator('main > section')
  await expect(sections).toHaveCount(3)
  await expect(sections.nth(0)).toContainText('A heading')
  await expect(sections.nth(1)).toContainText('This section is not shown yet"txt" is not a field')
  await expect(page.locator('#tall[data-seen]')).toContainText('A paragraph')
  const marks = () => sections.evaluateAll((all) => all.map((one) => one.getAttribute('data-mistakes')))
  const before = '1 mistake, shown as it was before'
  await expect.poll(marks).toEqual([before, '1 mistake', before])
  preview.save(
    site([
      { ...hero, heading: 'Later' },
      { ...tall, id: 'tall' },
    ]),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Later')
  await expect.poll(marks).toEqual([null, null])
  await expect(page.locator('#tall[data-seen]')).toBeVisible()
})

test('what concerns the open page comes first, by pages', async ({ page, preview }) => {
  const wrong = { ...hero, hedding: 'No such field' }
  const shared = { ours: { type: 'rich-text', body: 'See [what nobody wrote](/nowhere).' } }
  preview.save({ ...site([wrong], aPage('/first', [wrong]), aPage('/second', [wrong, { use: 'ours' }])), shared })
  await page.goto(`${preview.address}/second`)
  await expect(overlay(page).getByRole('heading')).toHaveText([
    /^4 mistakes, 2 here/,
    '/second (this page)',
    'The shared section "ours"',
    '/',
    '/first',
  ])
})

test('who folds the panel has it folded on all pages of the session, and hears of mistakes politely', async ({
  page,
  preview,
}) => {
  const wrong = { ...hero, hedding: 'No such field' }
  preview.save(site([wrong], aPage('/more', [wrong])))
  await page.goto(preview.address)
  await expect(page.getByRole('status')).toHaveText(/^2 mistakes, 1 here/)
  await page.getByRole('button', { name: 'Hide' }).press('Enter')
  await expect(page.getByRole('button', { name: '2 mistakes, 1 here' })).toBeFocused()
  await page.goto(`${preview.address}/more`)
  const opener = page.getByRole('button', { name: '2 mistakes, 1 here' })
  await opener.press('Enter')
  await expect(page.getByRole('button', { name: 'Hide' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(overlay(page)).toBeHidden()
})

test('a page without a path that it can have waits until it has one', async ({ page, preview }) => {
  preview.save(site([hero], aPage('/New', [hero])))
  await page.goto(preview.address)
  await page.getByRole('button', { name: '1 mistake on another page' }).click()
  await page.goto(`${preview.address}/New`)
  await expect(overlay(page)).toContainText('The page is shown when this is mended.')
})

test('the panel and the box of a section are accessible, in light and in dark', async ({ page, preview }) => {
  preview.save(site([{ ...hero, hedding: 'No such field' }], lost))
  await page.goto(preview.address)
  await expect(overlay(page)).toBeVisible()
  await expectAccessibleAndFitting(page)
  await expectReadableInDark(page)
  await page.getByRole('button', { name: 'Hide' }).click()
  await expectAccessibleAndFitting(page)
  await expectReadableInDark(page)
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
    await expect(page.getByRole('button', { name: '1 mistake on another page' })).toBeVisible()
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
