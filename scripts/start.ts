import path from 'node:path'
import { openSiteLeads } from '../src/leads/open.ts'
import { readSettings, WrongSetting } from '../src/leads/settings.ts'
import { root } from '../src/root.ts'
import { listen, readAddress, WrongPort } from '../src/server/listen.ts'
import { createServer } from '../src/server/server.ts'
import { readFlags } from './lib/flags.ts'
import { run } from './lib/steps.ts'

const help = `npm start [-- --config FILE] [--out DIR] [--base PATH]
Builds the site if anything changed, and serves it at http://localhost:8000.
PORT and HOST choose another address; in a container, HOST=0.0.0.0.
What visitors send is stored in data/leads.db, or where DATABASE_URL says; docs/leads.md has all settings.`

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof WrongSetting || error instanceof WrongPort ? 2 : 1
}

async function start() {
  const text = { type: 'string' } as const
  const flags = readFlags(help, { config: text, out: text, base: text })
  if (typeof flags === 'number') {
    process.exitCode = flags
    return
  }
  const address = readAddress(process.env, 8000)
  const settings = readSettings(process.env)
  const dist = path.resolve(flags.out ?? path.join(root, 'dist'))
  const base = (flags.base ?? '').replace(/\/$/, '')

  // In a process of its own: the server then holds none of the memory that a build needs.
  const config = flags.config ? ['--config', path.resolve(flags.config)] : []
  const build = await run(['node', 'scripts/run.mjs', 'build', '--out', dist, '--base', base, ...config], 'pipe')
  if (!build.passed) throw new Error(build.output.trimEnd())

  const leads = await openSiteLeads(flags.config ?? path.join(root, 'pages.json'), settings)
  const app = await createServer({ dist, base, leads, log: settings.log })
  console.log(`Serving the site at ${await listen(app, address, 'start')}${base}/`)
}
