import { expect, type Locator, type Page, test } from 'playwright/test'
import { linkIn, openAndStop, targets } from '../../e2e/support/site.ts'

const cards = (page: Page) => page.locator('section[data-section="carousel"]')
const chosen = (page: Page) => cards(page).locator('[aria-current="true"]')
const method = (page: Page) => page.locator('section[data-section="steps"]')
const steps = (page: Page) => method(page).getByRole('navigation').getByRole('link')
const top = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().top)

test('the introduction leads to an expert', async ({ page }) => {
  await page.goto('/services')
  await expect(linkIn(page.getByRole('main'), 'Talk to an Expert')).toHaveAttribute('href', '/contact')
})

test('the page ends with a way to /contact and the brochure', async ({ page }) => {
  await page.goto('/services')
  expect(await targets(page.locator('main > section').last())).toEqual(['/contact', '/downloads/service-brochure.pdf'])
})

test.describe('the six services', () => {
  test('have an icon, a picture, a short text and further text', async ({ page }) => {
    await page.goto('/services')
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
  test('have a link, a title, a text and a picture each', async ({ page }) => {
    await page.goto('/services')
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

  test('are marked while they are read', async ({ page }) => {
    await page.goto('/services')
    await method(page).scrollIntoViewIfNeeded()
    await expect(method(page)).toHaveAttribute('data-hydrated', '')
    for (const step of [4, 1, 3]) {
      await page.locator(`#step${step}`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await expect(steps(page).nth(step - 1)).toHaveAttribute('aria-current', 'true')
      await expect(method(page).locator('[aria-current]')).toHaveCount(1)
    }
  })

  test('keep their links beside them while they are read', async ({ page }) => {
    await page.goto('/services')
    for (const step of [1, 4]) {
      await page.locator(`#step${step}`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      for (const link of await steps(page).all()) await expect(link).toBeInViewport({ ratio: 0.99 })
    }
    const [nav, step] = await Promise.all([steps(page).first().boundingBox(), page.locator('#step4').boundingBox()])
    expect((nav?.x ?? 0) + (nav?.width ?? 0)).toBeLessThanOrEqual(step?.x ?? 0)
  })

  test('have a strip of links above them on phones, which follows too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/services')
    await method(page).scrollIntoViewIfNeeded()
    await expect(method(page)).toHaveAttribute('data-hydrated', '')
    expect(
      new Set(await steps(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))).size,
    ).toBe(1)
    await page.locator('#step5').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect(steps(page).nth(4)).toHaveAttribute('aria-current', 'true')
    await expect(steps(page).nth(4)).toBeInViewport({ ratio: 0.99 })
  })
})
