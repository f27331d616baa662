import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openSiteLeads } from '../src/leads/open.ts'
import { readSettings, WrongSetting } from '../src/leads/settings.ts'
import { root } from '../src/root.ts'
import { createServer } from '../src/server/server.ts'
import { run } from './lib/steps.ts'

const help = `npm start [-- --config FILE] [--out DIR] [--base PATH]
Builds the site if anything changed, and serves it at http://localhost:8000.
PORT and HOST choose another address; in a container, HOST=0.0.0.0.
What visitors send is stored in data/leads.db, or where DATABASE_URL says; docs/leads.md has all settings.`

// Who takes longer to receive an answer when the server ends is cut off; what runs containers waits 10 s before it kills.
const patience = 4000

// Why a port cannot be had, in words that say what to do.
const refusals: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) => `Port ${port} is taken. Choose another, for example: PORT=${port + 1} npm start`,
  EACCES: (_, port) => `Port ${port} is not open to this user. Choose one above 1023, for example: PORT=8000 npm start`,
  EADDRNOTAVAIL: (host) => `HOST is ${host}, which is no address of this machine.`,
  ENOTFOUND: (host) => `HOST is ${host}, which is no address of this machine.`,
}

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode ||= error instanceof WrongSetting ? 2 : 1
}

async function start() {
  const flags = readFlags()
  if (flags.help) return console.log(help)
  const { port, host } = readAddress()
  const settings = readSettings(process.env)
  const dist = path.resolve(flags.out ?? path.join(root, 'dist'))
  const base = (flags.base ?? '').replace(/\/$/, '')

  // In a process of its own: the server then holds none of the memory that a build needs.
  const config = flags.config ? ['--config', path.resolve(flags.config)] : []
  const build = await run(['node', 'scripts/run.mjs', 'build', '--out', dist, '--base', base, ...config], 'pipe')
  if (!build.passed) throw new Error(build.output.trimEnd())

  const leads = await openSiteLeads(flags.config ?? path.join(root, 'pages.json'), settings)
  const app = await createServer({ dist, base, leads, log: settings.log })
  await app.listen({ port, host }).catch(async (error: NodeJS.ErrnoException) => {
    await app.close()
    throw error.code && error.code in refusals ? new Error(refusals[error.code]?.(host, port)) : error
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(), patience).unref()
      void app.close()
    })
  }
  const { port: taken } = app.server.address() as AddressInfo
  console.log(`Serving the site at http://${host.includes(':') ? `[${host}]` : host}:${taken}${base}/`)
}

function readFlags() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { config: text, out: text, base: text, help: { type: 'boolean' } } }).values
  } catch (error) {
    process.exitCode = 2
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${help}`)
  }
}

function readAddress(): { port: number; host: string } {
  const { PORT, HOST } = process.env
  const port = Number(PORT || 8000)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return { port, host: HOST || 'localhost' }
  process.exitCode = 2
  throw new Error(`PORT is "${PORT}", and a port is a number from 0 to 65535.`)
}
