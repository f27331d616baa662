import type { Page } from 'playwright/test'
import { complaintsOf } from '../support/complaints.ts'
import { answers, button, fillIn, formPage, section, target } from '../support/form.ts'
import { holdBack } from '../support/network.ts'
import { openAndStop, wake } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const island = (page: Page, type: string) => page.locator(`[data-island="${type}"]`)

/** Opens a page whose island of this type is live. */
async function open(page: Page, path: string, type: string): Promise<void> {
  await page.goto(path)
  await wake(island(page, type))
}

test.describe('the hero slider', () => {
  const slider = (page: Page) => island(page, 'hero-slider')
  const counter = (page: Page) => slider(page).getByText(/^\d \/ 3$/)
  const shows = (page: Page, slide: number) => expect(counter(page)).toHaveText(`${slide} / 3`)
  const current = async (page: Page) => Number((await counter(page).textContent())?.[0])
  const control = (page: Page, name: string) => slider(page).getByRole('button', { name })

  test.describe('moved by hand', () => {
    // It does not move by itself then.
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('wraps at both ends', async ({ page }) => {
      await open(page, '/', 'hero-slider')
      await shows(page, 1)
      await control(page, 'Previous slide').click()
      await shows(page, 3)
      await control(page, 'Next slide').click()
      await shows(page, 1)
    })

    test('answers the arrow keys while a control has the focus', async ({ page }) => {
      await open(page, '/', 'hero-slider')
      await control(page, 'Next slide').focus()
      await page.keyboard.press('ArrowRight')
      await shows(page, 2)
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await shows(page, 3)
    })

    test('shows one slide to screen readers, beside the main heading of the page', async ({ page }) => {
      await open(page, '/', 'hero-slider')
      const titles = await slider(page).locator('h1, h2').allTextContents()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
      await control(page, 'Next slide').click()
      const read = slider(page).locator('[aria-roledescription="slide"]:not([inert])')
      await expect(read.getByRole('heading')).toHaveText(titles.slice(0, 2))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
      // Words of two slides never stand on each other.
      await expect(page.locator('h1')).not.toBeInViewport()
    })
  })

  test('moves on after five seconds, and not while it is paused', async ({ page }) => {
    await openAndStop(page, '/', slider(page))
    // From here on the five seconds are counted.
    await control(page, 'Next slide').click()
    const first = await current(page)
    await page.clock.runFor(5000)
    await shows(page, (first % 3) + 1)
    await control(page, 'Pause the slides').click()
    await page.clock.runFor(20_000)
    await shows(page, (first % 3) + 1)
    await control(page, 'Play the slides').click()
    await page.clock.runFor(5000)
    await shows(page, ((first + 1) % 3) + 1)
  })

  test('waits while it has the keyboard focus or the pointer', async ({ page }) => {
    await openAndStop(page, '/', slider(page))
    await slider(page).locator('div:has(> [aria-roledescription="slide"])').hover()
    const slide = await current(page)
    await page.clock.runFor(20_000)
    await shows(page, slide)
    await control(page, 'Next slide').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await shows(page, slide)
  })

  test('never starts by itself for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAndStop(page, '/', slider(page))
    await page.clock.runFor(20_000)
    await shows(page, 1)
    await expect(control(page, 'Play the slides')).toBeVisible()
  })
})

test.describe('the carousel', () => {
  const carousel = (page: Page) => island(page, 'carousel')
  const card = (page: Page, index: number) => carousel(page).locator('[aria-roledescription="slide"]').nth(index)
  const dot = (page: Page, slide: number) => page.getByRole('button', { name: `Go to slide ${slide}`, exact: true })

  test('shows three cards, two below 1024 px and one below 768 px', async ({ page }) => {
    await open(page, '/cards', 'carousel')
    for (const [width, cards] of [
      [1280, 3],
      [1024, 3],
      [1023, 2],
      [768, 2],
      [767, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const seen = async () => {
        const row = await carousel(page).locator('div:has(> [aria-roledescription="slide"])').boundingBox()
        const one = await card(page, 0).boundingBox()
        return Math.round((row?.width ?? 0) / (one?.width ?? 1))
      }
      await expect.poll(seen, `${width} px`).toBe(cards)
    }
  })

  test('opens further text in one card at a time, and waits meanwhile', async ({ page }) => {
    await openAndStop(page, '/cards', carousel(page))
    await dot(page, 1).click()
    await card(page, 0).getByText('Open it').click()
    await expect(card(page, 0).getByText('Close it')).toBeVisible()
    await card(page, 1).getByText('Open it').click()
    await expect(card(page, 0).getByText('Open it')).toBeVisible()
    await expect(carousel(page).locator('details[open]')).toHaveCount(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
    await card(page, 1).getByText('Close it').click()
    await expect(carousel(page).locator('details[open]')).toHaveCount(0)
  })

  test('goes where a dot leads, and loops', async ({ page }) => {
    await openAndStop(page, '/cards', carousel(page))
    await dot(page, 6).click()
    await expect(dot(page, 6)).toHaveAttribute('aria-current', 'true')
    await carousel(page).getByRole('button', { name: 'Next slide' }).click()
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
  })

  test('stands still where all cards are seen, and goes on where they are not', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openAndStop(page, '/all-cards', carousel(page))
    await page.clock.runFor(10_000)
    for (const index of [0, 1, 2]) await expect(card(page, index)).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.clock.runFor(100)
    await page.mouse.move(0, 0)
    await page.clock.runFor(4500)
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.clock.runFor(10_000)
    for (const index of [0, 1, 2]) await expect(card(page, index)).toBeInViewport({ ratio: 1 })
    expect(complaints).toEqual([])
  })

  test('goes round with one card more than is seen, whatever part of a pixel a card is wide', async ({ page }) => {
    for (const width of [1280, 1281, 1282]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/few-cards', 'carousel')
      await dot(page, 4).click()
      const fromEdge = async () => {
        const row = await carousel(page)
          .locator('div:has(> [aria-roledescription="slide"])')
          .locator('..')
          .boundingBox()
        return Math.abs(((await card(page, 3).boundingBox())?.x ?? 0) - (row?.x ?? 0))
      }
      await expect.poll(fromEdge, `at ${width} px`).toBeLessThan(2)
    }
  })
})

test.describe('tabs', () => {
  test('are chosen with the arrow keys, and wrap', async ({ page }) => {
    await open(page, '/tabs', 'tabs')
    const names = await page.getByRole('tab').allTextContents()
    const panel = (index: number) => page.getByRole('tabpanel', { name: names.at(index) ?? '', exact: true })
    await page.getByRole('tab').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(panel(1)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(panel(-1)).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await page.keyboard.press('Home')
    await expect(panel(0)).toBeVisible()
    await page.keyboard.press('End')
    await expect(panel(-1)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel(-1)).toBeFocused()
  })

  test('bring the chosen panel into view after 100 ms, where it is not', async ({ page }) => {
    // It is there at once where motion is not wanted, so that only the time until then is measured.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 480 })
    await openAndStop(page, '/tabs', island(page, 'tabs'))
    await page.evaluate(() => scrollTo(0, 0))
    const panel = page.getByRole('tabpanel')
    await expect(panel).not.toBeInViewport({ ratio: 1 })
    // The notice lies on the tab; a real click would scroll first.
    await page.getByRole('tab').nth(1).dispatchEvent('click')
    await page.clock.runFor(99)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.clock.runFor(1)
    await expect(panel).toBeInViewport({ ratio: 1 })

    const before = await page.evaluate(() => scrollY)
    await page.getByRole('tab').nth(2).dispatchEvent('click')
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  test('stay under the pointer that presses another one, before the page moves and while it does', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 480 })
    await openAndStop(page, '/tabs', island(page, 'tabs'))
    const tab = (index: number) => page.getByRole('tab').nth(index)
    await page.locator('#consent').evaluate((notice) => notice.remove())
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(page.getByRole('tabpanel')).not.toBeInViewport({ ratio: 1 })

    await tab(1).click()
    await tab(2).hover()
    await page.mouse.down()
    await page.clock.runFor(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.mouse.up()
    await expect(tab(2)).toHaveAttribute('aria-selected', 'true')

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const moved = tab(0).evaluate(async (pressed) => {
      await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      pressed.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      const from = scrollY
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
      return scrollY - from
    })
    await page.clock.resume()
    expect(await moved).toBe(0)
  })

  test('leave what is below them where it is, whichever is chosen', async ({ page }) => {
    await page.goto('/tabs')
    const tabs = page.locator('[data-section="tabs"]')
    await wake(tabs)
    const height = () => tabs.evaluate((it) => it.getBoundingClientRect().height)
    const before = await height()
    await page.getByRole('tab', { name: 'Two' }).click()
    await expect(tabs.getByText('The second panel.')).toBeVisible()
    await expect(tabs.getByText('The first panel.')).toBeHidden()
    expect(await height()).toBe(before)
  })
})

/** A choice that stands in the address: what chooses, how the chosen one is known, and the address without and with it. */
const addressed = {
  tabs: { role: 'tab', state: 'aria-selected', path: '/tabs', parameter: 'tab' },
  'filter-list': { role: 'button', state: 'aria-pressed', path: '/filter', parameter: 'kind' },
} as const

for (const [type, { role, state, path, parameter }] of Object.entries(addressed))
  test(`a choice of ${type} stands in the address, which opens it again, and one that there is not opens the first`, async ({
    page,
  }) => {
    const choice = (index: number) => island(page, type).getByRole(role).nth(index)
    await page.goto(path)
    await choice(1).click()
    await expect(page).toHaveURL(new RegExp(`\\?${parameter}=[a-z]+$`))
    await page.goto(page.url())
    await expect(choice(1)).toHaveAttribute(state, 'true')
    await page.goto(`${path}?${parameter}=nothing`)
    await wake(island(page, type))
    await expect(choice(0)).toHaveAttribute(state, 'true')
  })

test.describe('the filter', () => {
  test('lists the chosen group, says so, and writes it into the address', async ({ page }) => {
    await open(page, '/filter?utm_source=mail#work', 'filter-list')
    await page.getByRole('button', { name: 'Small' }).click()
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['Small'])
    await expect(island(page, 'filter-list').getByRole('article')).toHaveCount(1)
    await expect(island(page, 'filter-list').getByRole('status')).toHaveText(/^Small: 1 entry shown$/)
    await expect(page).toHaveURL(/\?utm_source=mail&kind=small#work$/)
  })

  test('takes a place that a link led into out of the address when another group is chosen', async ({ page }) => {
    await open(page, '/filter#bowl', 'filter-list')
    await expect(page.getByRole('button', { pressed: true })).toHaveText(['Small'])
    await page.getByRole('button', { name: 'Large' }).click()
    await expect(page).toHaveURL(/\/filter\?kind=large$/)
  })
})

test.describe('questions in groups', () => {
  test('show one group, and close what was open when another is chosen', async ({ page }) => {
    await open(page, '/questions', 'accordion')
    const questions = island(page, 'accordion')
    const first = questions.locator('details').first()
    await first.locator('summary').click()
    await expect(first).toHaveAttribute('open')
    await questions.getByRole('button').last().click()
    await expect(questions.locator('details[open]')).toHaveCount(0)
    await expect(first).toBeHidden()
  })

  test('show what a link leads to, below the header, and again when it is followed a second time', async ({ page }) => {
    await open(page, '/questions#now', 'accordion')
    const answer = page.locator('#now')
    const header = page.getByRole('banner')
    const isBelow = async () => {
      const [above, below] = [await header.boundingBox(), await answer.boundingBox()]
      return above !== null && below !== null && below.y >= above.y + above.height
    }
    await expect(answer).toBeInViewport()
    await expect.poll(isBelow).toBe(true)
    // A link of the page itself, to where its address leads already.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#now', textContent: 'What now?' })
      document.querySelector('footer')?.prepend(link)
    })
    await island(page, 'accordion').getByRole('button').first().click()
    await expect(answer).toBeHidden()
    await page.getByRole('link', { name: 'What now?' }).click()
    await expect(answer).toBeInViewport()
    await expect.poll(isBelow).toBe(true)
  })
})

test.describe('the form', () => {
  const status = (page: Page) => section(page).getByRole('status')
  const alert = (page: Page) => section(page).getByRole('alert')

  test('sends what was typed and ticked before its script came', async ({ page }) => {
    const release = await holdBack(page, /hydrate.*\.js/)
    await page.goto(formPage)
    await fillIn(page)
    await expect(section(page)).not.toHaveAttribute('data-hydrated')
    release()
    await expect(section(page)).toHaveAttribute('data-hydrated', '')
    await expect(page.getByLabel('First name')).toHaveValue(answers.firstName)
    await page.route(target, (route) => route.fulfill({ status: 201, json: {} }))
    const sent = page.waitForRequest(target)
    await button(page).click()
    expect((await sent).postDataJSON()).toMatchObject({ ...answers, parts: [], privacy: true })
  })

  test('knows of boxes that were ticked before, when another is ticked', async ({ page }) => {
    await page.goto(formPage)
    const form = section(page)
    await form.getByLabel('End').evaluate((box: HTMLInputElement) => {
      box.checked = true
    })
    await form.getByLabel('Middle').check()
    await expect(form).toHaveAttribute('data-hydrated', '')
    await form.getByLabel('Top').check()
    await page.route(target, (route) => route.fulfill({ status: 201, json: {} }))
    const sent = page.waitForRequest(target)
    await form.locator('form').evaluate((element: HTMLFormElement) => {
      element.noValidate = true
      element.requestSubmit()
    })
    expect((await sent).postDataJSON()).toMatchObject({ parts: ['Top', 'Middle', 'End'] })
  })

  test('thanks, begins anew, and is sent once however often it is submitted', async ({ page }) => {
    let requests = 0
    await page.route(target, async (route) => {
      requests += 1
      await route.fulfill({ status: 201, json: {} })
    })
    await open(page, formPage, 'form')
    await fillIn(page)
    await section(page)
      .locator('form')
      .evaluate((form: HTMLFormElement) => {
        form.requestSubmit()
        form.requestSubmit()
      })
    await expect(status(page)).toHaveText(/^Thank you\./)
    await expect(page.getByLabel('First name')).toHaveValue('')
    expect(requests).toBe(1)
  })

  test('keeps the answers and can be sent again when sending fails', async ({ page }) => {
    await page.route(target, (route) => route.fulfill({ status: 500 }))
    await open(page, formPage, 'form')
    await fillIn(page)
    await button(page).click()
    await expect(alert(page)).toHaveText('That did not arrive. Your answers are still here.')
    await expect(page.getByLabel('First name')).toHaveValue(answers.firstName)
    await page.route(target, (route) => route.fulfill({ status: 201, json: {} }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(status(page)).toHaveText(/^Thank you\./)
  })

  test('leaves it to the browser to ask for what is missing', async ({ page }) => {
    await open(page, formPage, 'form')
    await button(page).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(alert(page)).toBeEmpty()
  })
})

test('who came to a section and chooses in it stays where they are', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/questions#accordion')
  // So that the page can be scrolled as far whatever is chosen.
  await page.addStyleTag({ content: 'main { padding-block-end: 100rem }' })
  const after = page.getByRole('button', { name: 'After' })
  const before = await after.evaluate((button) => {
    button.scrollIntoView({ behavior: 'instant', block: 'center' })
    return scrollY
  })
  await after.click()
  await expect(after).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('What now?')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

for (const { path, words, group, other } of [
  { path: '/questions#now', words: 'The last answer.', group: 'After', other: 'Before' },
  { path: '/filter#bowl', words: 'What a bowl is about.', group: 'Small', other: 'Large' },
])
  for (const way of ['an address', 'a link'])
    test(`${way} that leads to ${path} shows what is there, though the page begins with others`, async ({ page }) => {
      const [address = '', id] = path.split('#')
      const place = page.locator('main').getByText(words)
      await page.setViewportSize({ width: 360, height: 300 })
      if (way === 'an address') await page.goto(path)
      else {
        await page.goto(address)
        // As a link of the page does it, before anything of the section is live.
        await page.evaluate((id) => location.assign(`#${id}`), id)
      }
      await expect(place).toBeInViewport()
      await expect(page.getByRole('button', { name: group })).toHaveAttribute('aria-pressed', 'true')
      expect(new URL(page.url()).search).toBe('')
      // What somebody chooses then is shown.
      await page.getByRole('button', { name: other }).click()
      await expect(place).toBeHidden()
      await expect(page.getByRole('button', { name: other })).toHaveAttribute('aria-pressed', 'true')
    })
