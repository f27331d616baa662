import type { Page } from 'playwright/test'
import { sentFrom } from '../../e2e/support/network.ts'
import { wake } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Request for Services' })
const send = (page: Page) => form(page).locator('button[type="submit"]')
const firstName = (page: Page) => form(page).getByLabel(/first name/i)
const email = (page: Page) => form(page).getByLabel(/e-?mail/i)
const industry = (page: Page) => form(page).getByLabel(/industry/i)
const help = (page: Page) => form(page).getByLabel(/how can we help/i)
/** The mandatory one. */
const consent = (page: Page) => form(page).locator('input[type="checkbox"][required]')
const written = (page: Page) => [
  firstName(page),
  form(page).getByLabel(/last name/i),
  form(page).getByLabel(/organi[sz]ation/i),
  help(page),
]

/** How many of its fields miss something that they must have. */
const missing = (page: Page) => form(page).locator(':is(input, select, textarea):invalid').count()

async function fill(page: Page): Promise<void> {
  for (const field of written(page)) await field.fill('Meera')
  await email(page).fill('meera@clinic.example')
  await industry(page).selectOption('Diagnostics')
  await consent(page).check()
}

/** The form, live. */
async function open(page: Page): Promise<void> {
  await page.goto('/service/request')
  await wake(page.locator('[data-section="form"]'))
}

test('it asks for what the specification names, by the kinds of field that it names', async ({ look }) => {
  const page = await look('/service/request')
  for (const field of [...written(page), email(page), industry(page)])
    await expect(field).toHaveJSProperty('required', true)
  for (const field of written(page).slice(0, 3)) await expect(field).toHaveJSProperty('type', 'text')
  await expect(email(page)).toHaveJSProperty('type', 'email')
  await expect(help(page)).toHaveJSProperty('type', 'textarea')
  await expect(industry(page).locator('option:not([value=""])')).toHaveText(['Healthcare', 'Diagnostics', 'Hospitals'])
  await expect(form(page).getByRole('textbox')).toHaveCount(5)
  await expect(form(page).getByRole('combobox')).toHaveCount(1)
  await expect(consent(page)).toHaveCount(1)
  await expect(form(page).locator('input[type="checkbox"]:not([required])')).toHaveCount(1)
})

test('the browser misses each mandatory field, and no other', async ({ page }) => {
  const sent = sentFrom(page)
  await open(page)
  expect(await missing(page)).toBe(7)
  await send(page).click()
  await expect(firstName(page)).toBeFocused()
  await fill(page)
  expect(await missing(page)).toBe(0)
  for (const field of [...written(page), email(page)]) {
    const value = await field.inputValue()
    await field.fill('')
    expect(await missing(page)).toBe(1)
    await field.fill(value)
  }
  await consent(page).uncheck()
  await send(page).click()
  await expect(consent(page)).toBeFocused()
  await consent(page).check()
  await email(page).fill('meera at clinic')
  await send(page).click()
  await expect(email(page)).toBeFocused()
  expect(await email(page).evaluate((it: HTMLInputElement) => it.validity.typeMismatch)).toBe(true)
  expect(sent).toEqual([])
})

test('"This field is mandatory" stands under industry and help, whatever they hold', async ({ page }) => {
  const says = async () => {
    for (const field of [industry(page), help(page)])
      await expect(field).toHaveAccessibleDescription('This field is mandatory')
    await expect(form(page).getByText('This field is mandatory')).toHaveCount(2)
    for (const note of await form(page).getByText('This field is mandatory').all()) await expect(note).toBeVisible()
  }
  await open(page)
  await says()
  await fill(page)
  await says()
})
