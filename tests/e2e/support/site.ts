import { expect, type Locator, type Page } from 'playwright/test'

/** The sections of a page whose heading this is. */
export function sectionOf(page: Page, heading: string | RegExp): Locator {
  return page.locator('main > section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
}

/** Where the links in a place lead to, in their order. */
export function targets(place: Locator): Promise<(string | null)[]> {
  return place.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

/** A link by its whole name. */
export function linkIn(place: Locator | Page, name: string | RegExp): Locator {
  return place.getByRole('link', { name, exact: true })
}

/** Brings a section to life as somebody does who points at it. */
export async function wake(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded()
  await island.dispatchEvent('pointerover')
  await expect(island).toHaveAttribute('data-hydrated', '')
}

/** Opens a page and stops its time once a section is live; from then on only `page.clock.runFor` lets it pass. */
export async function openAndStop(page: Page, path: string, island: Locator): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await wake(island)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** That a place has a link of this name to this address. */
export async function expectLink(place: Locator, name: string | RegExp, address: string): Promise<void> {
  const links = place.getByRole('link', { name, exact: true }).and(place.locator(`a[href="${address}"]`))
  await expect(links.first()).toBeVisible()
}

/** How far things have moved by themselves since the page began. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // What moved in one frame is told before the one after the next.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    add(observer.takeRecords())
    return sum
  })
}
