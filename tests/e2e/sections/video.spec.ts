import type { Locator, Page } from 'playwright/test'
import { enlargeLetters } from '../support/accessible.ts'
import { holdBack, mainScript } from '../support/network.ts'
import { shiftOf, wake } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const host = /^https:\/\/video\.example\//
const videoScript = /assets\/video-/
const link = (page: Page, id: string) => page.locator(`#${id} [data-play]`)

/** What is asked of the host from now on; it answers with a page. */
async function askedOf(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(host, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>The film</title><p>It plays.</p>' })
  })
  return asked
}

test('on a narrow screen with large letters the button stays within the picture', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await enlargeLetters(page)
  await page.goto('/films')
  for (const film of await page.locator('[data-play]').all()) {
    const room = await film.evaluate((link) => {
      const [picture, button] = Array.from(link.children, (child) => child.getBoundingClientRect())
      return picture && button && Math.min(button.top - picture.top, picture.bottom - button.bottom)
    })
    expect(room).toBeGreaterThan(0)
  }
})

test('nothing is asked of the host before the film is played', async ({ page }) => {
  const asked = await askedOf(page)
  await page.goto('/films', { waitUntil: 'networkidle' })
  await wake(page.locator('#hosted'))
  expect(asked).toEqual([])
  await link(page, 'hosted').click()
  await expect(page.frameLocator('#hosted iframe').getByText('It plays.')).toBeVisible()
  expect(asked).toEqual(['https://video.example/embed/film'])
})

/** Where something lies on the page, wherever that is scrolled to, or is just being. */
function boxOnPage(element: Locator) {
  return element.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y: Math.round(y + scrollY), width, height }
  })
}

test('the player stands where the picture stood, is named, and has the focus', async ({ page }) => {
  await askedOf(page)
  await page.goto('/films')
  await wake(page.locator('#hosted'))
  await link(page, 'hosted').focus()
  const before = await boxOnPage(link(page, 'hosted'))
  await link(page, 'hosted').press('Enter')
  const player = page.getByTitle('A film elsewhere')
  await expect(player).toBeFocused()
  expect(await boxOnPage(player)).toEqual(before)
  await expect(link(page, 'hosted')).toBeHidden()
  expect(await shiftOf(page)).toBe(0)
})

test("a film of the site is played by the browser's own player, with its captions", async ({ page }) => {
  await page.goto('/films')
  await wake(page.locator('#own'))
  await link(page, 'own').click()
  const film = page.locator('#own video')
  await expect(film).toBeFocused()
  await expect(film).toHaveJSProperty('controls', true)
  await expect(film).toHaveAttribute('src', /\/films\/film\.webm$/)
  await expect(film.locator('track[kind="captions"]')).toHaveAttribute('src', '/films/film.vtt')
})

test('paper has the picture, also of a film that plays', async ({ page }) => {
  await askedOf(page)
  await page.goto('/films')
  await wake(page.locator('#hosted'))
  await link(page, 'hosted').click()
  await page.emulateMedia({ media: 'print' })
  await expect(link(page, 'hosted')).toBeVisible()
  await expect(page.locator('#hosted iframe')).toBeHidden()
})

test('a click with Ctrl opens the link in another window', async ({ page }) => {
  await askedOf(page)
  await page.goto('/films')
  const opened = page.context().waitForEvent('page')
  await link(page, 'hosted').click({ modifiers: ['Control'] })
  await opened
  await expect(page.locator('#hosted iframe')).toHaveCount(0)
})

for (const [when, script] of [
  ['the main script', mainScript],
  ['its own script', videoScript],
] as const) {
  test(`a click from before ${when} came plays the film when it is there`, async ({ rawPage: page }) => {
    await askedOf(page)
    const release = await holdBack(page, script)
    await page.goto('/films')
    await link(page, 'hosted').click()
    release()
    await expect(page.getByTitle('A film elsewhere')).toBeFocused()
    await expect(page).toHaveURL(/\/films$/)
  })

  test(`where ${when} does not come, a click follows the link`, async ({ rawPage: page }) => {
    await askedOf(page)
    await page.route(script, (route) => route.abort())
    await page.goto('/films')
    await link(page, 'hosted').click()
    await expect(page).toHaveURL('https://video.example/film')
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the picture is a link to the film', async ({ page }) => {
    await askedOf(page)
    await page.goto('/films')
    await link(page, 'hosted').click()
    await expect(page).toHaveURL('https://video.example/film')
  })
})
