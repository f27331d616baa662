import type { Browser } from './browser.ts'
import { ask, expectSeen, openPage } from './page.ts'

export const widths = [360, 1280] as const

/** What can be told of a page that is alive, at one width. */
export interface Facts {
  readonly sections: readonly { readonly name: string; readonly height: number }[]
  /** How many main headings it has. */
  readonly headings: number
  /** By how much it is wider than the window. */
  readonly beyond: number
  /** Families that it is set in whose files did not come. */
  readonly unset: readonly string[]
  readonly complaints: readonly string[]
}

/** Opens a page, brings all of it to life, and looks at it at each width. */
export async function factsOf(browser: Browser, address: string): Promise<Facts[]> {
  await browser.resize(widths[0], 800)
  await openPage(browser, address)
  await wakeAll(browser)
  const facts: Facts[] = []
  for (const width of widths) {
    await browser.resize(width, 800)
    await expectSeen(browser, () => innerWidth, width)
    facts.push(await ask(browser, look))
  }
  return facts
}

/** Scrolls to each island and points at it; all must come to life. */
async function wakeAll(browser: Browser): Promise<void> {
  const count = await ask(browser, () => document.querySelectorAll('[data-island]').length)
  for (let index = 0; index < count; index++) {
    const middle = await ask(
      browser,
      (index: number) => {
        const island = document.querySelectorAll('[data-island]')[index]
        island?.scrollIntoView({ block: 'start', behavior: 'instant' })
        const { x = 0, y = 0, width = 0, height = 0 } = island?.getBoundingClientRect() ?? {}
        const top = Math.max(y, 0)
        return { x: x + width / 2, y: (top + Math.min(y + height, innerHeight)) / 2 }
      },
      index,
    )
    // A pointer that stays where it was is not seen to point at what has come below it.
    for (const step of [1, 0]) await browser.point(middle.x, middle.y + step)
    const alive = (index: number) => document.querySelectorAll('[data-island]')[index]?.hasAttribute('data-hydrated')
    await expectSeen(browser, alive, true, index)
  }
}

/** Runs in the page. */
async function look(): Promise<Facts> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  await document.fonts.ready
  const plain = (family: string) => family.trim().replace(/^["']|["']$/g, '')
  const faces = [...document.fonts]
  const families = [document.body, document.querySelector('h1')].map((one) =>
    one ? plain(getComputedStyle(one).fontFamily.split(',', 1).join()) : '',
  )
  const unset = families.filter((family) => {
    const own = faces.filter((face) => plain(face.family) === family)
    return own.length > 0 && !own.some((face) => face.status === 'loaded')
  })
  const sections = [...document.querySelectorAll<HTMLElement>('main > section, body > header, body > footer')]
  return {
    sections: sections.map((section) => ({
      name: section.dataset.section ?? section.localName,
      height: section.getBoundingClientRect().height,
    })),
    headings: document.querySelectorAll('h1').length,
    beyond: Math.max(document.documentElement.scrollWidth - innerWidth, 0),
    unset,
    complaints: globalThis.complaints,
  }
}
