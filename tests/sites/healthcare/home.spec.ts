import type { Page } from 'playwright/test'
import { expectLink, openAndStop, sectionOf, targets } from '../../e2e/support/site.ts'
import { expect, test } from '../../e2e/support/test.ts'

const hero = (page: Page) => page.locator('main > section').first()
const counter = (page: Page) => hero(page).getByText(/^\d \/ 3$/)
const industries = (page: Page) => sectionOf(page, 'Empowering the Healthcare Industry')
const bullet = (page: Page, slide: number) => industries(page).getByRole('button', { name: `Go to slide ${slide}` })
const chosen = (page: Page) => industries(page).locator('[aria-current="true"]')

test('the seven sections stand in order, the first and the last at the ends, and others between them', async ({
  look,
}) => {
  const page = await look('/')
  const headings = await page
    .locator('main > section')
    .evaluateAll((sections) => sections.map((section) => section.querySelector('h1, h2')?.textContent ?? ''))
  const fixed = [
    /^innovative healthcare software for better patient care$/i,
    /^Transform Your Healthcare Operations with Technology Built for Care$/,
    /^Empowering the Healthcare Industry$/,
    /^Real Outcomes\. Real Impact\.$/,
    /^Why the product is Trusted$/,
    /^Healthcare Technology Insights$/,
    /digitis(e|ing) .*hospital/i,
  ]
  const ours = headings.filter((heading) => fixed.some((words) => words.test(heading)))
  expect(ours).toEqual(fixed.map((words) => expect.stringMatching(words)))
  expect([headings[0], headings.at(-1)]).toEqual([ours[0], ours.at(-1)])
})

test.describe('the hero slider', () => {
  test('has three slides, each with its title, a description and a picture', async ({ look }) => {
    const page = await look('/')
    await expect(hero(page).getByText('Smart Healthcare Solutions')).toBeVisible()
    const slides = hero(page).locator('[aria-roledescription="slide"]')
    await expect(slides.locator('h1, h2')).toHaveText([
      /^innovative healthcare software for better patient care$/i,
      /^scalable digital solutions for every provider$/i,
      /^improving patient outcomes and ensuring compliance$/i,
    ])
    for (const slide of await slides.all()) {
      await expect(slide.locator('p')).not.toBeEmpty()
      await expect(slide.locator('img')).toHaveAttribute('alt', /\w/)
    }
  })

  test('leads to /contact and /solutions', async ({ look }) => {
    const page = await look('/')
    await expectLink(hero(page), "Let's Contact", '/contact')
    await expectLink(hero(page), 'Learn More', '/solutions')
  })

  test('has short labels on phones', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await expectLink(hero(page), 'Demo', '/contact')
    await expectLink(hero(page), 'Learn', '/solutions')
    await expect(hero(page).getByText("Let's Contact")).toBeHidden()
  })

  test('stays on a slide for 5000 ms, and goes from the last to the first', async ({ page }) => {
    await openAndStop(page, '/', hero(page))
    await hero(page).getByRole('button', { name: 'Next slide' }).click()
    let slide = Number((await counter(page).textContent())?.[0])
    await page.clock.runFor(4900)
    for (let moves = 0; moves < 3; moves++) {
      await expect(counter(page)).toHaveText(`${slide} / 3`)
      await page.clock.runFor(200)
      slide = (slide % 3) + 1
      await expect(counter(page)).toHaveText(`${slide} / 3`)
      await page.clock.runFor(4800)
    }
  })
})

test.describe('the hero slider under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('moves on by a swipe to the left, and back by one to the right', async ({ page }) => {
    await openAndStop(page, '/', hero(page))
    const start = Number((await counter(page).textContent())?.[0])
    await swipe(page, -200)
    await expect(counter(page)).toHaveText(`${(start % 3) + 1} / 3`)
    await page.clock.runFor(1500)
    await swipe(page, 200)
    await expect(counter(page)).toHaveText(`${start} / 3`)
  })

  async function swipe(page: Page, way: number): Promise<void> {
    const finger = await page.context().newCDPSession(page)
    const box = await hero(page).locator('div:has(> [aria-roledescription="slide"])').boundingBox()
    const y = (box?.y ?? 0) + 40
    const at = (x: number) => ({ touchPoints: [{ x, y }] })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(180 - way / 2) })
    for (let step = 1; step <= 10; step++) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(180 - way / 2 + (way * step) / 10) })
      await page.clock.runFor(16)
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
})

test('the introduction has four tiles', async ({ look }) => {
  const page = await look('/')
  const about = sectionOf(page, 'Transform Your Healthcare Operations with Technology Built for Care')
  await expect(about.getByRole('listitem').getByRole('heading')).toHaveText([
    'Trusted by Hospitals & Clinics',
    'Secure & HIPAA-Compliant Systems',
    'Fast Deployment, Scalable Growth',
    'Real-Time Reporting & Analytics',
  ])
})

test.describe('the carousel of industries', () => {
  test('has three slides with picture and text that lead to /solutions', async ({ look }) => {
    const page = await look('/')
    const slides = industries(page).locator('[aria-roledescription="slide"]')
    await expect(slides.getByRole('heading')).toHaveText([
      'Hospitals & Clinics',
      'Pharmacies & Diagnostic Centers',
      'AYUSH, Dental & Eye Care',
    ])
    for (const slide of await slides.all()) {
      expect(await targets(slide)).toEqual(['/solutions'])
      await expect(slide.locator('img')).toHaveAttribute('alt', /\w/)
      await expect(slide.locator('p').first()).not.toBeEmpty()
    }
  })

  test('stays on a slide for 4000 ms, and goes from the last to the first', async ({ page }) => {
    await openAndStop(page, '/', industries(page))
    await bullet(page, 3).click()
    await bullet(page, 2).click()
    await page.clock.runFor(3900)
    for (const [slide, next] of [
      [2, 3],
      [3, 1],
      [1, 2],
    ] as const) {
      await expect(chosen(page)).toHaveAccessibleName(`Go to slide ${slide}`)
      await page.clock.runFor(200)
      await expect(chosen(page)).toHaveAccessibleName(`Go to slide ${next}`)
      await page.clock.runFor(3800)
    }
  })

  test('goes where a bullet leads', async ({ page }) => {
    await openAndStop(page, '/', industries(page))
    await expect(industries(page).getByRole('button', { name: /^Go to slide/ })).toHaveCount(3)
    for (const slide of [3, 1, 2]) {
      await bullet(page, slide).click()
      await expect(bullet(page, slide)).toHaveAttribute('aria-current', 'true')
      await expect(chosen(page)).toHaveCount(1)
    }
  })

  test('has a fact, a banner and two buttons beside it', async ({ look }) => {
    const page = await look('/')
    const section = industries(page)
    await expect(section.getByText('Did you know?')).toBeVisible()
    await expect(section.getByText('Experience Smarter Healthcare Delivery Across All Departments')).toBeVisible()
    await expectLink(section, 'Schedule a Free Consultation', '/contact')
    await expectLink(section, 'Explore All Services', '/services')
  })
})

test('three cases are numbered, and lead to /case-studies', async ({ look }) => {
  const page = await look('/')
  const cases = sectionOf(page, 'Real Outcomes. Real Impact.')
  await expect(cases.getByRole('listitem')).toContainText([/^01 /, /^02 /, /^03 /])
  await expect(cases.getByRole('listitem').getByRole('heading')).toHaveText([/^30% /, /^40% /, /^8 hours /])
  await expect(cases.getByRole('img')).toHaveCount(3)
  await expectLink(cases, 'Explore Full Case Studies', '/case-studies')
})

test('five reasons lead to /contact', async ({ look }) => {
  const page = await look('/')
  const reasons = sectionOf(page, 'Why the product is Trusted')
  await expect(reasons.getByRole('listitem')).toHaveCount(5)
  await expectLink(reasons, 'Talk to Us', '/contact')
})

test('the three articles are linked', async ({ look }) => {
  const page = await look('/')
  const articles = ['/blog/digitization-checklist', '/blog/it-mistakes', '/blog/telemedicine-rural']
  expect((await targets(sectionOf(page, 'Healthcare Technology Insights'))).sort()).toEqual(articles)
})

test('both buttons of the last section lead to /', async ({ look }) => {
  const page = await look('/')
  const end = page.locator('main > section').last()
  await expectLink(end, 'Book Consulting', '/')
  await expectLink(end, 'Download Brochure', '/')
})
