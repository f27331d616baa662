import { test as base } from 'playwright/test'
import { type Served, serveWithLeads } from '../../e2e/support/served.ts'
import type { Browser } from './browser.ts'
import { hearComplaints } from './complaints.ts'
import { openWithPuppeteer } from './puppeteer.ts'
import { distOf, type SiteName, sites } from './sites.ts'
import { openWebkit } from './webkit.ts'

/** How each browser is opened; the first is the one that the others are held against. */
const opened = {
  chromium: () => openWithPuppeteer('chromium'),
  firefox: () => openWithPuppeteer('firefox'),
  webkit: openWebkit,
} as const

export type BrowserName = keyof typeof opened

export const browserNames = Object.keys(opened) as BrowserName[]

interface PerWorker {
  readonly browsers: Readonly<Record<BrowserName, Browser>>
  readonly served: Readonly<Record<SiteName, Served>>
}

/** Tests in all browsers, which stay open, on all sites. */
export const test = base.extend<object, PerWorker>({
  browsers: [
    // They are closed before what they look at, which ends once nobody asks it any more.
    async ({ served: _ }, use) => {
      const browsers = await Promise.allSettled(browserNames.map((name) => opened[name]()))
      const open = browsers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      try {
        for (const one of browsers) if (one.status === 'rejected') throw one.reason
        await use(Object.fromEntries(open.map((one) => [one.name, one])) as PerWorker['browsers'])
      } finally {
        await Promise.allSettled(open.map((one) => one.close()))
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const names = Object.keys(sites) as SiteName[]
      const served = await Promise.all(names.map((name) => serveWithLeads(distOf(name), { guard: hearComplaints })))
      await use(Object.fromEntries(names.map((name, index) => [name, served[index]])) as PerWorker['served'])
      await Promise.all(served.map((one) => one.close()))
    },
    { scope: 'worker' },
  ],
})
