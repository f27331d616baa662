import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ElementContext, RunOptions } from 'axe-core'
import { expect, type Locator, type Page } from 'playwright/test'

declare global {
  var axe: typeof import('axe-core') | undefined
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** They take two thirds of the time, and are all that may find in dark what no rule finds in light. */
const ofColors = ['color-contrast', 'link-in-text-block']
const colorsAlone: RunOptions = { runOnly: ofColors }
const butColors: RunOptions = { rules: Object.fromEntries(ofColors.map((rule) => [rule, { enabled: false }])) }

/** A part of a page, by selectors. */
interface Part {
  readonly within?: string
  readonly except?: string
}

/** What lies over the rest of a page, which was looked at without it and takes most of the time. */
const covering = '[aria-modal="true"], [role="menu"]'

/** Holds the page as it is now, or what covers it, or a part of it, against the accessibility rules or some of them. */
export async function expectAccessible(page: Page, part: Part = {}, rules: RunOptions = {}): Promise<void> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  // Only the words that a failure is told with leave the page: all results would take as long as finding them.
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, ...rules }
  const found = await page.evaluate(
    async ({ within, except, covering, options }) => {
      const isCovered = Array.from(document.querySelectorAll(covering)).some((it) => it.checkVisibility())
      const place: ElementContext = {
        include: [[within ?? (isCovered ? covering : ':root')]],
        ...(except !== undefined && { exclude: [[except]] }),
      }
      const { violations } = (await globalThis.axe?.run(place, options)) ?? {}
      return violations?.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { ...part, covering, options },
  )
  expect(found, `at ${page.viewportSize()?.width} px`).toEqual([])
}

/** Colours and widths between two states belong to neither: what has just been scrolled or made wide is given its few frames. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    // What has faded out is taken away a moment later.
    const fading = document.querySelectorAll('[style*="transition-property"]')
    const isLeaving = (one: Element) => one.isConnected && getComputedStyle(one).opacity === '0'
    for (let frame = 0; frame < 60 && [...fading].some(isLeaving); frame++) await new Promise(requestAnimationFrame)
  })
}

/** That nothing is wider than a screen of this width. */
export async function expectFitting(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await settled(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width)
}

/** Lists that Safari would not tell of: those without a mark, outside of a menu. An empty mark is one. */
export function silentLists(page: Page): Promise<string[]> {
  return page
    .locator(':is(ul, ol):not(nav *)')
    .evaluateAll((lists) =>
      lists.filter((it) => getComputedStyle(it).listStyleType === 'none').map((it) => it.outerHTML),
    )
}

/** Puts a word of forty letters in the place of each text in a section. */
export async function lengthenWords(section: Locator): Promise<void> {
  await section.evaluate((it) => {
    const texts = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      if (
        /\p{L}{2}/u.test(texts.currentNode.nodeValue ?? '') &&
        !texts.currentNode.parentElement?.closest('script, style')
      )
        texts.currentNode.nodeValue = 'Donaudampfschifffahrtsgesellschaftskapit'
  })
}

/** Has the browser draw letters twice as large, as its own settings can. */
export async function enlargeLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** That what is light now can be read in dark, too. */
export async function expectReadableInDark(page: Page, part?: Part): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, part, colorsAlone)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The page as it is now, in dark and in light. */
export async function expectAccessibleInBoth(page: Page, part?: Part): Promise<void> {
  await expectReadableInDark(page, part)
  await expectAccessible(page, part)
}

/** Both, on a phone and on a wide screen, where there is more whose colours can be wrong. */
export async function expectAccessibleAndFitting(page: Page, part?: Part): Promise<void> {
  await expectFitting(page, 360)
  await expectAccessible(page, part, butColors)
  await expectFitting(page, 1280)
  await expectAccessible(page, part)
}
