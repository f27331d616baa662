import path from 'node:path'
import { type Manifest, readManifest } from '../../src/leads/manifest.ts'
import { openLeads } from '../../src/leads/service.ts'
import { readSettings } from '../../src/leads/settings.ts'
import { root } from '../../src/root.ts'
import { listen, readAddress } from '../../src/server/listen.ts'
import { createServer } from '../../src/server/server.ts'
import { command, Misuse } from './command.ts'

export const serve = command({
  usage: 'serve',
  about: 'Receives leads at http://localhost:8001, without the pages; PORT and HOST choose another address.',
  help: `  --dist DIR         the built site whose forms are received  (dist)
  --config FILE      a site that is not built; --base PATH is what it stands below`,
  options: {
    dist: { type: 'string', default: path.join(root, 'dist') },
    config: { type: 'string' },
    base: { type: 'string', default: '' },
  },
  async work({ dist, config, base }) {
    if (base !== '' && config === undefined) throw new Misuse('--base goes with --config: a built site knows its own.')
    const address = readAddress(process.env, 8001)
    const settings = readSettings(process.env)
    const manifest = config === undefined ? await readManifest(dist) : await manifestFrom(config, base)
    const leads = await openLeads(manifest, settings)
    const app = await createServer({ leads, log: settings.log })
    console.log(`Receiving leads at ${await listen(app, address, 'run leads')}/`)
  },
})

/** Loaded only here: what reads a site's sources is large, and the service needs none of it. */
async function manifestFrom(config: string, base: string): Promise<Manifest> {
  const { makeManifest } = await import('../../src/publish/forms.ts')
  return makeManifest(config, base.replace(/\/$/, ''))
}
