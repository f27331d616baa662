import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import type { Draw } from '../../src/assistant/tool.ts'
import { Kept } from '../../src/assistant/work/kept.ts'
import type { Stage } from '../../src/assistant/work/stage.ts'
import { startDev } from '../../src/preview/server.ts'
import { installedBrowser } from '../../src/screens/installed-browser.ts'
import { Refused } from '../../src/site-files/refused.ts'
import { withoutExits } from './without-exits.ts'

/** Longer pages are cut: nobody makes out more in one picture. */
const longest = 4000

/** 3: the site now and before, and the one before that when somebody undoes. */
const mostPreviews = 3
/** Five minutes without a picture: then the computer has its memory back. */
const rest = 5 * 60_000

interface Preview {
  address: URL
  close(): Promise<void>
}

/** Draws pages with the live preview. Browser and previews stay open for the next picture. */
export class PagePictures {
  private readonly browsers = new Kept<Browser>(1, rest)
  private readonly previews = new Kept<Preview>(mostPreviews, rest)

  readonly draw: Draw = async ({ stage, page, section, width }) => {
    const executablePath = installedBrowser()
    if (executablePath === undefined)
      throw new Refused(
        'There is no browser here to make a picture with: install Chromium or Chrome, or set CHROMIUM_PATH.',
        'look at the page as an outline, or ask the author to look with "npm run dev".',
      )
    const launch = () => chromium.launch({ executablePath })
    let browser = await this.browsers.get('browser', launch)
    if (!browser.isConnected()) {
      await this.browsers.close()
      browser = await this.browsers.get('browser', launch)
    }
    const { address } = await this.previews.get(stage.name, () => openPreview(stage))
    return photograph(browser, addressOf(page, address), section, width)
  }

  async close(): Promise<void> {
    await this.browsers.close()
    await this.previews.close()
  }
}

function addressOf(page: string, preview: URL): URL {
  const url = new URL(preview)
  url.pathname = page
  return url
}

async function openPreview(stage: Stage): Promise<Preview> {
  const { config, close } = await stage.open()
  try {
    const server = await withoutExits(() => startDev({ config, host: '127.0.0.1', port: 0, log: console.error }))
    const [address = ''] = server.resolvedUrls?.local ?? []
    const closeBoth = async () => {
      await server.close()
      await close()
    }
    return { address: new URL(address), close: closeBoth }
  } catch (error) {
    await close()
    throw error
  }
}

/** The page at rest. Nothing but the preview is asked for anything. */
async function photograph(
  browser: Browser,
  address: URL,
  section: string | undefined,
  width: number,
): Promise<Buffer | null> {
  const height = Math.round(width < 600 ? width * 2 : width * 0.6)
  // Without script nothing lies above the page, and no picture waits until somebody has scrolled to it.
  const options = { javaScriptEnabled: false, reducedMotion: 'reduce', colorScheme: 'light' } as const
  const page = await browser.newPage({ viewport: { width, height }, ...options })
  try {
    return await pictureOf(page, address, section)
  } finally {
    await page.close()
  }
}

async function pictureOf(page: Page, address: URL, section: string | undefined): Promise<Buffer | null> {
  await page.route('**', (route) =>
    new URL(route.request().url()).origin === address.origin ? route.continue() : route.abort(),
  )
  const response = await page.goto(address.href, { waitUntil: 'networkidle' })
  if (response?.status() === 404) return null
  if (!response?.ok())
    throw new Refused(
      `The preview cannot draw ${address.pathname}: mistakes in the content stand in the way.`,
      'check the site.',
    )
  const drawn = page.locator(section === undefined ? 'html' : `[id="${section}"]`).first()
  if ((await drawn.count()) === 0) return null
  const shown = section === undefined ? await page.screenshot({ fullPage: true }) : await drawn.screenshot()
  const size = await sharp(shown).metadata()
  return sharp(shown)
    .extract({ left: 0, top: 0, width: size.width, height: Math.min(size.height, longest) })
    .jpeg({ quality: 78 })
    .toBuffer()
}
