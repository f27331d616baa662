import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readManifest } from '../../../src/leads/manifest.ts'
import { openLeads } from '../../../src/leads/service.ts'
import { readSettings } from '../../../src/leads/settings.ts'
import type { StoredLead } from '../../../src/leads/store/read.ts'
import { createServer } from '../../../src/server/server.ts'
import { storedLeads } from '../../leads/stored.ts'
import { exampleSite } from './example-site.ts'
import { test as base } from './test.ts'

interface SiteWithLeads {
  readonly address: string
  readonly leads: () => Promise<StoredLead[]>
}

/** Tests on the example site with a lead service and a store of their own. */
export const test = base.extend<{ site: SiteWithLeads }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  site: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'sectile-leads-'))
    const store = `file:${path.join(folder, 'leads.db')}`
    const settings = readSettings({ DATABASE_URL: store, LEADS_RATE_LIMIT: '0' })
    const leads = openLeads(await readManifest(exampleSite.dist), settings)
    const server = await createServer({ dist: exampleSite.dist, leads })
    await use({ address: await server.listen({ port: 0, host: '127.0.0.1' }), leads: () => storedLeads(store) })
    await server.close()
    await rm(folder, { recursive: true })
  },
  baseURL: ({ site }, use) => use(site.address),
})

export { expect } from './test.ts'
