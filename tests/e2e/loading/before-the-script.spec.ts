import type { Page } from 'playwright/test'
import { button, fillIn, formPage, section } from '../support/form.ts'
import { holdBack, mainScript, sentFrom } from '../support/network.ts'
import { expect, test } from '../support/test.ts'

const formScript = /assets\/form-/
const isHeld = (page: Page) => expect(section(page).locator('form')).toHaveAttribute('aria-busy', 'true')

/** Opens the form and fills it in, while the page's time stands still; what is sent is answered by nobody's store. */
async function open(page: Page, status = 201) {
  await page.route('**/leads/**', (route) =>
    route.request().headers()['content-type'] === byScript
      ? route.fulfill({ status, json: {} })
      : route.fulfill({ status, contentType: 'text/html', body: 'Thank you' }),
  )
  await page.clock.install()
  await page.goto(formPage)
  await fillIn(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  return sentFrom(page)
}

const bodies = (sent: ReturnType<typeof sentFrom>) => sent.map((request) => request.headers()['content-type'])
const native = 'application/x-www-form-urlencoded'
const byScript = 'application/json'

test.describe('a form that is sent before its script is there', () => {
  test('is answered by the script, once', async ({ rawPage: page }) => {
    const release = await holdBack(page, mainScript)
    const sent = await open(page)
    await button(page).click()
    await isHeld(page)
    expect(sent).toEqual([])
    // Not every browser gives a button the focus that is clicked.
    await button(page).blur()
    release()
    await expect(section(page).getByRole('status')).toHaveText(/^Thank you/)
    expect(bodies(sent)).toEqual([byScript])
    await expect(section(page).locator('form')).not.toHaveAttribute('aria-busy')
    await page.clock.runFor(10_000)
    expect(bodies(sent)).toEqual([byScript])
  })

  for (const [late, files] of [
    ['main script', mainScript],
    ["section's script", formScript],
  ] as const) {
    test(`is sent by the browser after 3 s when the ${late} is late`, async ({ rawPage: page }) => {
      await holdBack(page, files)
      const sent = await open(page)
      await button(page).click()
      await isHeld(page)
      await page.clock.runFor(2900)
      expect(sent).toEqual([])
      await page.clock.runFor(100)
      await expect(page.getByText('Thank you', { exact: true })).toBeVisible()
      expect(bodies(sent)).toEqual([native])
      expect(new URLSearchParams(sent[0]?.postData() ?? '').get('firstName')).toBe('Meera')
    })

    test(`is sent by the browser at once when the ${late} fails`, async ({ rawPage: page }) => {
      const fail = await holdBack(page, files, 'fail')
      const sent = await open(page)
      await button(page).click()
      await isHeld(page)
      fail()
      await expect(page.getByText('Thank you', { exact: true })).toBeVisible()
      expect(bodies(sent)).toEqual([native])
    })
  }

  test('is sent once however often it is sent meanwhile, by button or by key', async ({ rawPage: page }) => {
    await holdBack(page, mainScript)
    const sent = await open(page)
    await page.getByLabel('First name').press('Enter')
    await isHeld(page)
    await button(page).dblclick()
    await page.clock.runFor(3000)
    await expect(page.getByText('Thank you', { exact: true })).toBeVisible()
    expect(bodies(sent)).toEqual([native])
  })

  test('is sent when its visitor leaves the page, and can be sent again on one that was kept', async ({
    rawPage: page,
  }) => {
    await holdBack(page, mainScript)
    const sent = await open(page)
    await button(page).click()
    await isHeld(page)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect.poll(() => bodies(sent)).toEqual([expect.stringContaining(native)])
    expect(new URLSearchParams(sent[0]?.postData() ?? '').get('firstName')).toBe('Meera')
    await page.clock.runFor(3000)
    expect(sent).toHaveLength(1)
    await expect(section(page).locator('form')).not.toHaveAttribute('aria-busy')
    await button(page).click()
    await isHeld(page)
  })

  test('is sent by the button that was pressed', async ({ rawPage: page }) => {
    await holdBack(page, mainScript)
    const sent = await open(page)
    await button(page).evaluate((it) =>
      it.insertAdjacentHTML('afterend', '<button name="by" value="other">Other</button>'),
    )
    await page.getByRole('button', { name: 'Other' }).click()
    await page.clock.runFor(3000)
    await expect(page.getByText('Thank you', { exact: true })).toBeVisible()
    expect(new URLSearchParams(sent[0]?.postData() ?? '').get('by')).toBe('other')
  })

  test('is checked by the browser first', async ({ rawPage: page }) => {
    await holdBack(page, mainScript)
    const sent = await open(page)
    await page.getByLabel('Last name').fill('')
    await button(page).click()
    await expect(page.getByLabel('Last name')).toBeFocused()
    await expect(section(page).locator('form')).not.toHaveAttribute('aria-busy')
    await page.clock.runFor(3000)
    expect(sent).toEqual([])
  })

  test('can be sent again on a page that stays', async ({ rawPage: page }) => {
    await holdBack(page, mainScript)
    // The browser stays where it is when there is nothing to show.
    const sent = await open(page, 204)
    for (const times of [1, 2]) {
      await button(page).click()
      await isHeld(page)
      await page.clock.runFor(3000)
      await expect.poll(() => sent.length).toBe(times)
      await expect(section(page).locator('form')).not.toHaveAttribute('aria-busy')
    }
  })
})

test('the newsletter that is sent before its script is there is answered by it, once', async ({ rawPage: page }) => {
  const release = await holdBack(page, mainScript)
  const sent = await open(page)
  const email = page.locator('footer').getByLabel('E-mail')
  await email.fill('name@host.example')
  await email.press('Enter')
  await expect(page.locator('footer form')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.locator('footer').getByRole('status')).not.toBeEmpty()
  expect(sent.map((request) => request.postData())).toEqual(['{"email":"name@host.example"}'])
  await expect(page.locator('footer form')).not.toHaveAttribute('aria-busy')
})

test('a form that no script will answer is sent at once', async ({ rawPage: page }) => {
  await holdBack(page, mainScript)
  const sent = await open(page)
  await page.getByRole('main').evaluate((main) => {
    main.innerHTML = '<form action="/leads/plain" method="post"><button>Send</button></form>'
  })
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible()
  expect(bodies(sent)).toEqual([native])
})

test('a form that sends nothing sends nothing without its script either', async ({ rawPage: page }) => {
  await holdBack(page, mainScript)
  await page.clock.install()
  await page.goto('/silent-form')
  const sent = sentFrom(page)
  await button(page).click()
  await isHeld(page)
  await page.clock.runFor(3000)
  await expect(section(page).locator('form')).not.toHaveAttribute('aria-busy')
  await expect(page).toHaveURL(/\/silent-form$/)
  expect(sent).toEqual([])
})

for (const [width, opens, opened] of [
  [360, '[popovertarget]', '#site-menu'],
  [1280, 'summary', '#site-menu details[open] > div'],
] as const)
  test(`a menu at ${width} px covers what it lies on, though the later styles of a long page are not there`, async ({
    rawPage: page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const later = page.waitForRequest(/assets\/later-/)
    await page.route(/assets\/later-/, (route) => route.abort())
    await page.goto('/long')
    await later
    await page.locator('header').locator(opens).first().click()
    const { position, backgroundColor } = await page.locator(opened).evaluate((it) => getComputedStyle(it))
    expect(['absolute', 'fixed']).toContain(position)
    expect(backgroundColor).toMatch(/^rgb\(/)
  })
