import { exampleSite } from './example-site.ts'
import { type Served, serveWithLeads } from './served.ts'
import { test as base } from './test.ts'

/** Tests on the example site with a lead service and a store of their own. */
export const test = base.extend<{ site: Served }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  site: async ({}, use) => {
    const site = await serveWithLeads(exampleSite.dist)
    await use(site)
    await site.close()
  },
  baseURL: ({ site }, use) => use(site.address),
})

export { expect } from './test.ts'
