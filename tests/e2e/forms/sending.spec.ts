import type { Page } from 'playwright/test'
import { referenceOf } from '../../../src/leads/reference.ts'
import { answers, button, fillIn, formPage, section, target } from '../support/form.ts'
import { newsletter } from '../support/settings.ts'
import { expect, test } from '../support/site-with-leads.ts'

/** Fills in the form, whose script is there then. */
async function openForm(page: Page, query = ''): Promise<void> {
  await page.goto(`${formPage}${query}`)
  await fillIn(page)
  await expect(section(page)).toHaveAttribute('data-hydrated', '')
}

const status = (page: Page) => section(page).getByRole('status')
const alert = (page: Page) => section(page).getByRole('alert')

test.describe('the form', () => {
  test('sends what was filled in, with the page and the campaign', async ({ page, site }) => {
    await openForm(page, '?utm_source=news')
    // Sooner than this only programs send.
    await page.waitForFunction(() => performance.now() > 2000)
    await button(page).click()
    await expect(status(page)).toHaveText(/^Thank you\./)
    const leads = await site.leads()
    await expect(section(page).getByText(`Your reference: ${referenceOf(leads[0]?.id ?? '')}.`)).toBeVisible()
    expect(leads).toMatchObject([
      {
        kind: 'request',
        page: formPage,
        source: 'news',
        data: expect.objectContaining({ ...answers, privacy: true }),
        consents: [{ field: 'privacy', text: expect.stringMatching(/^I agree /) }],
        suspicion: null,
      },
    ])
  })

  test('sends what stands in it, also where programs have filled it in that tell nobody', async ({ page, site }) => {
    await page.goto(formPage)
    await page.getByLabel('First name').focus()
    await expect(section(page)).toHaveAttribute('data-hydrated', '')
    await section(page)
      .locator('form')
      .evaluate((form: HTMLFormElement, filled) => {
        for (const [name, value] of Object.entries(filled)) {
          const field = form.elements.namedItem(name)
          if (field && 'value' in field) field.value = value
        }
        for (const box of form.querySelectorAll<HTMLInputElement>('[name="privacy"]')) box.checked = true
      }, answers)
    await button(page).click()
    await expect(status(page)).toHaveText(/^Thank you\./)
    expect(await site.leads()).toMatchObject([
      { data: expect.objectContaining({ ...answers, privacy: true }) as object },
    ])
  })

  test('asks for what was filled with spaces alone, by the button and by the key', async ({ page, site }) => {
    await openForm(page)
    for (const name of ['First name', 'Story']) {
      const field = page.getByLabel(name)
      const answer = await field.inputValue()
      await field.fill('  ')
      await button(page).click()
      await expect(field).toBeFocused()
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
      await field.fill(answer)
    }
    await page.getByLabel('First name').fill(' ')
    await page.getByLabel('First name').press('Enter')
    await expect(page.getByLabel('First name')).toHaveValue('')
    expect(await site.leads()).toEqual([])
    await page.getByLabel('First name').fill('Meera')
    await button(page).click()
    await expect(status(page)).toHaveText(/^Thank you\./)
    expect(await site.leads()).toMatchObject([{ data: expect.objectContaining(answers) as object }])
  })

  test('says that it is sending, and is sent once however often it is submitted', async ({ page, site }) => {
    await openForm(page)
    let go = () => {}
    const waiting = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(target, async (route) => {
      await waiting
      await route.continue()
    })
    await button(page).dblclick()
    await expect(button(page)).toHaveText('Sending …')
    await expect(button(page)).toBeDisabled()
    await expect(button(page)).toHaveAttribute('aria-busy', 'true')
    await page.getByLabel('First name').press('Enter')
    go()
    await expect(status(page)).toHaveText(/^Thank you\./)
    expect(await site.leads()).toHaveLength(1)
  })

  test('is one lead when its answer was lost and it is sent again', async ({ page, site }) => {
    await openForm(page)
    await page.route(target, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await button(page).click()
    await expect(alert(page)).toHaveText('That did not arrive. Your answers are still here.')
    await expect(page.getByLabel('First name')).toHaveValue('Meera')
    await page.unroute(target)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(status(page)).toHaveText(/^Thank you\./)
    expect(await site.leads()).toHaveLength(1)
  })

  test('is one lead when its visitor left while it was sent, and comes back to a page that begins anew', async ({
    page,
    site,
  }) => {
    await openForm(page)
    await page.route(target, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await button(page).click()
    await expect(alert(page)).toHaveText(/^That did not arrive\./)
    await page.unroute(target)
    await page.reload()
    await fillIn(page)
    await expect(section(page)).toHaveAttribute('data-hydrated', '')
    await button(page).click()
    await expect(status(page)).toHaveText(/^Thank you\./)
    expect(await site.leads()).toHaveLength(1)
  })

  test('that is older than what is asked for comes back as it is today, with the answers', async ({ page, site }) => {
    await openForm(page)
    // A question that was not there yet.
    await page.getByLabel('Story').evaluate((field) => field.remove())
    await button(page).click()
    await expect(page).toHaveTitle(/^Not sent – /)
    await expect(page.getByLabel('First name')).toHaveValue(answers.firstName)
    await expect(page.getByLabel('Story')).toHaveAccessibleDescription(/Please/)
    await page.getByLabel('Story').fill(answers.story)
    await button(page).click()
    await expect(section(page).getByText(/^Thank you/)).toBeVisible()
    expect(await site.leads()).toMatchObject([{ data: expect.objectContaining(answers) as object }])
  })

  test('that has another name since its page was opened says so, and what was written is there on the way back', async ({
    page,
    site,
  }) => {
    await page.route(formPage, async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('/leads/request"', '/leads/its-old-name"'),
      })
    })
    await openForm(page)
    await button(page).click()
    await expect(page.getByText('This form has changed since its page was opened.')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('First name')).toHaveValue(answers.firstName)
    await expect(page.getByLabel('Story')).toHaveValue(answers.story)
    expect(await site.leads()).toEqual([])
  })

  test('that has more text than is taken comes back with all of it, and says how much is', async ({ page, site }) => {
    await openForm(page)
    const story = page.getByLabel('Story')
    const long = 'All of it. '.repeat(600)
    await story.fill('')
    // As who pastes it does.
    await page.keyboard.insertText(long)
    await button(page).click()
    await expect(page).toHaveTitle(/^Not sent – /)
    await expect(story).toHaveValue(long)
    await expect(story).toHaveAccessibleDescription(/at most 5000/)
    await story.fill(answers.story)
    await button(page).click()
    await expect(section(page).getByText(/^Thank you/)).toBeVisible()
    expect(await site.leads()).toMatchObject([{ data: expect.objectContaining(answers) as object }])
  })

  test('says when too many came, and keeps the answers', async ({ page }) => {
    await openForm(page)
    await page.route(target, (route) => route.fulfill({ status: 429 }))
    await button(page).click()
    await expect(alert(page)).toHaveText(
      'Too many messages have come from your network. Please wait a minute and try again. Your answers are still here.',
    )
    await expect(page.getByLabel('First name')).toHaveValue('Meera')
  })

  test('is two leads when it is filled in alike a second time', async ({ page, site }) => {
    for (let time = 0; time < 2; time++) {
      await openForm(page)
      await button(page).click()
      await expect(status(page)).toHaveText(/^Thank you\./)
    }
    expect(await site.leads()).toHaveLength(2)
  })

  test('says when there is no connection, keeps the answers, and sends them when there is one', async ({
    page,
    context,
    site,
  }) => {
    await openForm(page)
    await context.setOffline(true)
    await button(page).click()
    await expect(alert(page)).toHaveText(
      'You are offline. Connect to the internet and try again. Your answers are still here.',
    )
    await expect(page.getByLabel('Story')).toHaveValue('Please call.')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(status(page)).toHaveText(/^Thank you\./)
    expect(await site.leads()).toHaveLength(1)
  })

  test('has a trap that no person finds, and a program does', async ({ page, site }) => {
    await openForm(page)
    const trap = page.locator('[name="contact_website"]')
    await expect(trap).not.toBeInViewport()
    await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
    await page.getByLabel('Story').focus()
    for (let presses = 0; presses < 10; presses++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).not.toBe('contact_website')
    }
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'http://x'
    })
    await button(page).click()
    await expect(status(page)).toHaveText(/^Thank you\./)
    expect(await site.leads()).toMatchObject([{ suspicion: 'trap' }])
  })
})

test('the newsletter is stored, and says so in the words of the site', async ({ page, site }) => {
  await page.goto('/text')
  const email = page.locator('footer').getByLabel('E-mail')
  await email.fill('name@host.example')
  const sent = page.waitForRequest('**/leads/newsletter')
  await email.press('Enter')
  await expect(page.locator('footer').getByRole('status')).toHaveText(newsletter.success)
  await expect(email).toHaveValue('')
  expect((await sent).postData()).toBe('{"email":"name@host.example"}')
  expect(await site.leads()).toMatchObject([
    { kind: 'newsletter', page: '/text', data: { email: 'name@host.example' }, consents: [{ field: 'email' }] },
  ])
})

test('a chat is stored, also when the visitor leaves at once', async ({ page, site }) => {
  await page.goto('/about')
  await page.evaluate(() => {
    const chat = document.querySelector<HTMLElement>('#chat')
    // The chat itself is somebody else's.
    chat?.addEventListener('click', (event) => event.preventDefault())
    chat?.click()
    location.assign('/text')
  })
  await expect.poll(() => site.leads()).toHaveLength(1)
  const [lead] = await site.leads()
  expect(lead).toMatchObject({ kind: 'chat-lead', page: '/about' })
  expect(Object.keys(lead?.data ?? {})).toEqual(['phone', 'message', 'page', 'timestamp'])
})
