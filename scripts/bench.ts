import { cpus, loadavg } from 'node:os'
import { missed, type Results, table } from './bench/figures.ts'
import { benches } from './bench/index.ts'
import { runCommand } from './bench/process.ts'
import { misused, readFlags } from './lib/flags.ts'

const names = Object.keys(benches)

const help = `npm run bench [-- --only NAME] [--runs N] [--json]

Measures how fast everything is, on sites made for it, and compares it with what it should be. Takes some ten minutes;
nothing else should run meanwhile.
  --only NAME   only one of ${names.join(', ')}; may be given several times
  --runs N      how often each command runs; the figure is the median       (3)
  --json        the figures as JSON`

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {
    only: { type: 'string', multiple: true, default: names },
    runs: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  })
  if (typeof flags === 'number') return flags
  const unknown = flags.only.find((name) => !names.includes(name))
  if (unknown !== undefined) return misused(help, `There is no bench "${unknown}". There are: ${names.join(', ')}.`)
  const runs = Number(flags.runs)
  if (!Number.isInteger(runs) || runs < 1) return misused(help, `--runs is a whole number from 1, not "${flags.runs}".`)
  const machine = { node: process.version, cores: cpus().length, load: loadavg()[0] ?? 0 }
  // The first command after a change bundles our command-line code; that is not what is measured.
  await runCommand('validate', '--help')
  const results: Record<string, Results[string]> = {}
  for (const [name, bench] of Object.entries(benches)) {
    if (flags.only.includes(name)) results[name] = await bench({ runs, say: (text) => console.error(text) })
  }
  if (flags.json) console.log(JSON.stringify({ ...machine, results }, null, 2))
  else {
    const where = `Node ${machine.node.slice(1)}, ${machine.cores} cores, load ${machine.load.toFixed(1)} at the start.`
    console.log(`${where}\n\n${table(results)}`)
  }
  return Object.values(results).flat().some(missed) ? 1 : 0
}
