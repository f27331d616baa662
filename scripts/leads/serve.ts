import { openLeads } from '../../src/leads/service.ts'
import { readSettings } from '../../src/leads/settings.ts'
import { listen, readAddress } from '../../src/server/listen.ts'
import { createServer } from '../../src/server/server.ts'
import { staffPage } from '../lib/staff-page.ts'
import { command } from './command.ts'
import { manifestOf, siteHelp, siteOptions } from './site.ts'

export const serve = command({
  usage: 'serve',
  about: 'Receives leads at http://localhost:8001, without the pages; PORT and HOST choose another address.',
  help: siteHelp,
  options: siteOptions,
  async work(flags) {
    const address = readAddress(process.env, 8001)
    const settings = readSettings(process.env)
    const leads = openLeads(await manifestOf(flags), settings)
    const app = await createServer({
      leads,
      log: settings.log,
      ...(settings.staff && { staffPage: await staffPage() }),
    })
    console.log(`Receiving leads at ${await listen(app, address, 'run leads')}/`)
  },
})
