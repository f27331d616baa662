import { expect } from 'playwright/test'
import type { Browser } from './browser.ts'

const intervals = [20, 50, 100, 250]

/** Opens a page that the main script has begun on, as somebody who has seen the notice about cookies. */
export async function openPage(browser: Browser, address: string): Promise<void> {
  await browser.open(address)
  if (!(await ask(browser, () => localStorage.getItem('cookie_consent')))) {
    await ask(browser, () => localStorage.setItem('cookie_consent', 'true'))
    await browser.open(address)
  }
  await expectSeen(browser, () => globalThis.earlyClicks === undefined, true)
}

/** What a function says in the page, or promises; it goes there as its text, so it knows nothing around it. */
export async function ask<Args extends unknown[], Answer>(
  browser: Browser,
  look: (...args: Args) => Answer,
  ...args: Args
): Promise<Awaited<Answer>> {
  // A browser answers with what JSON can hold of it.
  return (await browser.evaluate(`(${look})(...${JSON.stringify(args)})`)) as Awaited<Answer>
}

/** Waits until a look into the page says this; the page may be left for another meanwhile. */
export async function expectSeen<Args extends unknown[], Answer>(
  browser: Browser,
  look: (...args: Args) => Answer,
  expected: Awaited<Answer>,
  ...args: Args
): Promise<void> {
  const seen = async (): Promise<void> => expect<unknown>(await ask(browser, look, ...args)).toEqual(expected)
  await expect(seen, browser.name).toPass({ timeout: 15_000, intervals })
}

/** The middle of the first element that is drawn and has this text, once it stands still where it can be pressed. */
async function placeOf(browser: Browser, selector: string, text: string): Promise<[x: number, y: number]> {
  let place: [number, number] | undefined
  await expect(async () => {
    const found = await ask(browser, find, selector, text)
    expect(found, `${selector} "${text}"`).toEqual({ found: true, still: true, on: selector, place: found.place })
    place = found.place
  }).toPass({ timeout: 15_000, intervals })
  if (!place) throw new Error(`${selector} is not there.`)
  return place
}

/** Runs in the page. */
async function find(selector: string, text: string) {
  const frame = () => new Promise(requestAnimationFrame)
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent?.includes(text),
  )
  if (!element) return { found: false }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  await frame()
  const before = element.getBoundingClientRect()
  await frame()
  const { x, y, width, height } = element.getBoundingClientRect()
  const place: [number, number] = [x + width / 2, y + height / 2]
  const hit = document.elementFromPoint(...place)
  const on = hit && (element.contains(hit) || hit.contains(element)) ? selector : (hit?.outerHTML.slice(0, 200) ?? '')
  return { found: true, still: before.x === x && before.y === y, on, place }
}

/** Points at an element. */
export async function point(browser: Browser, selector: string, text = ''): Promise<void> {
  await browser.point(...(await placeOf(browser, selector, text)))
}

/** Presses an element. */
export async function press(browser: Browser, selector: string, text = ''): Promise<void> {
  await browser.press(...(await placeOf(browser, selector, text)))
}

/** The whole page as PNG, from a window that is as high. */
export async function pictureOf(browser: Browser): Promise<Uint8Array> {
  const [width, height, all] = await ask(browser, () => [innerWidth, innerHeight, document.body.scrollHeight] as const)
  await browser.resize(width, all)
  await ask(browser, async () => {
    // What the window has gained is drawn by then.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  const picture = await browser.picture()
  await browser.resize(width, height)
  return picture
}
