import type { Page } from 'playwright/test'
import { wake } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Request a Free Audit' })
const send = (page: Page) => form(page).locator('button[type="submit"]')
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const facilities = ['Hospital', 'Clinic', 'Pharmacy', 'Diagnostic Center', 'Nursing Home', 'AYUSH Center']
const goals = ['NABH Preparation', 'EHR Adoption', 'Workflow Optimization', 'Patient Engagement Tools', 'Other']
const statuses = ['Fully Digital', 'Partially Digital', 'Paper-Based']
const nothing = { name: '', organization: '', email: '', phone: '', facility: '', digitalGoals: [], systemStatus: '' }

/** The form, live. */
async function open(page: Page): Promise<void> {
  await page.goto('/service/audit')
  await wake(page.locator('[data-section="form"]'))
}

test('its fields and options are those of the specification, and nothing is required', async ({ look }) => {
  const page = await look('/service/audit')
  await expect(form(page).locator('[required], [aria-required="true"]')).toHaveCount(0)
  await expect(form(page).getByText('*')).toHaveCount(0)
  await expect(field(page, 'name')).toHaveJSProperty('type', 'text')
  await expect(field(page, 'organization')).toHaveJSProperty('type', 'text')
  await expect(field(page, 'email')).toHaveJSProperty('type', 'email')
  await expect(field(page, 'phone')).toHaveJSProperty('type', 'tel')
  await expect(form(page).getByLabel('Facility type').locator('option:not([value=""])')).toHaveText(facilities)
  const boxes = form(page).getByRole('group', { name: 'Digital goals' }).getByRole('checkbox')
  for (const [index, name] of goals.entries()) await expect(boxes.nth(index)).toHaveAccessibleName(name)
  await expect(boxes).toHaveCount(goals.length)
  const choices = form(page).getByRole('group', { name: 'Current system status' }).getByRole('radio')
  for (const [index, name] of statuses.entries()) await expect(choices.nth(index)).toHaveAccessibleName(name)
  await expect(choices).toHaveCount(statuses.length)
})

test('it is sent empty as well', async ({ page }) => {
  await open(page)
  await page.route('**/leads/audit-request', (route) => route.fulfill({ status: 201, json: {} }))
  const [sent] = await Promise.all([page.waitForRequest('**/leads/audit-request'), send(page).click()])
  expect(sent.postDataJSON()).toMatchObject(nothing)
  await expect(page.locator('main').getByRole('status')).not.toBeEmpty()
})

test('it keeps several goals and one status when it could not be sent, and is sent with them', async ({ page }) => {
  await open(page)
  await form(page).getByLabel('Facility type').selectOption('AYUSH Center')
  await form(page).getByLabel('Other').check()
  await form(page).getByLabel('EHR Adoption').check()
  await form(page).getByLabel('Paper-Based').check()
  await form(page).getByLabel('Fully Digital').check()
  await page.route('**/leads/audit-request', (route) => route.fulfill({ status: 503 }))
  await send(page).click()
  await expect(page.locator('main').getByRole('alert')).not.toBeEmpty()
  await expect(form(page).getByLabel('Other')).toBeChecked()
  await page.route('**/leads/audit-request', (route) => route.fulfill({ status: 201, json: {} }))
  const [sent] = await Promise.all([page.waitForRequest('**/leads/audit-request'), send(page).click()])
  expect(sent.postDataJSON()).toMatchObject({
    ...nothing,
    facility: 'AYUSH Center',
    digitalGoals: ['EHR Adoption', 'Other'],
    systemStatus: 'Fully Digital',
  })
})
