import type { Bench } from './bench.ts'
import { median } from './figures.ts'
import { type Run, runCommand, runProgram } from './process.ts'
import { benchSite, writeSite } from './site.ts'

/** How long it takes to judge a very large site, and the repository's own. */
export const validate: Bench = async ({ runs, say }) => {
  say('validate: as many pages as one file may hold')
  const { config, text } = await writeSite('site-large', benchSite(7000), 0)
  const large = await repeat(runs, () => runCommand('validate', '--config', config))
  say('validate: the real site through npm')
  const real = await repeat(runs, () => runProgram('npm', ['run', 'validate']))
  const size = `${Math.round(Buffer.byteLength(text) / 1e6)} MB, ${large.at(-1)?.output.trim().split('\n').at(-1)}`
  return [
    { name: '7000 pages in one file', value: seconds(large), unit: 's', target: 1, note: size },
    { name: 'its peak memory', value: Math.max(...large.map(({ megabytes }) => megabytes)), unit: 'MB' },
    { name: 'the real site, npm run validate', value: seconds(real), unit: 's', target: 1 },
  ]
}

async function repeat(runs: number, run: () => Promise<Run>): Promise<Run[]> {
  const all: Run[] = []
  while (all.length < runs) all.push(await run())
  return all
}

function seconds(runs: readonly Run[]): number {
  return median(runs.map((run) => run.seconds))
}
