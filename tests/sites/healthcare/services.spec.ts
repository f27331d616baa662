import type { Locator, Page } from 'playwright/test'
import { expectLink, openAndStop, targets, wake } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

const cards = (page: Page) => page.locator('section[data-section="carousel"]')
const chosen = (page: Page) => cards(page).locator('[aria-current="true"]')
const method = (page: Page) => page.locator('section[data-section="steps"]')
const steps = (page: Page) => method(page).getByRole('navigation').getByRole('link')
const top = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().top)

test('the page leads to an expert, and ends with a way to /contact and the brochure', async ({ look }) => {
  const page = await look('/services')
  await expectLink(page.getByRole('main'), 'Talk to an Expert', '/contact')
  expect(await targets(page.locator('main > section').last())).toEqual(
    expect.arrayContaining(['/contact', '/downloads/service-brochure.pdf']),
  )
})

test.describe('the six services', () => {
  test('have an icon, a picture, a short text and further text', async ({ look }) => {
    const page = await look('/services')
    const slides = cards(page).locator('[aria-roledescription="slide"]')
    await expect(slides).toHaveCount(6)
    for (const slide of await slides.all()) {
      await expect(slide.getByRole('heading')).toHaveCount(1)
      await expect(slide.locator('img, svg')).toHaveCount(2)
      await expect(slide.getByText('View More')).toHaveCount(1)
      await expect(slide.locator('details')).not.toHaveAttribute('open')
    }
    await expect(cards(page).getByRole('button', { name: /^Go to slide/ })).toHaveCount(6)
  })

  test('are three in view, two below 1024 px and one below 768 px, and one at a time is expanded', async ({ page }) => {
    // They do not move by themselves then.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/services')
    await wake(cards(page))
    const slides = cards(page).locator('[aria-roledescription="slide"]')
    for (const [width, count] of [
      [1024, 3],
      [1023, 2],
      [767, 1],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const seen = async () => {
        const row = await cards(page).locator('div:has(> [aria-roledescription="slide"])').boundingBox()
        const card = await slides.first().boundingBox()
        return Math.round((row?.width ?? 0) / (card?.width ?? 1))
      }
      await expect.poll(seen, `${width} px`).toBe(count)
    }
    await cards(page).getByRole('button', { name: 'Go to slide 1' }).click()
    await slides.nth(0).getByText('View More').click()
    await slides.nth(1).getByText('View More').click()
    await expect(cards(page).locator('details[open]')).toHaveCount(1)
    await expect(slides.nth(0).getByText('View More')).toBeVisible()
    await slides.nth(1).getByText('View Less').click()
    await expect(cards(page).locator('details[open]')).toHaveCount(0)
  })

  test('move on every 3000 ms, and begin anew after the last', async ({ page }) => {
    await openAndStop(page, '/services', cards(page))
    await cards(page).getByRole('button', { name: 'Go to slide 4' }).click()
    await cards(page).getByRole('button', { name: 'Go to slide 5' }).click()
    await page.clock.runFor(2900)
    for (const [slide, next] of [
      [5, 6],
      [6, 1],
      [1, 2],
    ] as const) {
      await expect(chosen(page)).toHaveAccessibleName(`Go to slide ${slide}`)
      await page.clock.runFor(200)
      await expect(chosen(page)).toHaveAccessibleName(`Go to slide ${next}`)
      await page.clock.runFor(2800)
    }
  })

  test('can be stopped, and started again', async ({ page }) => {
    await openAndStop(page, '/services', cards(page))
    await cards(page).getByRole('button', { name: 'Pause the slides' }).click()
    const slide = (await chosen(page).getAttribute('aria-label')) ?? ''
    await page.clock.runFor(20_000)
    await expect(chosen(page)).toHaveAccessibleName(slide)
    await cards(page).getByRole('button', { name: 'Play the slides' }).click()
    await page.clock.runFor(3100)
    await expect(chosen(page)).not.toHaveAccessibleName(slide)
  })
})

test.describe('the five steps', () => {
  test('have a link, a title, a text and a picture each', async ({ look }) => {
    const page = await look('/services')
    expect(await targets(method(page).getByRole('navigation'))).toEqual([
      '#step1',
      '#step2',
      '#step3',
      '#step4',
      '#step5',
    ])
    for (const step of ['step1', 'step2', 'step3', 'step4', 'step5']) {
      const part = page.locator(`#${step}`)
      await expect(part.getByRole('heading')).toHaveCount(1)
      await expect(part.getByRole('img')).toHaveAttribute('alt', /\w/)
    }
  })

  test('are scrolled to within 500 ms, and stop 100 px below the top', async ({ page }) => {
    await openAndStop(page, '/services', method(page))
    await steps(page).nth(4).click()
    await page.clock.runFor(250)
    expect(await top(page.locator('#step5'))).toBeGreaterThan(120)
    await page.clock.runFor(200)
    await expect(page).not.toHaveURL(/#/)
    await page.clock.runFor(100)
    expect(await top(page.locator('#step5'))).toBeCloseTo(100, 0)
    await expect(page).toHaveURL(/#step5$/)
  })

  test('are marked while they are read, and keep their links beside them', async ({ page }) => {
    await page.goto('/services')
    await wake(method(page))
    for (const step of [4, 1, 3]) {
      await page.locator(`#step${step}`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await expect(steps(page).nth(step - 1)).toHaveAttribute('aria-current', 'true')
      await expect(method(page).locator('[aria-current]')).toHaveCount(1)
      for (const link of await steps(page).all()) await expect(link).toBeInViewport({ ratio: 0.99 })
    }
    const [nav, step] = await Promise.all([steps(page).first().boundingBox(), page.locator('#step3').boundingBox()])
    expect((nav?.x ?? 0) + (nav?.width ?? 0)).toBeLessThanOrEqual(step?.x ?? 0)
  })

  test('have a strip of links above them on phones, which follows too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/services')
    await wake(method(page))
    expect(
      new Set(await steps(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))).size,
    ).toBe(1)
    await page.locator('#step5').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect(steps(page).nth(4)).toHaveAttribute('aria-current', 'true')
    await expect(steps(page).nth(4)).toBeInViewport({ ratio: 0.99 })
  })
})
