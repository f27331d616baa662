import { expect, type Locator, type Page } from 'playwright/test'

const bare = ['/service/request', '/service/audit']
/** The routes of the specification that have a header and a footer. */
const framed =
  '/ /services /solutions /pricing /about /careers /contact /academy /blog /case-studies /faq /audit /legal'
/** All routes of the specification. */
export const routes = [...framed.split(' '), ...bare]

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

/** Brings a section to life as somebody does who points at it, as soon as there is a script to notice. */
export async function wake(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      await island.dispatchEvent('pointerover')
      return island.getAttribute('data-hydrated')
    })
    .toBe('')
}

/** Opens a page and stops its time once a section is live; from then on only `page.clock.runFor` lets it pass. */
export async function openAndStop(page: Page, path: string, island: Locator): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await wake(island)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** What is sent from now on; pages and their files are only fetched. */
export function sentFrom(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(`${request.method()} ${request.url()}`))
  return sent
}
