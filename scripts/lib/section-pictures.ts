import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import { startDev } from '../../src/preview/server.ts'
import { root } from '../../src/root.ts'
import { findBrowser } from './browser.ts'
import { smallPicture } from './small-picture.ts'

/** As wide as a laptop; what stands below is too small to be made out in a picture of this width. */
const screen = { width: 1280, height: 800 }
const width = 480
/** A page of the guide shows all of them at once. */
const maxBytes = 8000

/** Makes the pictures of some section types; gives the bytes of all. */
export async function takePictures(types: readonly string[]): Promise<number> {
  const folder = path.join(root, 'docs/pictures')
  await mkdir(folder, { recursive: true })
  const config = path.join(root, 'pages.json')
  const server = await startDev({ config, host: '127.0.0.1', port: 0, log: console.error })
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    const [address = ''] = server.resolvedUrls?.local ?? []
    let bytes = 0
    for (const type of types) {
      const large = await photograph(browser, `${address}_sections/preview/${type}/2?still`)
      const picture = await smallPicture(large, width, maxBytes)
      await writeFile(path.join(folder, `${type}.webp`), picture)
      bytes += picture.length
    }
    return bytes
  } finally {
    await browser.close()
    await server.close()
  }
}

/** The upper part of the section at this address, at rest. */
async function photograph(browser: Browser, address: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: screen, reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const box = await page.locator('[data-section]').boundingBox()
  const picture = await page.screenshot()
  await page.close()
  const height = Math.round(Math.min(box?.height ?? screen.height, screen.height))
  return sharp(picture).extract({ left: 0, top: 0, width: screen.width, height }).toBuffer()
}
