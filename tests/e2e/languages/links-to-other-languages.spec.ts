import { expectAccessible, expectFitting } from '../support/accessible.ts'
import { serveOnePage } from '../support/built-site.ts'
import type { Served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

let served: Served
test.beforeAll(async () => {
  served = await serveOnePage([{ type: 'hero', heading: 'تعلم القيادة' }], {
    language: 'ar',
    languages: {
      'en-GB': 'https://driving.example/en',
      'en-US': 'https://us.driving.example',
      he: 'https://he.driving.example',
    },
    words: { footer: { languages: 'لغات أخرى' } },
    footer: {
      menu: [{ heading: 'دروس', links: [{ label: 'على الطريق', href: '/' }] }],
      copyright: 'لنا',
      social: [{ label: 'صور', href: 'https://photos.example/driving', network: 'instagram' }],
    },
  })
})
test.afterAll(() => served.close())

test('from the right, on a small phone and by keyboard, the footer leads to the site in other languages', async ({
  page,
}) => {
  await page.goto(served.address)
  await expectFitting(page, 320)
  await expectAccessible(page)
  const languages = page.getByRole('list', { name: 'لغات أخرى' }).getByRole('link')
  await expect(languages).toHaveText(['British English', 'American English', 'עברית'])
  const [british, american, hebrew] = [languages.nth(0), languages.nth(1), languages.nth(2)]
  // Each is read out in its language, and its letters stand in their order whatever is around it.
  await expect(british).toHaveAttribute('lang', 'en-GB')
  await expect(british).toHaveCSS('direction', 'ltr')
  await expect(hebrew).toHaveCSS('direction', 'rtl')
  const boxes = await Promise.all([british, american, hebrew].map((link) => link.boundingBox()))
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(24)
  expect(boxes[0]?.x).toBeGreaterThan(boxes[1]?.x ?? 320)
  await american.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(british).toBeFocused()
  await expect(british).toHaveCSS('outline-style', 'solid')
  await page.route('https://driving.example/**', (route) => route.fulfill({ body: 'In English' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('https://driving.example/en/')
})
