import type { Page, Request } from 'playwright/test'

/** Holds back some files until what it returns is called; then they come, or fail. */
export async function holdBack(page: Page, files: RegExp, end: 'come' | 'fail' = 'come'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await (end === 'come' ? route.continue() : route.abort())
  })
  return release
}

/** What is sent from now on; pages and their files are only fetched. */
export function sentFrom(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request))
  return sent
}

export const mainScript = /assets\/main-/
