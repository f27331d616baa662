import { expect } from 'playwright/test'
import type { Served } from '../e2e/support/served.ts'
import { chat, newsletter } from '../e2e/support/settings.ts'
import type { Browser } from './support/browser.ts'
import { ask, expectSeen, openPage, point, press } from './support/page.ts'
import type { SiteName } from './support/sites.ts'
import { browserNames, test } from './support/test.ts'

interface Start {
  readonly path: string
  readonly width?: 360 | 1280
  readonly site?: SiteName
}

/** Steps that every browser takes as the others do. */
function operates(what: string, start: Start, steps: (browser: Browser, site: Served) => Promise<void>): void {
  const { path, width = 1280, site: name = 'engine' } = start
  for (const browser of browserNames)
    test(`${browser}: ${what}`, async ({ browsers, served }) => {
      await browsers[browser].resize(width, 800)
      await openPage(browsers[browser], served[name].address + path)
      await steps(browsers[browser], served[name])
    })
}

/** The texts of elements that are drawn. */
const drawn = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.textContent)

const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent?.trim()

operates(
  'questions close what was open, also when another group is chosen',
  { path: '/questions' },
  async (browser) => {
    const open = 'main details[open] summary'
    await press(browser, 'summary', 'What is it?')
    await expectSeen(browser, drawn, ['What is it?'], open)
    await press(browser, 'summary', 'Where is it?')
    await expectSeen(browser, drawn, ['Where is it?'], open)
    await press(browser, 'main button', 'After')
    await expectSeen(browser, drawn, ['What now?'], 'main summary')
    await expectSeen(browser, () => document.querySelectorAll('main details[open]').length, 0)
  },
)

operates('tabs are chosen with the arrow keys', { path: '/tabs' }, async (browser) => {
  await press(browser, '[role="tab"]', 'One')
  await expectSeen(browser, focused, 'One')
  await browser.key('ArrowRight')
  await expectSeen(browser, drawn, ['Two'], '[role="tab"][aria-selected="true"]')
  await expectSeen(browser, () => location.search, '?tab=two')
  await browser.key('Tab')
  await expectSeen(browser, () => document.activeElement?.getAttribute('role'), 'tabpanel')
  expect(await ask(browser, drawn, '[role="tabpanel"]')).toEqual([expect.stringContaining('The second panel.')])
})

operates('a carousel shows the next card', { path: '/cards' }, async (browser) => {
  const current = () => document.querySelector('main [aria-current="true"]')?.getAttribute('aria-label')
  await point(browser, '[data-section="carousel"]')
  await press(browser, '[aria-label="Go to slide 6"]')
  await expectSeen(browser, current, 'Go to slide 6')
  await press(browser, '[aria-label="Next slide"]')
  await expectSeen(browser, current, 'Go to slide 1')
  await press(browser, 'main summary', 'Open it')
  await expectSeen(browser, drawn, ['More of it.'], '[data-section="carousel"] details p')
})

operates('a hero slider is paused, and shows the next slide', { path: '/' }, async (browser) => {
  const counter = () => /(\d) \/ 3/.exec(document.querySelector('[data-section="hero-slider"]')?.textContent ?? '')?.[1]
  await press(browser, '[aria-label="Pause the slides"]')
  await expectSeen(browser, () => document.querySelector('[aria-label="Play the slides"]') !== null, true)
  const before = Number(await ask(browser, counter))
  await press(browser, '[aria-label="Next slide"]')
  await expectSeen(browser, counter, `${(before % 3) + 1}`)
  const headings = '[data-section="hero-slider"] [aria-roledescription="slide"]:not([inert]) :is(h1, h2)'
  await expectSeen(browser, (selector: string) => document.querySelectorAll(selector).length > 0, true, headings)
})

operates('a filter lists the chosen group', { path: '/filter' }, async (browser) => {
  await press(browser, 'main button', 'Small')
  await expectSeen(browser, drawn, ['Small'], '[aria-pressed="true"]')
  await expectSeen(browser, drawn, ['A bowl'], 'main article h4')
  await expectSeen(browser, () => location.search, '?kind=small')
})

operates('a form asks for what is missing, and is sent', { path: '/form' }, async (browser, site) => {
  const before = (await site.leads()).length
  const submit = '[data-section="form"] button[type="submit"]'
  await press(browser, submit)
  await expectSeen(browser, focused, 'firstName')
  expect(await ask(browser, () => document.querySelectorAll('main form :invalid').length)).toBeGreaterThan(0)
  const write = async (name: string, text: string) => {
    await press(browser, `[name="${name}"]`)
    await browser.type(text)
  }
  await write('firstName', 'Meera')
  await write('lastName', 'Nair')
  await write('email', 'meera@host.example')
  await press(browser, '[name="phone"]')
  await browser.key('Tab')
  await expectSeen(browser, focused, 'place')
  await browser.type('T')
  await write('story', 'Please call.')
  await press(browser, 'main label', 'Evening')
  await press(browser, 'main label', 'End')
  await press(browser, '[name="privacy"]')
  await press(browser, submit)
  await expectSeen(
    browser,
    () => document.querySelector('[data-section="form"] [role="status"]')?.textContent?.startsWith('Thank you.'),
    true,
  )
  const leads = await site.leads()
  expect(leads).toHaveLength(before + 1)
  expect(leads[0]).toMatchObject({
    kind: 'request',
    data: { firstName: 'Meera', place: 'There', time: 'Evening', parts: ['End'], story: 'Please call.', privacy: true },
  })
})

operates('prices change with their period, by style alone', { path: '/pricing-2' }, async (browser) => {
  const price = '#basic strong'
  await expectSeen(browser, drawn, ['€6'], price)
  await press(browser, '#plans label', 'Yearly')
  await expectSeen(browser, drawn, ['€60'], price)
})

operates('a link of a guide leads to its step, and is marked', { path: '/guide' }, async (browser) => {
  await press(browser, 'main nav a', 'Go on')
  await expectSeen(browser, () => location.hash, '#step2')
  await expectSeen(browser, drawn, ['Go on'], 'main nav [aria-current="true"]')
  await expectSeen(browser, () => Math.round(document.querySelector('#step2')?.getBoundingClientRect().top ?? 0), 100)
})

operates("a film's picture becomes its player", { path: '/films' }, async (browser) => {
  await press(browser, '#hosted [data-play]')
  const frame = () => document.querySelector<HTMLIFrameElement>('#hosted iframe')?.src
  await expectSeen(browser, frame, 'https://video.example/embed/film')
  await press(browser, '#own [data-play]')
  await expectSeen(browser, () => document.querySelector<HTMLVideoElement>('#own video')?.controls, true)
})

operates('the menu follows the pointer and the keys', { path: '/text' }, async (browser) => {
  const open = 'header details[open] > summary'
  const shown = () =>
    [...document.querySelectorAll('header details[open] li > ul')]
      .filter((cards) => getComputedStyle(cards).opacity === '1')
      .map((cards) => cards.querySelector('a > span')?.textContent)
  await press(browser, 'header summary', 'Company')
  await expectSeen(browser, drawn, ['Company'], open)
  await expectSeen(browser, shown, ['Who we are'])
  await point(browser, 'header details[open] li > a', 'Careers')
  await expectSeen(browser, shown, ['Join us'])
  await press(browser, 'header summary', 'Help')
  await expectSeen(browser, drawn, ['Help'], open)
  await browser.key('Escape')
  await expectSeen(browser, drawn, [], open)
  await expectSeen(browser, focused, 'Help')
  await browser.key('Enter')
  await expectSeen(browser, drawn, ['Help'], open)
})

operates(
  "a phone's menu fills the screen, and gives the focus back",
  { path: '/text', width: 360 },
  async (browser) => {
    await press(browser, '[aria-label="Open menu"]')
    const box = () => {
      const { x, y, width, height } = document.querySelector('#site-menu:popover-open')?.getBoundingClientRect() ?? {}
      return [x, y, width, height]
    }
    await expectSeen(browser, box, [0, 0, 360, 800])
    await press(browser, 'header summary', 'Company')
    await expectSeen(browser, drawn, ['Company'], 'header details[open] > summary')
    await press(browser, '[aria-label="Close menu"]')
    await expectSeen(browser, () => document.querySelector('#site-menu:popover-open') === null, true)
    await expectSeen(browser, () => document.activeElement?.getAttribute('aria-label'), 'Open menu')
  },
)

operates('the notice about cookies goes for good', { path: '/text' }, async (browser, { address }) => {
  await ask(browser, () => localStorage.clear())
  await browser.open(`${address}/about`)
  await press(browser, '#consent button')
  await expectSeen(browser, drawn, [], '#consent')
  await browser.open(`${address}/text`)
  await expectSeen(browser, drawn, [], '#consent')
})

operates('a chat is noted', { path: '/about' }, async (browser, site) => {
  // Requests may come meanwhile.
  const chats = async () => (await site.leads()).filter(({ kind }) => kind === 'chat-lead')
  const before = (await chats()).length
  await ask(browser, () => {
    // The chat itself is somebody else's.
    document.querySelector('#chat')?.addEventListener('click', (event) => event.preventDefault())
  })
  await press(browser, '#chat')
  await expect.poll(async () => (await chats()).length).toBe(before + 1)
  expect((await chats())[0]).toMatchObject({ data: { message: chat.message, page: '/about' } })
})

operates('the newsletter says what is wrong, and is sent', { path: '/text' }, async (browser) => {
  const note = () => document.querySelector('#newsletter_note')?.textContent
  await press(browser, 'footer button')
  await expectSeen(browser, note, newsletter.invalid)
  await press(browser, '#newsletter_email')
  await browser.type('name@host.example')
  await browser.key('Enter')
  await expectSeen(browser, note, newsletter.success)
})

operates('a banner is put away', { path: '/text', site: 'looks' }, async (browser) => {
  await press(browser, '#site-banner button')
  await expectSeen(browser, drawn, [], '#site-banner')
  // The pages are looked at with it.
  await ask(browser, () => localStorage.clear())
})
