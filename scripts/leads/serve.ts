import { readSettings } from '../../src/leads/settings.ts'
import { addressFlags, listen, readAddress } from '../../src/server/listen.ts'
import { command } from './command.ts'
import { manifestOf, siteHelp, siteOptions } from './site.ts'

export const serve = command({
  usage: 'serve',
  about: 'Receives leads at http://localhost:8001, without the pages.',
  help: `${siteHelp}
  --host NAME        who may connect; 0.0.0.0 is everybody  (HOST, or localhost)
  --port N           where to listen                        (PORT, or 8001)`,
  options: { ...siteOptions, ...addressFlags },
  async work(flags) {
    const address = readAddress(flags, process.env, 8001)
    const settings = readSettings(process.env)
    // All other commands do without it.
    const { openLeads, createServer, staffPage } = await import('../lib/server.ts')
    const leads = openLeads(await manifestOf(flags), settings)
    const app = await createServer({
      leads,
      log: settings.log,
      ...(settings.staff && { staffPage: await staffPage() }),
    })
    console.log(`Receiving leads at ${await listen(app, address, 'run leads')}/`)
  },
})
