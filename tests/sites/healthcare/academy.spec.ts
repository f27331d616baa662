import type { Page } from 'playwright/test'
import { openAndStop, targets } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

const resources = (page: Page) => page.locator('[data-section="tabs"]')
const panel = (page: Page) => page.getByRole('tabpanel')
const top = (page: Page) => page.getByRole('tablist').evaluate((list) => list.getBoundingClientRect().top)
const groups = {
  Templates: [
    '/downloads/audit-prep.pdf',
    '/downloads/emr-timeline.xlsx',
    '/downloads/nabh-checklist.pdf',
    '/downloads/opd-sop.docx',
    '/downloads/telemedicine-sop.docx',
  ],
  Webinars: ['/webinars/clinic-digitization', '/webinars/hospital-it-mistakes', '/webinars/nabh-digital-advantage'],
  Courses: ['/courses/emr-essentials', '/courses/nabh-documentation', '/courses/telemedicine-launch'],
}
const minutes = ['30', '45', '30']

test('the hero leads to courses and downloads, and the page to the audit', async ({ look }) => {
  const page = await look('/academy')
  expect(await targets(page.locator('main > section').first())).toEqual(
    expect.arrayContaining(['/courses', '/downloads']),
  )
  const audit = page.getByRole('main').getByRole('link', { name: /free digital readiness audit/i })
  await expect(audit.first()).toHaveAttribute('href', '/audit')
})

test('there are tools, and three kinds of resources of which Templates is open', async ({ look }) => {
  const page = await look('/academy')
  expect(await page.locator('[data-section="tile-grid"]').first().getByRole('listitem').count()).toBeGreaterThan(2)
  await expect(page.getByRole('tab')).toHaveText(Object.keys(groups))
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Templates'])
  await expect(panel(page)).toHaveCount(1)
})

test('each tab lists its resources with their format or length, beside a picture', async ({ page }) => {
  await page.goto('/academy')
  for (const [name, links] of Object.entries(groups)) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    expect((await targets(panel(page))).sort()).toEqual(links)
    for (const item of await panel(page).getByRole('listitem').all())
      await expect(item).toContainText(/PDF|DOCX|XLSX|\d+ min/)
    await expect(panel(page).getByRole('img')).toHaveAttribute('alt', /\w/)
  }
  // The courses are open last.
  for (const [index, link] of groups.Courses.entries())
    await expect(
      panel(page)
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="${link}"]`) }),
    ).toContainText(`${minutes[index]} min`)
})

test.describe('a chosen tab', () => {
  // The list is reached at once where motion is not wanted, so that only the time until then is measured.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('scrolls to its list after 100 ms', async ({ page }) => {
    await openAndStop(page, '/academy', resources(page))
    await page.getByRole('tablist').evaluate((list) => scrollBy(0, list.getBoundingClientRect().top - 400))
    await page.getByRole('tab', { name: 'Webinars' }).click()
    await page.clock.runFor(90)
    expect(await top(page)).toBeCloseTo(400, 0)
    await page.clock.runFor(20)
    expect(await top(page)).toBeLessThan(200)
    // It is not below the header, which is fixed now.
    const header = await page.locator('body > header').boundingBox()
    expect(await top(page)).toBeGreaterThanOrEqual(header?.height ?? 0)
    await expect(panel(page).getByRole('link').first()).toBeInViewport()
  })
})
