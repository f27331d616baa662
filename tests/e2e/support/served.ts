import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readManifest } from '../../../src/leads/manifest.ts'
import { openLeads } from '../../../src/leads/service.ts'
import { readSettings } from '../../../src/leads/settings.ts'
import type { StoredLead } from '../../../src/leads/store/read.ts'
import type { ServerOptions } from '../../../src/server/options.ts'
import { createServer } from '../../../src/server/server.ts'
import { storedLeads } from '../../leads/stored.ts'

export interface Served {
  readonly address: string
  readonly leads: () => Promise<StoredLead[]>
  readonly close: () => Promise<void>
}

/** Serves a built site with a lead service and a store of its own. */
export async function serveWithLeads(dist: string, more: Pick<ServerOptions, 'guard'> = {}): Promise<Served> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sectile-leads-'))
  const store = `file:${path.join(folder, 'leads.db')}`
  const settings = readSettings({ DATABASE_URL: store, LEADS_RATE_LIMIT: '0' })
  const leads = openLeads(await readManifest(dist), settings)
  const server = await createServer({ dist, leads, ...more })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await server.close()
    await rm(folder, { recursive: true })
  }
  return { address, leads: () => storedLeads(store), close }
}
