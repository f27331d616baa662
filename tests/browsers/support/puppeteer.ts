import puppeteer from 'puppeteer-core'
import { findBrowser } from '../../../scripts/lib/browser.ts'
import { findFirefox } from '../../../scripts/lib/other-browsers.ts'
import type { Browser } from './browser.ts'

/**
 * Chromium loses the tab when a page that it prepares ahead is no longer wanted (the pointer has left the link) while
 * puppeteer, which holds every new page until it has looked at it, still holds that one.
 */
const noPrerendering = '--disable-features=Prerender2'

/** Chromium's sandbox does not work for root, which a container's user usually is. */
const noSandbox = '--no-sandbox'

/** Chromium by its own protocol, and Firefox by WebDriver BiDi: for neither another program is needed. */
export async function openWithPuppeteer(name: 'chromium' | 'firefox'): Promise<Browser> {
  const browser = await puppeteer.launch(
    name === 'firefox'
      ? {
          browser: 'firefox',
          executablePath: findFirefox(),
          // Its bar for scrolling lies on the page, as those of the others do.
          extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
        }
      : { executablePath: findBrowser(), args: [noPrerendering, ...(process.getuid?.() === 0 ? [noSandbox] : [])] },
  )
  const page = await browser.newPage()
  return {
    name,
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    point: (x, y) => page.mouse.move(x, y),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
