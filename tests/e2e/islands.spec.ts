import type { Page } from 'playwright/test'
import { mainScriptRuns } from './support/main-script.ts'
import { expect, test } from './support/test.ts'

/** Opens a page whose island of this id is live. */
async function open(page: Page, path: string, id: string): Promise<void> {
  await page.goto(path)
  const island = page.locator(`#${id}`)
  await island.scrollIntoViewIfNeeded()
  await mainScriptRuns(page)
  await island.locator('[data-root]').dispatchEvent('pointerover')
  await expect(island).toHaveAttribute('data-hydrated', '')
}

/** Lets the page's own time pass; what the browser moves meanwhile settles by itself. */
async function openWithClock(page: Page, path: string, id: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await page.locator(`#${id}`).scrollIntoViewIfNeeded()
  // An idle island is woken by a timer, which the clock holds.
  await page.clock.runFor(3000)
  await expect(page.locator(`#${id}`)).toHaveAttribute('data-hydrated', '')
}

test.describe('the hero slider', () => {
  const slides = ['Innovative healthcare', 'Scalable digital', 'Improving patient']
  const counter = (page: Page, text: string) => expect(page.locator('#welcome').getByText(text)).toBeVisible()
  const control = (page: Page, name: string) => page.locator('#welcome').getByRole('button', { name })

  test('wraps at both ends', async ({ page }) => {
    await open(page, '/', 'welcome')
    await counter(page, '1 / 3')
    await control(page, 'Previous slide').click()
    await counter(page, '3 / 3')
    await control(page, 'Next slide').click()
    await counter(page, '1 / 3')
  })

  test('answers the arrow keys while a control has the focus', async ({ page }) => {
    await open(page, '/', 'welcome')
    await control(page, 'Next slide').focus()
    await page.keyboard.press('ArrowRight')
    await counter(page, '2 / 3')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await counter(page, '3 / 3')
  })

  test('shows one slide to screen readers, and has one main heading', async ({ page }) => {
    await open(page, '/', 'welcome')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(slides[0] ?? ''))
    await control(page, 'Next slide').click()
    const shown = page.locator('#welcome [aria-roledescription="slide"]:not([inert])')
    await expect(shown.getByRole('heading')).toHaveText([new RegExp(slides[1] ?? '')])
  })

  test('moves on after five seconds, and not while it is paused', async ({ page }) => {
    await openWithClock(page, '/', 'welcome')
    await counter(page, '1 / 3')
    await page.clock.runFor(5000)
    await counter(page, '2 / 3')
    await control(page, 'Pause the slides').click()
    await page.clock.runFor(20_000)
    await counter(page, '2 / 3')
    await control(page, 'Play the slides').click()
    await page.clock.runFor(5000)
    await counter(page, '3 / 3')
  })

  test('waits while it has the keyboard focus or the pointer', async ({ page }) => {
    await openWithClock(page, '/', 'welcome')
    await page.getByRole('heading', { level: 1 }).hover()
    await page.clock.runFor(20_000)
    await counter(page, '1 / 3')
    await page.mouse.move(0, 0)
    await control(page, 'Next slide').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(20_000)
    await counter(page, '1 / 3')
  })

  test('never starts by itself for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithClock(page, '/', 'welcome')
    await page.clock.runFor(20_000)
    await counter(page, '1 / 3')
    await expect(control(page, 'Play the slides')).toBeVisible()
  })

  test('keeps the layout as it was when script comes', async ({ page }) => {
    await page.goto('/')
    const shift = await page.evaluate(async () => {
      let sum = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      const island = document.querySelector('#welcome')
      while (!island?.hasAttribute('data-hydrated')) await new Promise(requestAnimationFrame)
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
      return sum
    })
    expect(shift).toBe(0)
  })
})

test.describe('the carousel', () => {
  test('shows three cards, two below 1024 px and one below 768 px', async ({ page }) => {
    for (const [width, cards] of [
      [1280, 3],
      [1024, 3],
      [1023, 2],
      [768, 2],
      [767, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/services', 'services')
      const row = await page.locator('#services [aria-live]').boundingBox()
      const card = await page.locator('#services [aria-roledescription="slide"]').first().boundingBox()
      expect(Math.round((row?.width ?? 0) / (card?.width ?? 1))).toBe(cards)
    }
  })

  test('opens further text in one card at a time, and waits meanwhile', async ({ page }) => {
    await openWithClock(page, '/services', 'services')
    const card = (index: number) => page.locator('#services [aria-roledescription="slide"]').nth(index)
    await card(0).getByText('View More').click()
    await expect(card(0).getByText('View Less')).toBeVisible()
    await card(1).getByText('View More').click()
    await expect(card(0).getByText('View More')).toBeVisible()
    await expect(page.locator('#services details[open]')).toHaveCount(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await expect(page.getByRole('button', { name: 'Go to slide 1', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await card(1).getByText('View Less').click()
    await expect(page.locator('#services details[open]')).toHaveCount(0)
  })

  test('goes where a dot leads, and loops', async ({ page }) => {
    await open(page, '/services', 'services')
    const dot = (slide: number) => page.getByRole('button', { name: `Go to slide ${slide}`, exact: true })
    await dot(6).click()
    await expect(dot(6)).toHaveAttribute('aria-current', 'true')
    await page.locator('#services').getByRole('button', { name: 'Next slide' }).click()
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  })
})

test.describe('tabs', () => {
  test('are chosen with the arrow keys, and wrap', async ({ page }) => {
    await open(page, '/careers', 'why')
    await page.getByRole('tab', { name: 'Impact' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tabpanel', { name: 'Development' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tabpanel', { name: 'Work-Life' })).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  })

  test('answer the first click, which comes before their script', async ({ page }) => {
    await page.goto('/careers')
    await page.getByRole('tab', { name: 'Culture' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Culture' })).toBeVisible()
  })
})

test.describe('the filter', () => {
  test('lists the chosen group, says so, and writes it into the address', async ({ page }) => {
    await open(page, '/case-studies?utm_source=mail#cases', 'cases')
    await page.getByRole('button', { name: 'Clinics' }).click()
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['Clinics'])
    await expect(page.locator('#cases').getByRole('article')).toHaveCount(1)
    await expect(page.locator('#cases').getByRole('status')).toHaveText(/^Clinics: 1 entry shown$/)
    expect(new URL(page.url()).search).toBe('?utm_source=mail&sector=clinics')
    expect(new URL(page.url()).hash).toBe('#cases')
  })

  test('opens the group that the address names', async ({ page }) => {
    await page.goto('/case-studies?sector=ayush-centers')
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['AYUSH Centers'])
  })
})

test.describe('questions in groups', () => {
  test('show one group, and close what was open when another is chosen', async ({ page }) => {
    await open(page, '/faq', 'questions')
    const first = page.locator('#questions details').first()
    await first.locator('summary').click()
    await expect(first).toHaveAttribute('open')
    await page.getByRole('button', { name: 'Pricing and Billing' }).click()
    await expect(page.locator('#questions details[open]')).toHaveCount(0)
    await expect(first).toBeHidden()
  })
})

test.describe('the form', () => {
  const answers = {
    firstName: 'Meera',
    lastName: 'Nair',
    email: 'meera@clinic.example',
    organization: 'Lakeside Clinic',
    industry: 'Hospitals',
  }

  async function fill(page: Page): Promise<void> {
    await page.getByLabel('First name').fill(answers.firstName)
    await page.getByLabel('Last name').fill(answers.lastName)
    await page.getByLabel('E-mail').fill(answers.email)
    await page.getByLabel('Organization').fill(answers.organization)
    await page.getByLabel('Industry').selectOption(answers.industry)
    await page.getByLabel('How can we help?').fill('Please call.')
    await page.getByLabel('Processing of personal data').check()
  }

  test('sends what was typed and ticked before its script came', async ({ page }) => {
    // The script waits until the form is filled in.
    let go = () => {}
    const filled = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(/hydrate.*\.js/, async (route) => {
      await filled
      await route.continue()
    })
    await page.goto('/service/request')
    await fill(page)
    await expect(page.locator('#request')).not.toHaveAttribute('data-hydrated')
    go()
    await expect(page.locator('#request')).toHaveAttribute('data-hydrated', '')
    await expect(page.getByLabel('First name')).toHaveValue('Meera')
    await page.route('**/leads/service-request', (route) => route.fulfill({ status: 201, json: {} }))
    const sent = page.waitForRequest('**/leads/service-request')
    await page.getByRole('button', { name: 'Send request' }).click()
    const body = (await sent).postDataJSON() as Record<string, unknown>
    expect(body).toMatchObject(answers)
    expect(Object.values(body).filter((value) => typeof value === 'boolean')).toEqual([true, false])
  })

  test('knows of boxes that were ticked before, when another is ticked', async ({ page, exampleSite }) => {
    await page.goto(`${exampleSite}/form-2`)
    const form = page.locator('[data-section="form"]').last()
    await form.getByLabel('Wheels').evaluate((box: HTMLInputElement) => {
      box.checked = true
    })
    await form.getByLabel('Gears').check()
    await expect(form).toHaveAttribute('data-hydrated', '')
    await form.getByLabel('Brakes').check()
    await page.route('**/leads/repair-request', (route) => route.fulfill({ status: 201, json: {} }))
    const sent = page.waitForRequest('**/leads/repair-request')
    await form.locator('form').evaluate((element: HTMLFormElement) => {
      element.noValidate = true
      element.requestSubmit()
    })
    expect((await sent).postDataJSON()).toMatchObject({ parts: ['Brakes', 'Gears', 'Wheels'] })
  })

  test('thanks, begins anew, and is sent once however often it is submitted', async ({ page }) => {
    let requests = 0
    await page.route('**/leads/service-request', async (route) => {
      requests += 1
      await route.fulfill({ status: 201, json: {} })
    })
    await open(page, '/service/request', 'request')
    await fill(page)
    await page.locator('#request form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
    await expect(page.locator('#request').getByRole('status')).toHaveText(/^Thank you\./)
    await expect(page.getByLabel('First name')).toHaveValue('')
    expect(requests).toBe(1)
  })

  test('keeps the answers and can be sent again when sending fails', async ({ page }) => {
    await page.route('**/leads/service-request', (route) => route.fulfill({ status: 500 }))
    await open(page, '/service/request', 'request')
    await fill(page)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.locator('#request').getByRole('alert')).toHaveText(
      'Something went wrong. Please try again later. Your answers are still here.',
    )
    await expect(page.getByLabel('First name')).toHaveValue('Meera')
    await page.route('**/leads/service-request', (route) => route.fulfill({ status: 201, json: {} }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('#request').getByRole('status')).toHaveText(/^Thank you\./)
  })

  test('says when there is no connection', async ({ page, context }) => {
    await open(page, '/service/request', 'request')
    await fill(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.locator('#request').getByRole('alert')).toHaveText(/^You are offline\./)
    await expect(page.getByLabel('First name')).toHaveValue('Meera')
  })

  test('leaves it to the browser to ask for what is missing', async ({ page }) => {
    await open(page, '/service/request', 'request')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page.locator('#request').getByRole('alert')).toBeEmpty()
  })
})
