import puppeteer from 'puppeteer-core'
import { findBrowser } from '../../../scripts/lib/browser.ts'
import { findFirefox } from '../../../scripts/lib/other-browsers.ts'
import type { Browser } from './browser.ts'

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
      : // Chromium's sandbox does not work for root, which a container's user usually is.
        { executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
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
