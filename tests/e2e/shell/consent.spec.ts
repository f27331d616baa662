import type { Page } from 'playwright/test'
import { enlargeLetters, expectFitting } from '../support/accessible.ts'
import { holdBack, mainScript } from '../support/network.ts'
import { expect, patient, test } from '../support/test.ts'

const notice = (page: Page) => page.getByRole('complementary', { name: 'Cookies' })
const accept = (page: Page) => page.getByRole('button', { name: 'Accept' })

test('is shown until accepted, and never again', async ({ page }) => {
  await page.goto('/text')
  await accept(page).click()
  await expect(notice(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('true')
  for (const path of ['/text', '/', '/bare']) {
    await page.goto(path)
    await expect(notice(page)).toBeHidden()
  }
})

test('is not drawn for who has accepted, though the main script never comes', async ({ rawPage: page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'true'))
  await page.route(mainScript, (route) => route.abort())
  await page.goto('/text')
  await expect(page.locator('footer')).toBeAttached()
  await expect(notice(page)).toBeHidden()
})

test('takes a click from before the main script came', async ({ rawPage: page }) => {
  const release = await holdBack(page, mainScript)
  await page.goto('/text', { waitUntil: 'commit' })
  await accept(page).click()
  release()
  await expect(notice(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('true')
})

test('goes when it is pressed, though the main script never comes', async ({ rawPage: page }) => {
  await page.route(mainScript, (route) => route.abort())
  await page.goto('/text')
  await accept(page).click()
  await expect(notice(page)).toBeHidden()
})

test('a link in it that gets the focus is scrolled to, however little of its words is seen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/text')
  const link = notice(page).getByRole('link')
  await notice(page)
    .locator('p')
    .evaluate((words) => {
      words.prepend('There is much to say of it. '.repeat(9))
      words.style.maxHeight = '3.5rem'
    })
  await expect(link).not.toBeInViewport({ ratio: 0.9 })
  await link.focus()
  await expect(link).toBeInViewport({ ratio: 0.9 })
})

test('words of it that are scrolled and have no link are a stop of the keyboard, as long as they are scrolled', async ({
  page,
}) => {
  // Before its script looks at it.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const words = document.querySelector('#consent p')
      if (words) words.textContent = 'There is much to say of it. '.repeat(9)
    }),
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/text')
  const words = notice(page).locator('p')
  await expect(words).toBeVisible()
  await expect(words).not.toHaveAttribute('tabindex')
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(words).toHaveAttribute('tabindex', '0')
  await words.focus()
  await page.keyboard.press('End')
  await expect.poll(() => words.evaluate((one) => one.scrollTop)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(words).not.toHaveAttribute('tabindex')
})

test('goes in every open tab', async ({ context, page }) => {
  const other = patient(await context.newPage())
  await Promise.all([page.goto('/text'), other.goto('/')])
  await expect(notice(other)).toBeVisible()
  await accept(page).click()
  await expect(notice(other)).toBeHidden()
})

test('is gone on a page that the browser kept meanwhile', async ({ page }) => {
  await page.goto('/text')
  await expect(notice(page)).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('cookie_consent', 'true')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(notice(page)).toBeHidden()
})

test('can be accepted where nothing can be stored', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/text')
  await accept(page).click()
  await expect(notice(page)).toBeHidden()
  expect(errors).toEqual([])
})

test('is reached by the keyboard before the content, and does not keep the focus', async ({ page }) => {
  await page.goto('/bare')
  await expect(notice(page)).toBeVisible()
  // Past the link to the content, the logo and the notice's own link.
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  await expect(accept(page)).toBeFocused()
  // Past the chat.
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

for (const path of ['/text', '/bare']) {
  test(`does not lie on the last control of ${path} for good`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto(path)
    await expect(notice(page)).toBeVisible()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const last = page.locator('main :is(a, button), footer :is(a, button)').last()
    const [a, b] = await Promise.all([last.boundingBox(), notice(page).boundingBox()])
    expect((a?.y ?? 0) + (a?.height ?? 0)).toBeLessThanOrEqual(b?.y ?? 0)
  })
}

test('takes one row of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/text')
  const [all, text, button] = await Promise.all(
    [notice(page), notice(page).locator('p'), accept(page)].map((part) => part.boundingBox()),
  )
  if (!all || !text || !button) throw new Error('It is not shown.')
  expect(button.x).toBeGreaterThan(text.x + text.width)
  expect(all.height).toBeLessThan(640 * 0.15)
})

test('stands in one row with the chat button on every screen', async ({ page }) => {
  await page.goto('/text')
  await expect(notice(page)).toBeVisible()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const [a, b] = await Promise.all([notice(page).boundingBox(), page.locator('#chat').boundingBox()])
    if (!a || !b) throw new Error('Both are shown.')
    expect(a.x + a.width, `${width} px`).toBeLessThanOrEqual(b.x)
  }
})

test('with large letters, and in a low window, it and the chat button are seen whole and leave room', async ({
  page,
}) => {
  await page.goto('/text')
  await notice(page)
    .locator('p')
    .evaluate((words) => words.append(' More words.'.repeat(40)))
  const expectSeen = async (size: { width: number; height: number }, most: number) => {
    await page.setViewportSize(size)
    for (const part of [accept(page), page.locator('#chat'), notice(page)])
      await expect(part).toBeInViewport({ ratio: 1 })
    const height = (await notice(page).boundingBox())?.height ?? 0
    expect(height / size.height, `at ${size.width} px`).toBeLessThan(most)
  }
  await expectSeen({ width: 320, height: 256 }, 0.55)
  await enlargeLetters(page)
  await expectSeen({ width: 360, height: 640 }, 0.55)
  expect((await notice(page).boundingBox())?.width).toBeGreaterThan(300)
  await expectFitting(page, 320)
})
