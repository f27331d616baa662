import { startDev } from '../src/preview/server.ts'
import { noMoment, readAt } from './lib/at.ts'
import { misused, readFlags } from './lib/flags.ts'

const help = `npm run dev [-- --config FILE] [--host NAME] [--port N] [--at TIME]

Shows the website while you write it: what you save appears in the open page.
  --config FILE  the site to show                       (pages.json)
  --host NAME    who may connect; 0.0.0.0 is everybody  (localhost)
  --port N       where to listen                        (5173)
  --at TIME      show it as on another day: 2027-01-31, or 2027-01-31T18:00

The gallery of all section types is at /_sections.`

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {
    config: { type: 'string', default: 'pages.json' },
    host: { type: 'string', default: 'localhost' },
    port: { type: 'string', default: '5173' },
    at: { type: 'string' },
  })
  if (typeof flags === 'number') return flags
  const at = readAt(flags.at)
  if (at === undefined) return misused(help, noMoment(flags.at))
  const begin = performance.now()
  try {
    const { config, host, port } = flags
    const server = await startDev({ config, host, port: Number(port), at: flags.at, log: (text) => console.log(text) })
    const { local = [], network = [] } = server.resolvedUrls ?? {}
    console.log(`Ready in ${Math.round(performance.now() - begin)} ms: ${[...local, ...network].join(' ')}`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}
