import { expect, type Page, test } from 'playwright/test'
import { sentFrom, wake } from '../../e2e/support/site.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Request for Services' })
const mandatory = {
  'First name': 'text',
  'Last name': 'text',
  'E-mail': 'email',
  Organization: 'text',
  Industry: 'select-one',
  'How can we help?': 'textarea',
  'Processing of personal data': 'checkbox',
}
const missing = (page: Page) =>
  form(page).evaluate((element: HTMLFormElement) =>
    Array.from(element.elements)
      .filter(
        (field) =>
          field instanceof HTMLInputElement ||
          field instanceof HTMLSelectElement ||
          field instanceof HTMLTextAreaElement,
      )
      .filter(({ validity }) => validity.valueMissing)
      .map(({ name }) => name),
  )

async function fill(page: Page): Promise<void> {
  for (const label of ['First name', 'Last name', 'Organization', 'How can we help?'])
    await form(page).getByLabel(label).fill('Meera')
  await form(page).getByLabel('E-mail').fill('meera@clinic.example')
  await form(page).getByLabel('Industry').selectOption('Diagnostics')
  await form(page).getByLabel('Processing of personal data').check()
}

test.beforeEach(({ page }) => page.goto('/service/request'))

test('it asks for what the specification names, by the kinds of field that it names', async ({ page }) => {
  for (const [label, type] of Object.entries(mandatory)) {
    const field = form(page).getByLabel(label)
    await expect(field).toHaveJSProperty('type', type)
    await expect(field).toHaveJSProperty('required', true)
  }
  await expect(form(page).getByLabel('Updates')).toHaveJSProperty('type', 'checkbox')
  await expect(form(page).getByLabel('Updates')).toHaveJSProperty('required', false)
  await expect(form(page).getByRole('textbox')).toHaveCount(5)
  await expect(form(page).getByRole('combobox')).toHaveCount(1)
  await expect(form(page).getByRole('checkbox')).toHaveCount(2)
})

test('the industry is one of three', async ({ page }) => {
  const options = form(page).getByLabel('Industry').locator('option:not([value=""])')
  await expect(options).toHaveText(['Healthcare', 'Diagnostics', 'Hospitals'])
})

test('the browser misses each mandatory field, and no other', async ({ page }) => {
  const sent = sentFrom(page)
  await wake(page.locator('main > section'))
  expect(await missing(page)).toHaveLength(7)
  await form(page).getByRole('button', { name: 'Send request' }).click()
  await expect(form(page).getByLabel('First name')).toBeFocused()
  await fill(page)
  expect(await missing(page)).toEqual([])
  for (const label of ['First name', 'Last name', 'E-mail', 'Organization', 'How can we help?']) {
    await form(page).getByLabel(label).fill('')
    expect(await missing(page)).toHaveLength(1)
    await fill(page)
  }
  await form(page).getByLabel('Processing of personal data').uncheck()
  await form(page).getByRole('button', { name: 'Send request' }).click()
  await expect(form(page).getByLabel('Processing of personal data')).toBeFocused()
  expect(sent).toEqual([])
})

test('the browser refuses an address that is none', async ({ page }) => {
  const sent = sentFrom(page)
  await wake(page.locator('main > section'))
  await fill(page)
  await form(page).getByLabel('E-mail').fill('meera at clinic')
  await form(page).getByRole('button', { name: 'Send request' }).click()
  await expect(form(page).getByLabel('E-mail')).toBeFocused()
  expect(
    await form(page)
      .getByLabel('E-mail')
      .evaluate((it: HTMLInputElement) => it.validity.typeMismatch),
  ).toBe(true)
  expect(sent).toEqual([])
})

test('"This field is mandatory" stands under industry and help, whatever they hold', async ({ page }) => {
  const says = async () => {
    for (const label of ['Industry', 'How can we help?'])
      await expect(form(page).getByLabel(label)).toHaveAccessibleDescription('This field is mandatory')
    await expect(form(page).getByText('This field is mandatory')).toHaveCount(2)
    for (const note of await form(page).getByText('This field is mandatory').all()) await expect(note).toBeVisible()
  }
  await says()
  await wake(page.locator('main > section'))
  await fill(page)
  await says()
})
