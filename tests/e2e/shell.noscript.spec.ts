import { expect, test } from 'playwright/test'

test('the groups of the menu open one at a time', async ({ page }) => {
  await page.goto('/legal')
  await page.locator('header summary', { hasText: 'Our Platforms' }).click()
  await page.locator('header summary', { hasText: 'About the company' }).click()
  const opened = page.locator('header details[open]')
  await expect(opened).toHaveCount(1)
  await expect(opened.getByRole('button')).toHaveCount(0)
  await opened.getByText('Know More →').first().click()
  await expect(page).toHaveURL(/\/about\/?$/)
})

test('the menu of phones opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/legal')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('header summary', { hasText: 'Learn & Grow' }).click()
  await page.getByRole('link', { name: 'Find Answers' }).click()
  await expect(page).toHaveURL(/\/faq\/?$/)
})

test('the newsletter is sent as a form, and the browser checks it', async ({ page }) => {
  await page.goto('/legal')
  await page.route('**/leads/newsletter', (route) => route.fulfill({ body: 'Thank you' }))
  const email = page.getByRole('textbox', { name: 'E-mail address' })
  await email.fill('name')
  await email.press('Enter')
  await expect(email).toHaveValue('name')
  await email.fill('name@host.example')
  const [sent] = await Promise.all([page.waitForRequest('**/leads/newsletter'), email.press('Enter')])
  expect(sent.method()).toBe('POST')
  expect(sent.postData()).toBe('email=name%40host.example')
})

test('nothing is stored, so that nothing is asked', async ({ page }) => {
  await page.goto('/legal?utm_source=mail')
  await expect(page.locator('#consent')).toBeHidden()
  expect(await page.context().cookies()).toEqual([])
})

test('the chat opens with the words of the page', async ({ page }) => {
  await page.goto('/pricing')
  const chat = page.getByRole('link', { name: 'Chat with us' })
  expect(await chat.getAttribute('href')).toMatch(/\?text=Hi%2C%20I%20visited%20your%20profile/)
  await expect(chat).toHaveAttribute('target', '_blank')
})
