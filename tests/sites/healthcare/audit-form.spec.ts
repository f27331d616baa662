import { expect, type Page, test } from 'playwright/test'
import { wake } from '../../e2e/support/site.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Request a Free Audit' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Request audit' })
const goals = ['NABH Preparation', 'EHR Adoption', 'Workflow Optimization', 'Patient Engagement Tools', 'Other']
const nothing = { name: '', organization: '', email: '', phone: '', facility: '', digitalGoals: [], systemStatus: '' }

test.beforeEach(async ({ page }) => {
  await page.goto('/service/audit')
  await wake(page.locator('main > section'))
})

test('nothing in it is required', async ({ page }) => {
  await expect(form(page).locator('[required], [aria-required="true"]')).toHaveCount(0)
  await expect(form(page).getByText('*')).toHaveCount(0)
})

test('its fields are of the kinds that the specification names', async ({ page }) => {
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveJSProperty('type', 'text')
  await expect(form(page).getByLabel('Organization')).toHaveJSProperty('type', 'text')
  await expect(form(page).getByLabel('E-mail')).toHaveJSProperty('type', 'email')
  await expect(form(page).getByLabel('Phone')).toHaveJSProperty('type', 'tel')
})

test('its options are those of the specification', async ({ page }) => {
  const facility = form(page).getByLabel('Facility type').locator('option:not([value=""])')
  await expect(facility).toHaveText([
    'Hospital',
    'Clinic',
    'Pharmacy',
    'Diagnostic Center',
    'Nursing Home',
    'AYUSH Center',
  ])
  const boxes = form(page).getByRole('group', { name: 'Digital goals' }).getByRole('checkbox')
  for (const [index, goal] of goals.entries()) await expect(boxes.nth(index)).toHaveAccessibleName(goal)
  await expect(boxes).toHaveCount(5)
  const status = form(page).getByRole('group', { name: 'Current system status' }).getByRole('radio')
  for (const [index, name] of ['Fully Digital', 'Partially Digital', 'Paper-Based'].entries())
    await expect(status.nth(index)).toHaveAccessibleName(name)
  await expect(status).toHaveCount(3)
})

test('it is sent empty as well', async ({ page }) => {
  await page.route('**/leads/audit-request', (route) => route.fulfill({ status: 201, json: {} }))
  const [sent] = await Promise.all([page.waitForRequest('**/leads/audit-request'), send(page).click()])
  expect(sent.postDataJSON()).toMatchObject(nothing)
  await expect(page.locator('main').getByRole('status')).toHaveText(/^Thank you\./)
})

test('it is sent with several goals and one status', async ({ page }) => {
  await page.route('**/leads/audit-request', (route) => route.fulfill({ status: 201, json: {} }))
  await form(page).getByLabel('Facility type').selectOption('AYUSH Center')
  await form(page).getByLabel('Other').check()
  await form(page).getByLabel('EHR Adoption').check()
  await form(page).getByLabel('Paper-Based').check()
  await form(page).getByLabel('Fully Digital').check()
  const [sent] = await Promise.all([page.waitForRequest('**/leads/audit-request'), send(page).click()])
  expect(sent.postDataJSON()).toMatchObject({
    ...nothing,
    facility: 'AYUSH Center',
    digitalGoals: ['EHR Adoption', 'Other'],
    systemStatus: 'Fully Digital',
  })
})

test('it keeps its answers when it could not be sent', async ({ page }) => {
  await page.route('**/leads/audit-request', (route) => route.fulfill({ status: 503 }))
  await form(page).getByLabel('Organization').fill('Lakeside Clinic')
  await form(page).getByLabel('Other').check()
  await send(page).click()
  await expect(page.locator('main').getByRole('alert')).toContainText('Something went wrong. Please try again later.')
  await expect(form(page).getByLabel('Organization')).toHaveValue('Lakeside Clinic')
  await expect(form(page).getByLabel('Other')).toBeChecked()
})
