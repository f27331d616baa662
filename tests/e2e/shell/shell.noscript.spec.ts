import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('the groups of the menu open one at a time', async ({ page }) => {
  await page.goto('/text')
  await page.locator('header summary', { hasText: 'Products' }).click()
  await page.locator('header summary', { hasText: 'Company' }).click()
  const opened = page.locator('header details[open]')
  await expect(opened).toHaveCount(1)
  await expect(opened.getByRole('button')).toHaveCount(0)
  await opened.getByText('Go there →').first().click()
  await expect(page).toHaveURL(/\/about\/?$/)
})

test('the menu of phones opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/text')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('header summary', { hasText: 'Help' }).click()
  await page.getByRole('link', { name: 'Find answers' }).click()
  await expect(page).toHaveURL(/\/questions\/?$/)
})

test('on phones the chat covers neither the menu nor a form, and stands at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/form-2')
  const chat = page.getByRole('link', { name: 'Chat with us' })
  await expect(chat).not.toBeInViewport()
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' }))
  await expect(chat).toBeInViewport({ ratio: 1 })
})

test('the newsletter is sent as a form, and the browser checks it', async ({ page }) => {
  await page.goto('/text')
  await page.route('**/leads/newsletter', (route) => route.fulfill({ body: 'Thank you' }))
  const email = page.locator('footer').getByLabel('E-mail')
  await email.fill('name')
  await email.press('Enter')
  await expect(email).toHaveValue('name')
  await email.fill('name@host.example')
  const [sent] = await Promise.all([page.waitForRequest('**/leads/newsletter'), email.press('Enter')])
  expect(sent.method()).toBe('POST')
  expect(sent.postData()).toBe('email=name%40host.example')
})

test('nothing is stored, so that nothing is asked', async ({ page }) => {
  await page.goto('/text?utm_source=mail')
  await expect(page.locator('#consent')).toBeHidden()
  expect(await page.context().cookies()).toEqual([])
})

test('the chat opens with the words of the page', async ({ page }) => {
  await page.goto('/')
  const chat = page.getByRole('link', { name: 'Chat with us' })
  expect(await chat.getAttribute('href')).toMatch(/\?text=Hello%20%26%20welcome%3F$/)
  await expect(chat).toHaveAttribute('target', '_blank')
})
