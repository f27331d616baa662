import type { Page } from 'playwright/test'

/** The full example of a form: its page, its section, and how it is filled in. */
export const formPage = '/form-2'
export const section = (page: Page) => page.locator('[data-section="form"]')
export const button = (page: Page) => section(page).locator('button[type="submit"]')

export const answers = {
  firstName: 'Meera',
  lastName: 'Nair',
  email: 'meera@clinic.example',
  industry: 'Hospitals',
  help: 'Please call.',
}

/** Fills in what must be. */
export async function fillIn(page: Page): Promise<void> {
  const form = section(page)
  await form.getByLabel('First name').fill(answers.firstName)
  await form.getByLabel('Last name').fill(answers.lastName)
  await form.getByLabel('E-mail').fill(answers.email)
  await form.getByLabel('Industry').selectOption(answers.industry)
  await form.getByLabel('How can we help').fill(answers.help)
  await form.getByLabel('Processing of personal data').check()
}
