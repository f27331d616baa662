import type { Page } from 'playwright/test'
import { sentFrom } from '../../e2e/support/network.ts'
import { targets } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'
import { routes } from './routes.ts'

test.use({ javaScriptEnabled: false })

const hidden = (page: Page) =>
  page
    .locator('main > section, main > section > :not(link, script)')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length,
    )

test('without script no section of any page is hidden', async ({ page }) => {
  for (const route of [...routes, '/blog/it-mistakes', '/products/emr']) {
    await page.goto(route)
    expect(await hidden(page), route).toBe(0)
  }
})

test('without script all reasons to join can be read', async ({ page }) => {
  await page.goto('/careers')
  for (const name of ['Impact', 'Development', 'Culture', 'Projects', 'Work-Life'])
    await expect(page.getByRole('main').getByText(name, { exact: true }).last()).toBeVisible()
  for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible()
})

test('without script the cases of all sectors are listed', async ({ page }) => {
  await page.goto('/case-studies')
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'Read Full Case Study' })).toHaveCount(5)
})

test('without script the questions of all categories are there, and open one at a time', async ({ page }) => {
  await page.goto('/faq')
  const questions = page.locator('main summary')
  for (const question of await questions.all()) await expect(question).toBeVisible()
  await questions.first().click()
  await questions.last().click()
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await expect(page.locator('main details').last()).toHaveAttribute('open')
})

test('without script all resources of the academy are linked', async ({ page }) => {
  await page.goto('/academy')
  const links = await targets(page.locator('[data-section="tabs"]'))
  expect(links).toHaveLength(11)
  await expect(page.getByRole('main').locator('a[href="/courses/telemedicine-launch"]').last()).toBeVisible()
})

test('without script further text of a service opens', async ({ page }) => {
  await page.goto('/services')
  const first = page.locator('[data-section="carousel"] details').first()
  await first.locator('summary').click()
  await expect(first.locator('p').first()).toBeVisible()
  await expect(first.getByText('View Less')).toBeVisible()
})

test('without script the form to subscribe sends nothing', async ({ page }) => {
  const sent = sentFrom(page)
  await page.goto('/blog')
  const form = page.locator('main form')
  await form.locator('input[type="email"]').fill('meera@clinic.example')
  await form.locator('input[type="email"]').press('Enter')
  await expect(page).toHaveURL(/\/blog$/)
  expect(sent).toEqual([])
})

test('without script Back leads to its own address', async ({ page }) => {
  await page.goto('/service/audit')
  const back = page.getByRole('link', { name: 'Back', exact: true })
  const own = await back.getAttribute('href')
  await back.click()
  await expect(page).toHaveURL(new RegExp(`${own}$`))
})

test('without script the buttons of the hero lead on', async ({ page }) => {
  await page.goto('/')
  expect(await targets(page.locator('main > section').first())).toEqual(
    expect.arrayContaining(['/contact', '/solutions']),
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
