import path from 'node:path'
import { codeHashOf } from '../src/code-hash.ts'
import { startDev } from '../src/preview/server.ts'
import { root } from '../src/root.ts'
import type { Share } from '../src/share/index.ts'
import { noMoment, readAt } from './lib/at.ts'
import { misused, readFlags } from './lib/flags.ts'

const help = `npm run dev [-- --config FILE] [--host NAME] [--port N] [--at TIME] [--share]

Shows the website while you write it: what you save appears in the open page.
  --config FILE  the site to show                       (pages.json)
  --host NAME    who may connect; 0.0.0.0 is everybody  (localhost)
  --port N       where to listen                        (5173)
  --at TIME      show it as on another day: 2027-01-31, or 2027-01-31T18:00
  --share        shows it to colleagues on the same network as well, at an address that only they know and that ends
                 with the command; they can look and change nothing

The gallery of all section types is at /_sections.`

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {
    config: { type: 'string', default: 'pages.json' },
    host: { type: 'string', default: 'localhost' },
    port: { type: 'string', default: '5173' },
    at: { type: 'string' },
    share: { type: 'boolean', default: false },
  })
  if (typeof flags === 'number') return flags
  const at = readAt(flags.at)
  if (at === undefined) return misused(help, noMoment(flags.at))
  const begin = performance.now()
  const { config, host } = flags
  const port = Number(flags.port)
  if (!/^\d{1,5}$/.test(flags.port) || port >= 65_535)
    return misused(help, `--port is "${flags.port}", and a port is a number from 0 to 65534.`)
  let share: Share | undefined
  try {
    if (flags.share) share = await open(config, port, flags.at)
    const server = await startDev({
      config,
      host,
      port,
      at: flags.at,
      log,
      code: codeHashOf(import.meta.dirname),
      saved: share?.again,
    })
    const { local = [], network = [] } = server.resolvedUrls ?? {}
    const [address = ''] = local
    log(`Ready in ${Math.round(performance.now() - begin)} ms: ${[...local, ...network].join(' ')}`)
    log(`All sections to choose from: ${address}_sections`)
    log(`How to write the site: ${path.relative(process.cwd(), path.join(root, 'docs/authoring.md'))}`)
    if (share) await tell(share)
    return 0
  } catch (error) {
    console.error(reason(error, port))
    await share?.close()
    // Vite has begun to watch and to look around, and would go on.
    process.exit(2)
  }
}

/** Why the preview did not start. Mostly another one still runs, in a terminal that was forgotten. */
function reason(error: unknown, port: number): string {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Error && 'syscall' in error && error.syscall === 'getaddrinfo')
    return `--host names no address of this machine: ${message}. Leave it out, or say 0.0.0.0 for all of them.`
  // Vite's own words, and those of the system for the port of what is shared.
  if (!/already in use/.test(message)) return message
  const taken = error instanceof Error && 'port' in error ? error.port : port
  return `Port ${taken} is taken, maybe by a preview that still runs. End that one with Ctrl+C, or choose another: npm run dev -- --port ${port + 10}`
}

function log(text: string): void {
  console.log(text)
}

/** Beside the preview, at the next port: its own has Vite behind it. */
async function open(config: string, port: number, at: string | undefined): Promise<Share> {
  const { openShare } = await import('../src/share/index.ts')
  return openShare({ config, port: port && port + 1, at, log })
}

/** Says where colleagues look, and draws the first address for their phones. */
async function tell({ links }: Share): Promise<void> {
  const { drawCode } = await import('../src/share/code.ts')
  log('\nFor colleagues on the same network, until you end this:')
  for (const link of links) log(`  ${link}`)
  const [first = ''] = links
  if (process.stdout.isTTY) log(`\n${drawCode(first)}\n`)
  log('They see the last state without mistakes, drafts too, when they load a page again; forms send nothing.')
}
