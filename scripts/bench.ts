import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import path from 'node:path'
import { root } from '../src/root.ts'
import { clearAside } from './bench/aside.ts'
import { missed, type Results } from './bench/figures.ts'
import { benches, onRequest } from './bench/index.ts'
import { parseTime } from './bench/machine.ts'
import { runCommand } from './bench/process.ts'
import { pasted, table } from './bench/table.ts'
import { misused, readFlags } from './lib/flags.ts'

const names = Object.keys(benches)

const help = `npm run bench [-- --only NAME] [--runs N] [--json] [--write]

Measures how fast everything is, on sites made for it, and compares it with what it should be. Takes some ten minutes;
nothing else should run meanwhile.
  --only NAME   only one of ${names.join(', ')}; may be given several times   (all but ${onRequest.join(', ')})
  --runs N      how often each command runs; the figure is the median       (3)
  --json        the figures as JSON
  --write       keep the figures in docs/figures.json beside those that were not measured, and paste all into the README`

const kept = path.join(root, 'docs/figures.json')
const readme = path.join(root, 'README.md')

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {
    only: { type: 'string', multiple: true, default: names.filter((name) => !onRequest.includes(name)) },
    runs: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  })
  if (typeof flags === 'number') return flags
  const unknown = flags.only.find((name) => !names.includes(name))
  if (unknown !== undefined) return misused(help, `There is no bench "${unknown}". There are: ${names.join(', ')}.`)
  const runs = Number(flags.runs)
  if (!Number.isInteger(runs) || runs < 1) return misused(help, `--runs is a whole number from 1, not "${flags.runs}".`)
  // The first command after a change bundles our command-line code; that is not what most measure.
  await runCommand('validate', '--help')
  const results: Record<string, Results[string]> = {}
  const failed: string[] = []
  for (const [name, bench] of Object.entries(benches)) {
    if (!flags.only.includes(name)) continue
    const parse = await parseTime()
    const figures = await bench({ runs, say: (text) => console.error(text) }).catch((error: unknown) => {
      failed.push(name)
      console.error(`The bench "${name}" has failed:`, error)
    })
    if (!figures) continue
    results[name] = { node: process.versions.node, cores: cpus().length, parse, figures }
    // After each: what took ten minutes is not lost when it is stopped.
    if (flags.write) await write({ [name]: results[name] })
  }
  await clearAside()
  if (flags.json) console.log(JSON.stringify(results, null, 2))
  else if (failed.length < flags.only.length) console.log(table(results))
  return failed.length > 0 || Object.values(results).some(({ figures }) => figures.some(missed)) ? 1 : 0
}

/** Keeps new figures beside those of other benches, and pastes all of them. */
async function write(measured: Results): Promise<void> {
  const known = JSON.parse(await readFile(kept, 'utf8').catch(() => '{}')) as Results
  const all = { ...known, ...measured }
  const ordered = Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])))
  await writeFile(kept, `${JSON.stringify(ordered, null, 2)}\n`)
  await writeFile(readme, pasted(await readFile(readme, 'utf8'), table(ordered)))
}
