import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { routes } from '../../e2e/support/site.ts'

/** The pages that can be reached from the home page by links, and their HTML. */
async function crawl(request: APIRequestContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const ahead = ['/']
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (pages.has(path)) continue
    const answer = await request.get(path)
    pages.set(path, answer.ok() ? await answer.text() : '')
    for (const { href } of linksIn(pages.get(path) ?? '', path)) {
      const { origin, pathname } = new URL(href)
      if (origin === here && !/\.\w+$/.test(pathname)) ahead.push(pathname)
    }
  }
  return pages
}

const here = 'http://here'

function linksIn(html: string, path: string): { href: string; fragment: string }[] {
  return Array.from(html.matchAll(/<a [^>]*?href="([^"]*)"/g), ([, link = '']) => {
    const { href, hash } = new URL(link.replaceAll('&amp;', '&'), here + path)
    return { href, fragment: decodeURIComponent(hash.slice(1)) }
  })
}

test('from the home page links lead to every route, and none leads nowhere', async ({ request }) => {
  const pages = await crawl(request)
  expect([...pages.keys()]).toEqual(expect.arrayContaining(routes))
  expect([...pages].filter(([, html]) => html === '').map(([path]) => path)).toEqual([])
  const lost: string[] = []
  for (const [path, html] of pages)
    for (const { href, fragment } of linksIn(html, path)) {
      const { origin, pathname } = new URL(href)
      const target = origin === here ? pages.get(pathname) : undefined
      if (fragment !== '' && target !== undefined && !target.includes(` id="${fragment}"`))
        lost.push(`${path} to ${href}`)
      if (origin !== here && !/^(https|mailto|tel):/.test(href)) lost.push(`${path} to ${href}`)
    }
  expect(lost).toEqual([])
})

test('the targets that the specification names are there', async ({ request }) => {
  const named = `
    /products/emr /services/nabh-support /refer /dealer-program /courses /downloads
    /blog/digitization-checklist /blog/telemedicine-rural /blog/it-mistakes
    /blog/nabh-digital-readiness /blog/telemedicine-rural-india /blog/hipaa-gdpr-security
    /blog/hospital-it-mistakes /blog/abdm-health-id /blog/lims-future-diagnostics
    /case-studies/hospital-digital-transformation /case-studies/clinic-management-platform
    /case-studies/pharmacy-inventory-success /case-studies/lab-sample-automation /case-studies/ayush-digital-transformation
    /webinars/clinic-digitization /webinars/hospital-it-mistakes /webinars/nabh-digital-advantage
    /courses/emr-essentials /courses/nabh-documentation /courses/telemedicine-launch`
  const missing: string[] = []
  for (const path of named.trim().split(/\s+/)) if (!(await request.get(path)).ok()) missing.push(path)
  expect(missing).toEqual([])
})

test('every picture and file that a page names is there', async ({ request }) => {
  const files = new Map<string, string>()
  for (const [path, html] of await crawl(request))
    for (const [, list = ''] of html.matchAll(/ (?:src|srcset|href|data-main)="(\/[^"]*\.\w+(?: \d[^"]*)?)"/gi))
      for (const file of list.split(',')) files.set(file.trim().split(' ')[0] ?? '', path)
  expect(files.size).toBeGreaterThan(40)
  const missing: string[] = []
  for (const [file, path] of files) if (!(await request.get(file)).ok()) missing.push(`${file} on ${path}`)
  expect(missing).toEqual([])
})

const downloads = {
  '/downloads/service-brochure.pdf': 'application/pdf',
  '/downloads/solutions-overview.pdf': 'application/pdf',
  '/downloads/pricing-guide.pdf': 'application/pdf',
  '/downloads/case-studies-brochure.pdf': 'application/pdf',
  '/downloads/nabh-checklist.pdf': 'application/pdf',
  '/downloads/audit-prep.pdf': 'application/pdf',
  '/downloads/opd-sop.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '/downloads/telemedicine-sop.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '/downloads/emr-timeline.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

test('every download is a file of its kind', async ({ request }) => {
  for (const [path, type] of Object.entries(downloads)) {
    const file = await request.get(path)
    expect(file.status(), path).toBe(200)
    expect(file.headers()['content-type'], path).toBe(type)
    expect((await file.body()).subarray(0, 4).toString('latin1'), path).toBe(
      path.endsWith('.pdf') ? '%PDF' : 'PK\u0003\u0004',
    )
  }
})

test('every download is on the page of downloads', async ({ page }) => {
  await page.goto('/downloads')
  for (const path of Object.keys(downloads)) await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible()
})

const someOfEach = [
  ...routes,
  '/products/emr',
  '/blog/it-mistakes',
  '/case-studies/lab-sample-automation',
  '/downloads',
  '/courses/emr-essentials',
]

test('no page asks another host for anything', async ({ page, baseURL }) => {
  const foreign: string[] = []
  const own = new URL(baseURL ?? '').host
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== own) foreign.push(request.url())
  })
  for (const path of someOfEach) {
    await page.goto(path)
    await toTheEnd(page)
  }
  expect(foreign).toEqual([])
})

/** Goes through the page, so that all that waits for being seen comes. */
function toTheEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

test.describe('enlarged to twice its size', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })
  test('no page scrolls sideways, also in a window of half the width', async ({ page }) => {
    const wide: Record<string, number[]> = {}
    for (const path of someOfEach) {
      await page.goto(path)
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 400 })
        const needed = await page.evaluate(() => document.documentElement.scrollWidth)
        if (needed > width) wide[path] = [width, needed]
      }
    }
    expect(wide).toEqual({})
  })
})
