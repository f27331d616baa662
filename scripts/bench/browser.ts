import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type Browser, chromium, devices, type Page } from 'playwright'
import { createServer } from '../../src/server/server.ts'
import { findBrowser } from '../lib/browser.ts'
import { benchFolder } from './aside.ts'
import { runCommand } from './process.ts'
import { asBegun, visitSite, writeSite } from './site.ts'

/** Islands whose first click is timed, each on a page of its own. */
export const clicked = ['tabs', 'filter-list', 'accordion', 'carousel', 'hero-slider']

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Builds a site, serves it, and gives its address to a task. */
export async function withSite<T>(config: string, task: (address: string) => Promise<T>): Promise<T> {
  const dist = path.join(benchFolder, 'out-visited')
  await runCommand('build', '--compress', 'both', '--config', config, '--out', dist)
  const server = await createServer({ dist })
  await server.listen({ port: 0, host: 'localhost' })
  try {
    return await task(`http://localhost:${(server.server.address() as AddressInfo).port}`)
  } finally {
    await server.close()
  }
}

/** The site with a page for everything that a browser is asked to look at. */
export async function withVisitSite<T>(task: (address: string) => Promise<T>): Promise<T> {
  const { config } = await writeSite('site-visited', visitSite(clicked), 2)
  return withSite(config, task)
}

/** The same as most sites are: what makes each page of the other one heavier is not turned on. */
export async function withBegunSite<T>(task: (address: string) => Promise<T>): Promise<T> {
  const { config } = await writeSite('site-begun', asBegun(visitSite([])), 2)
  return withSite(config, task)
}

export async function withBrowser<T>(task: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags })
  try {
    return await task(browser)
  } finally {
    await browser.close()
  }
}

/** A new visitor with a phone; nothing is kept from those before. */
export async function openPage(browser: Browser): Promise<Page> {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'] ?? {}
  if (!viewport || !userAgent || !deviceScaleFactor) throw new Error('Playwright knows no Pixel 7.')
  const context = await browser.newContext({
    viewport,
    userAgent,
    deviceScaleFactor,
    isMobile: !!isMobile,
    hasTouch: !!hasTouch,
  })
  return context.newPage()
}

/** Scrolls to the end as a reader would, without touching anything. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  })
  await page.waitForLoadState('networkidle')
  // Islands that wait for an idle moment take one after two seconds at the latest.
  await page.waitForTimeout(2500)
}

/** Points at every island, so that all of them come to life. */
export async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-island]'))
      part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await page.waitForFunction(() => document.querySelector('[data-island]:not([data-hydrated])') === null)
  await page.waitForLoadState('networkidle')
}
