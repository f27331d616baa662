import type { Page } from 'playwright/test'

/** The form: its page, where it sends to, its section, its button, and how it is filled in. */
export const formPage = '/form'
export const target = '**/leads/request'
export const section = (page: Page) => page.locator('[data-section="form"]')
export const button = (page: Page) => section(page).locator('button[type="submit"]')

export const answers = {
  firstName: 'Meera',
  lastName: 'Nair',
  email: 'meera@host.example',
  place: 'There',
  story: 'Please call.',
}

/** Fills in what must be. */
export async function fillIn(page: Page): Promise<void> {
  const form = section(page)
  await form.getByLabel('First name').fill(answers.firstName)
  await form.getByLabel('Last name').fill(answers.lastName)
  await form.getByLabel('E-mail').fill(answers.email)
  await form.getByLabel('Place').selectOption(answers.place)
  await form.getByLabel('Story').fill(answers.story)
  await form.getByRole('checkbox', { name: 'I agree' }).check()
}
