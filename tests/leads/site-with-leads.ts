import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readManifest } from '../../src/leads/manifest.ts'
import { openLeads } from '../../src/leads/service.ts'
import { readSettings } from '../../src/leads/settings.ts'
import type { StoredLead } from '../../src/leads/store/read.ts'
import { root } from '../../src/root.ts'
import { createServer } from '../../src/server/server.ts'
import { storedLeads } from './stored.ts'

export interface SiteWithLeads {
  readonly address: string
  readonly leads: () => Promise<StoredLead[]>
  readonly close: () => Promise<void>
}

/** The built site with a lead service and a store of its own. */
export async function serveSiteWithLeads(): Promise<SiteWithLeads> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sectile-leads-'))
  const store = `file:${path.join(folder, 'leads.db')}`
  const settings = readSettings({ DATABASE_URL: store, LEADS_RATE_LIMIT: '0' })
  const dist = path.join(root, 'dist')
  const leads = await openLeads(await readManifest(dist), settings)
  const server = await createServer({ dist, leads })
  return {
    address: await server.listen({ port: 0, host: '127.0.0.1' }),
    leads: () => storedLeads(store),
    async close() {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}
