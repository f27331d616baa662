import path from 'node:path'
import { readHostRules } from '../src/host-files/index.ts'
import { readManifest } from '../src/leads/manifest.ts'
import { readSettings, WrongSetting } from '../src/leads/settings.ts'
import { root } from '../src/root.ts'
import { hiddenPages } from '../src/server/hidden-pages.ts'
import { addressFlags, listen, readAddress } from '../src/server/listen.ts'
import { noBase, readBase } from './lib/base.ts'
import { misused, readFlags } from './lib/flags.ts'
import { run } from './lib/steps.ts'

const help = `npm start [-- --config FILE] [--out DIR] [--base PATH] [--no-build] [--host NAME] [--port N]

Builds the site if anything changed, and serves it. What visitors send is stored in data/leads.db, or where DATABASE_URL
says; docs/leads.md has all settings.
  --config FILE  the site to build and serve                  (pages.json)
  --out DIR      where it is built                            (dist)
  --base PATH    where it stands below its domain: /sub
  --no-build     serve it as it was built before
  --host NAME    who may connect; 0.0.0.0 is everybody        (HOST, or localhost)
  --port N       where to listen                              (PORT, or 8000)

It ends with 0 when it is told to end, with 1 when the site cannot be built or served, and with 2 when a setting or a flag is wrong.`

process.exitCode = await main()

async function main(): Promise<number> {
  const text = { type: 'string' } as const
  const noBuild = { type: 'boolean', default: false } as const
  const base = { ...text, default: '' }
  const flags = readFlags(help, { config: text, out: text, base, 'no-build': noBuild, ...addressFlags })
  if (typeof flags === 'number') return flags
  if (readBase(flags.base) === undefined) return misused(help, noBase(flags.base))
  try {
    await start(flags)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return error instanceof WrongSetting ? 2 : 1
  }
}

interface Flags {
  config?: string
  out?: string
  base: string
  'no-build': boolean
  host?: string
  port?: string
}

async function start({ out, host, port, ...site }: Flags): Promise<void> {
  const address = readAddress({ host, port }, process.env, 8000)
  const settings = readSettings(process.env)
  const dist = path.resolve(out ?? path.join(root, 'dist'))
  const [{ openLeads, createServer, staffPage }] = await Promise.all([
    import('./lib/server.ts'),
    site['no-build'] ? undefined : build(dist, site),
  ])
  const manifest = await readManifest(dist)
  const leads = openLeads(manifest, settings)
  const app = await createServer({
    dist,
    base: manifest.base,
    leads,
    log: settings.log,
    ...(settings.staff && { staffPage: await staffPage() }),
  })
  for (const { place, text } of (await readHostRules(dist)).unknown)
    console.log(`${place} is for other hosts, and does nothing here: ${text.trim()}`)
  for (const page of hiddenPages(app, manifest))
    console.log(`The page ${page} is not seen here: the server has that address itself. Give it another path.`)
  console.log(`Serving the site at ${await listen(app, address, 'start')}${manifest.base}/`)
}

/** In a process of its own: the server then holds none of the memory that a build needs. */
async function build(dist: string, { config, base }: Pick<Flags, 'config' | 'base'>): Promise<void> {
  const site = [...(config ? ['--config', path.resolve(config)] : []), ...(base ? ['--base', base] : [])]
  const { passed, output } = await run(
    ['node', 'scripts/run.mjs', 'build', '--compress', 'both', '--out', dist, ...site],
    'pipe',
  )
  if (!passed) throw new Error(output.trimEnd())
}
