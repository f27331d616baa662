import { expect, type Page, test } from 'playwright/test'
import { openAndStop, targets, wake } from '../../e2e/support/site.ts'

const resources = (page: Page) => page.locator('[data-section="tabs"]')
const panel = (page: Page) => page.getByRole('tabpanel')
const top = (page: Page) => page.getByRole('tablist').evaluate((list) => list.getBoundingClientRect().top)
const groups = {
  Templates: [
    '/downloads/nabh-checklist.pdf',
    '/downloads/opd-sop.docx',
    '/downloads/emr-timeline.xlsx',
    '/downloads/audit-prep.pdf',
    '/downloads/telemedicine-sop.docx',
  ],
  Webinars: ['/webinars/clinic-digitization', '/webinars/hospital-it-mistakes', '/webinars/nabh-digital-advantage'],
  Courses: ['/courses/emr-essentials', '/courses/nabh-documentation', '/courses/telemedicine-launch'],
}

test('the hero leads to courses and downloads, and the page to the audit', async ({ page }) => {
  await page.goto('/academy')
  expect(await targets(page.locator('main > section').first())).toEqual(['/courses', '/downloads'])
  await expect(page.getByRole('main').getByRole('link', { name: /free digital readiness audit/i })).toHaveAttribute(
    'href',
    '/audit',
  )
})

test('there are tools, and three kinds of resources of which Templates is open', async ({ page }) => {
  await page.goto('/academy')
  expect(await page.locator('#tools').getByRole('listitem').count()).toBeGreaterThan(2)
  await expect(page.getByRole('tab')).toHaveText(Object.keys(groups))
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Templates'])
  expect(await targets(panel(page))).toEqual(groups.Templates)
})

test('each tab lists its resources with their format or length, beside a picture', async ({ page }) => {
  await page.goto('/academy')
  await wake(resources(page))
  for (const [name, links] of Object.entries(groups)) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    expect(await targets(panel(page))).toEqual(links)
    for (const item of await panel(page).getByRole('listitem').all())
      await expect(item).toContainText(/PDF|DOCX|XLSX|\d+ minutes/)
    await expect(panel(page).getByRole('img')).toHaveAttribute('alt', /\w/)
  }
})

test('the chosen tab stands in the address, and a shared address opens its tab', async ({ page }) => {
  await page.goto('/academy')
  await page.getByRole('tab', { name: 'Courses' }).click()
  await expect(page).toHaveURL(/\/academy\?show=courses$/)
  await page.goto('/academy?show=webinars#resources')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Webinars'])
  expect(await targets(panel(page))).toEqual(groups.Webinars)
  await page.goto('/academy?show=nothing')
  await wake(resources(page))
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Templates'])
})

test('the courses take 30, 45 and 30 minutes', async ({ page }) => {
  await page.goto('/academy')
  await page.getByRole('tab', { name: 'Courses' }).click()
  await expect(panel(page).getByRole('listitem')).toHaveText([/30 minutes/, /45 minutes/, /30 minutes/])
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
