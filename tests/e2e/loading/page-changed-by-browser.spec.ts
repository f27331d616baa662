import type { Page } from 'playwright/test'
import { answers, button, fillIn, formPage, section, target } from '../support/form.ts'
import { holdBack, mainScript, sentFrom } from '../support/network.ts'
import { expect, test } from '../support/test.ts'
import { translate } from '../support/translate.ts'

/** What visitors' browsers do to a page before any script of it draws. */
const changes = {
  'translated by the browser': translate,
  'marked by a password manager': () => {
    for (const field of document.querySelectorAll('main input')) field.after(document.createElement('span'))
    for (const choice of document.querySelectorAll('main [role="tablist"]'))
      choice.append(document.createElement('span'))
  },
}

/** Opens a page whose scripts come when they are let, as its visitor's browser has changed it. */
async function open(page: Page, path: string, change: () => void): Promise<() => void> {
  const release = await holdBack(page, mainScript)
  await page.route('**/leads/**', (route) => route.fulfill({ status: 201, json: {} }))
  await page.goto(path)
  await page.evaluate(change)
  return release
}

const isLive = (page: Page) => expect(page.locator('[data-island][data-hydrated]')).toHaveCount(1)

for (const [how, change] of Object.entries(changes)) {
  test.describe(`a page that is ${how} before its script comes`, () => {
    test('keeps what stands in a form, and the focus', async ({ rawPage: page }) => {
      const release = await open(page, formPage, change)
      await fillIn(page)
      const form = section(page)
      await form.getByRole('radio', { name: 'Evening' }).check()
      await form.getByRole('checkbox', { name: 'End' }).check()
      await form.getByLabel('Phone').pressSequentially('123')
      release()
      await isLive(page)
      await page.keyboard.type('456')
      for (const [name, value] of Object.entries({ ...answers, phone: '123456' }))
        await expect(form.locator(`[name="${name}"]`)).toHaveValue(value)
      await expect(form.getByRole('radio', { name: 'Evening' })).toBeChecked()
      await expect(form.getByRole('checkbox', { name: 'End' })).toBeChecked()
      await expect(form.getByRole('checkbox', { name: 'I agree' })).toBeChecked()
    })

    test('sends a form that was sent already', async ({ rawPage: page }) => {
      const release = await open(page, formPage, change)
      const sent = sentFrom(page)
      await fillIn(page)
      await button(page).click()
      release()
      await expect(section(page).getByRole('status')).toHaveText(/^Thank you/)
      expect(sent.map((request) => request.postDataJSON().firstName)).toEqual([answers.firstName])
    })

    test('opens the tab that was pressed', async ({ rawPage: page }) => {
      const release = await open(page, '/tabs', change)
      await page.getByRole('tab', { name: 'Three' }).click()
      release()
      await expect(page.getByRole('tab', { name: 'Three' })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tab', { name: 'Three' })).toBeFocused()
    })
  })
}

test('a form on a page that is translated says each time how sending it ended', async ({ page }) => {
  await page.route(target, (route) => route.fulfill({ status: 201, json: {} }))
  await page.goto(formPage)
  await fillIn(page)
  await button(page).click()
  await expect(section(page).getByRole('status')).toHaveText(/^Thank you/)
  await page.evaluate(translate)
  await fillIn(page)
  await page.route(target, (route) => route.abort())
  await button(page).click()
  await expect(section(page).getByRole('alert')).toHaveText(/answers are still here/)
  await expect(section(page).getByRole('status')).toHaveText('')
  await expect(button(page)).toBeEnabled()
})
