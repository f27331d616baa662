import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import type { Draw } from '../../src/assistant/tool.ts'
import { startDev } from '../../src/preview/server.ts'
import { Refused } from '../../src/site-files/refused.ts'
import { installedBrowser } from './browser.ts'

/** Longer pages are cut: nobody makes out more in one picture. */
const longest = 4000

/** Draws a page with the live preview. */
export const drawPage: Draw = async ({ config, page, section, width }) => {
  const executablePath = installedBrowser()
  if (executablePath === undefined)
    throw new Refused(
      'There is no browser here to make a picture with: install Chromium or Chrome, or set CHROMIUM_PATH.',
      'look at the page as an outline, or ask the author to look with "npm run dev".',
    )
  const server = await startDev({ config, host: '127.0.0.1', port: 0, log: console.error })
  try {
    const [address = ''] = server.resolvedUrls?.local ?? []
    const url = new URL(address)
    url.pathname = page
    const browser = await chromium.launch({ executablePath })
    try {
      return await photograph(browser, url, section, width)
    } finally {
      await browser.close()
    }
  } finally {
    await server.close()
  }
}

/** The page at rest. Nothing but the preview is asked for anything. */
async function photograph(browser: Browser, address: URL, section: string | undefined, width: number): Promise<Buffer> {
  const height = Math.round(width < 600 ? width * 2 : width * 0.6)
  // Without script nothing lies above the page, and no picture waits until somebody has scrolled to it.
  const options = { javaScriptEnabled: false, reducedMotion: 'reduce', colorScheme: 'light' } as const
  const page = await browser.newPage({ viewport: { width, height }, ...options })
  await page.route('**', (route) =>
    new URL(route.request().url()).origin === address.origin ? route.continue() : route.abort(),
  )
  const response = await page.goto(address.href, { waitUntil: 'networkidle' })
  if (!response?.ok())
    throw new Refused(
      `The preview cannot draw ${address.pathname}: mistakes in the content stand in the way.`,
      'check the site.',
    )
  const drawn = page.locator(section === undefined ? 'html' : `[id="${section}"]`).first()
  if ((await drawn.count()) === 0)
    throw new Refused(
      'That section is not shown: it has not begun yet, or has ended.',
      'look at its "starts" and "ends".',
    )
  const shown = section === undefined ? await page.screenshot({ fullPage: true }) : await drawn.screenshot()
  const size = await sharp(shown).metadata()
  return sharp(shown)
    .extract({ left: 0, top: 0, width: size.width, height: Math.min(size.height, longest) })
    .jpeg({ quality: 78 })
    .toBuffer()
}
