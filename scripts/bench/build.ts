import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../src/root.ts'
import type { Bench } from './bench.ts'
import { type Figure, median } from './figures.ts'
import { runCommand } from './process.ts'
import { benchFolder, benchSite, withChange, writeSite } from './site.ts'

/** What the target of a cold build is on this Node: newer ones render faster. */
const coldTarget = Number(process.versions.node.split('.')[0]) >= 24 ? 4 : 6

/** How long builds take: from nothing, after one changed text, after none. */
export const build: Bench = async ({ runs, say }) => {
  const figures: Figure[] = []
  const cold = new Map<number, number>()
  for (const count of [15, 1000, 5000]) {
    say(`build: ${count} pages from nothing`)
    // Indented, 5,000 pages would be more than one file may hold.
    const { config } = await writeSite(`site-${count}`, benchSite(count), count > 1000 ? 0 : 2)
    const out = path.join(benchFolder, `out-${count}`)
    const times: number[] = []
    let megabytes = 0
    for (let run = 0; run < runs; run += 1) {
      for (const folder of ['engine', 'render', 'images']) await remove(path.join(root, '.cache', folder))
      await remove(out)
      const { seconds, megabytes: peak } = await runCommand('build', '--config', config, '--out', out)
      times.push(seconds)
      megabytes = Math.max(megabytes, peak)
    }
    cold.set(count, median(times))
    const target = count === 15 ? { target: 2 } : count === 1000 ? { target: coldTarget } : {}
    figures.push({ name: `cold, ${count} pages`, value: median(times), unit: 's', ...target })
    if (count === 5000) {
      const ratio = median(times) / (cold.get(1000) ?? Number.NaN)
      figures.push({ name: '5000 pages to 1000', value: ratio, unit: '', target: 5.5 })
      figures.push({ name: 'peak memory, 5000 pages', value: megabytes, unit: 'MB', target: 800 })
    }
    if (count === 1000) figures.push(...(await warm(config, out, Math.max(runs, 5), say)))
    await remove(out)
  }
  return figures
}

async function warm(config: string, out: string, runs: number, say: (text: string) => void): Promise<Figure[]> {
  say('build: after one changed text, and after none')
  const text = JSON.stringify(benchSite(1000), null, 2)
  const changed: number[] = []
  const same: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await writeFile(config, withChange(text, 500, run))
    changed.push((await runCommand('build', '--config', config, '--out', out)).seconds)
    same.push((await runCommand('build', '--config', config, '--out', out)).seconds)
  }
  return [
    { name: 'one changed text, 1000 pages', value: median(changed), unit: 's', target: 0.6 },
    { name: 'no change, 1000 pages', value: median(same), unit: 's' },
  ]
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}
