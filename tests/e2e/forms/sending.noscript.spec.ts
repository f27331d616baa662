import { referenceOf } from '../../../src/leads/reference.ts'
import { answers, button, fillIn, formPage, section } from '../support/form.ts'
import { newsletter } from '../support/settings.ts'
import { expect, test } from '../support/site-with-leads.ts'

test.use({ javaScriptEnabled: false })

const thanks = /#[\w-]+_thank-you$/

test('a form is sent, and thanks on its own page', async ({ page, site }) => {
  await page.goto(formPage)
  await expect(section(page).getByText(/^Thank you/)).toBeHidden()
  await fillIn(page)
  await page.getByLabel('Story').fill('Please call.\nAfter noon.')
  await button(page).click()
  await expect(page).toHaveURL(thanks)
  await expect(section(page).getByText(/^Thank you/)).toBeVisible()
  const leads = await site.leads()
  expect(leads).toMatchObject([
    { page: formPage, data: { story: 'Please call.\nAfter noon.', privacy: true }, suspicion: null },
  ])
  const reference = section(page).getByText(`Your reference: ${referenceOf(leads[0]?.id ?? '')}.`)
  await expect(reference).toBeVisible()
  await page.reload()
  await expect(reference).toBeVisible()
  await page.goBack()
  await expect(section(page).getByText(/^Thank you/)).toBeHidden()
  await page.goForward()
  await expect(reference).toBeVisible()
  expect(await site.leads()).toHaveLength(1)
})

test('sent twice it is one lead, with one reference', async ({ page, site }) => {
  const addresses = []
  for (let time = 0; time < 2; time++) {
    await page.goto(formPage)
    await fillIn(page)
    await button(page).click()
    await expect(page).toHaveURL(thanks)
    addresses.push(page.url())
  }
  expect(addresses[1]).toBe(addresses[0])
  expect(await site.leads()).toHaveLength(1)
})

test('a form that cannot be accepted comes back with the answers and what is wrong, and can be sent again', async ({
  page,
  site,
}) => {
  await page.goto(formPage)
  await section(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
  await page.getByLabel('First name').fill('Meera "M" <Nair>')
  const email = section(page).getByLabel('E-mail')
  await email.fill('meera@')
  await button(page).click()
  await expect(page).toHaveTitle(/^Not sent – /)
  await expect(page.getByRole('alert').first()).toHaveText('Not sent: please look at what is marked.')
  await expect(page.getByLabel('First name')).toHaveValue('Meera "M" <Nair>')
  await expect(email).toHaveValue('meera@')
  await expect(email).toHaveAccessibleDescription(/^Please enter an e-mail address/)
  await expect(page.getByLabel('Place')).toHaveAccessibleDescription(/ Please choose one\.$/)
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expect(page.getByText('Please tick this box to go on.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await fillIn(page)
  await button(page).click()
  await expect(page).toHaveURL(thanks)
  expect(await site.leads()).toMatchObject([{ data: answers, page: formPage }])
})

test('the newsletter thanks on the page that it was sent from, and refuses what its script would', async ({
  page,
  site,
}) => {
  await page.goto('/text')
  const email = page.locator('footer').getByLabel('E-mail')
  // Browsers let it pass: a name alone may be a host.
  await email.fill('name@host')
  await email.press('Enter')
  await expect(page.locator('footer').getByRole('status')).toHaveText(newsletter.invalid)
  await expect(email).toHaveValue('name@host')
  await expect(email).toHaveAccessibleDescription(newsletter.invalid)
  await email.fill('name@host.example')
  await email.press('Enter')
  await expect(page).toHaveURL(/\/text#newsletter_thank-you$/)
  await expect(page.getByText(newsletter.success)).toBeVisible()
  expect(await site.leads()).toMatchObject([{ data: { email: 'name@host.example' }, page: '/text' }])
})
