import { expect, test } from '../../e2e/support/test.ts'
import { pathsOf } from '../support/pages.ts'
import { expectSoundPage } from '../support/sound-page.ts'
import { bare, routes } from './routes.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const greeting = /^Hi, I visited your profile and would like to learn more about (your|the) services\.?$/i
const general = "Hi, I'm interested in your services."
const greeted = ['/', '/pricing', '/products/emr']
const paths = await pathsOf('pages.json')

test('all routes of the specification are there', () => {
  expect(paths).toEqual(expect.arrayContaining(routes))
})

for (const path of [...paths, '/no-such-page'])
  test(`${path} is sound, with header and footer, the notice, the chat and a note of the campaign`, async ({
    page,
    context,
  }) => {
    await expectSoundPage(page, `${path}?utm_source=news&other=1`, path === '/no-such-page' ? 404 : 200)

    const framed = bare.includes(path) ? 0 : 1
    await expect(page.locator('body > header')).toHaveCount(framed)
    await expect(page.locator('body > footer')).toHaveCount(framed)
    await expect(page.getByRole('complementary', { name: 'Cookies' })).toBeVisible()

    const chat = page.locator('#chat')
    await expect(chat).toHaveAttribute('target', '_blank')
    const words = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
    expect(words).toEqual(greeted.includes(path) ? expect.stringMatching(greeting) : general)

    // What a page writes reaches the browser a moment later.
    await expect
      .poll(() => context.cookies())
      .toMatchObject([{ name: 'utm_source', value: 'news', path: '/', sameSite: 'Lax' }])
    const [cookie] = await context.cookies()
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(30, 1)
  })
