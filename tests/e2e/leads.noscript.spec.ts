import { test as base, expect, type Page } from 'playwright/test'
import { type SiteWithLeads, serveSiteWithLeads } from '../leads/site-with-leads.ts'

const test = base.extend<{ site: SiteWithLeads }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  site: async ({}, use) => {
    const site = await serveSiteWithLeads()
    await use(site)
    await site.close()
  },
})

async function fillRest(page: Page): Promise<void> {
  await page.getByLabel('Last name').fill('Nair')
  await page.getByLabel('Organization').fill('Lakeside Clinic')
  await page.getByLabel('Industry').selectOption('Hospitals')
  await page.getByLabel('How can we help?').fill('Please call.\nAfter noon.')
  await page.getByLabel('Processing of personal data').check()
}

test('a form is sent, and thanks on its own page', async ({ page, site }) => {
  await page.goto(`${site.address}/service/request`)
  await expect(page.locator('#request-thank-you')).toBeHidden()
  await page.getByLabel('First name').fill('Meera')
  await page.getByLabel('E-mail').fill('meera@clinic.example')
  await fillRest(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(`${site.address}/service/request#request-thank-you`)
  await expect(page.locator('#request-thank-you')).toBeVisible()
  expect(await site.leads()).toMatchObject([
    {
      page: '/service/request',
      data: { help: 'Please call.\nAfter noon.', consent: true, updates: false },
      suspicion: null,
    },
  ])
})

test('a form that cannot be accepted comes back with the answers and what is wrong, and can be sent again', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/service/request`)
  await page.locator('#request form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
  await page.getByLabel('First name').fill('Meera "M" <Nair>')
  await page.getByLabel('E-mail').fill('meera@')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveTitle(/^Not sent: /)
  await expect(page.getByRole('alert').first()).toHaveText('Not sent: please look at what is marked.')
  await expect(page.getByLabel('First name')).toHaveValue('Meera "M" <Nair>')
  await expect(page.getByLabel('E-mail')).toHaveValue('meera@')
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/^Please enter an e-mail address/)
  await expect(page.getByLabel('Industry')).toHaveAccessibleDescription('This field is mandatory Please choose one.')
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expect(page.getByText('Please tick this box to go on.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByLabel('E-mail').fill('meera@clinic.example')
  await fillRest(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.locator('#request-thank-you')).toBeVisible()
  expect(await site.leads()).toMatchObject([{ data: { firstName: 'Meera "M" <Nair>' }, page: '/service/request' }])
})

test('the newsletter thanks on the page that it was sent from, and refuses what its script would', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/pricing`)
  const email = page.getByRole('textbox', { name: 'E-mail address' })
  // Browsers let it pass: a name alone may be a host.
  await email.fill('name@host')
  await email.press('Enter')
  await expect(page.locator('footer').getByRole('status')).toHaveText('Invalid email address')
  await expect(email).toHaveValue('name@host')
  await expect(email).toHaveAccessibleDescription('Invalid email address')
  await email.fill('name@host.example')
  await email.press('Enter')
  await expect(page).toHaveURL(`${site.address}/pricing#newsletter-thank-you`)
  await expect(page.getByText('Successfully subscribed to newsletter!')).toBeVisible()
  expect(await site.leads()).toMatchObject([{ data: { email: 'name@host.example' }, page: '/pricing' }])
})
