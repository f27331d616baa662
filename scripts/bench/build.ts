import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { putAside } from './aside.ts'
import type { Bench, BenchOptions } from './bench.ts'
import type { Figure } from './figures.ts'
import { forget } from './forget.ts'
import { type Run, runCommand } from './process.ts'
import { benchSite, withChange, writeFiles, writeSite } from './site.ts'

/** What a cold build may take on this Node: newer ones render faster. */
const coldWanted = Number(process.versions.node.split('.')[0]) >= 24 ? 3 : 3.6

/** How long builds of small and large sites take: from nothing, after one changed text, after none. */
export const build: Bench = async (options) => {
  const small = await builds('15 pages', await inOneFile(15), options)
  const middle = await builds('1,000 pages', await inOneFile(1000), options, { cold: coldWanted, changed: 0.4 })
  const large = await builds('5,000 pages in files', await inFiles(5000), options, {
    cold: 9,
    memory: 450,
    changed: 0.8,
    same: 0.6,
  })
  return [...small, ...middle, ...large]
}

export interface Content {
  readonly config: string
  /** The file with the page that changes. */
  readonly file: string
  readonly page: number
}

async function inOneFile(count: number): Promise<Content> {
  const { config } = await writeSite(`site-${count}`, benchSite(count), 2)
  return { config, file: config, page: Math.floor(count / 2) }
}

/** A site of so many pages in files of their own. */
export async function inFiles(count: number): Promise<Content> {
  const { config, page } = await writeFiles(`files-${count}`, benchSite(count))
  return { config, file: page(count / 2), page: count / 2 }
}

interface Wanted {
  readonly cold?: number
  readonly memory?: number
  readonly changed?: number
  readonly same?: number
}

export async function builds(
  name: string,
  content: Content,
  { runs, say }: BenchOptions,
  wanted: Wanted = {},
): Promise<Figure[]> {
  const { config, file, page } = content
  const out = `${path.dirname(config)}-out`
  const make = () => runCommand('build', '--config', config, '--out', out)
  const [cold, changed, same]: [Run[], Run[], Run[]] = [[], [], []]
  for (let run = 0; run < runs; run += 1) {
    say(`build: ${name} from nothing, ${run + 1} of ${runs}`)
    await forget()
    await putAside(out)
    cold.push(await make())
  }
  say(`build: ${name}, after one changed text, and after none`)
  const text = await readFile(file, 'utf8')
  for (let run = 0; run < Math.max(runs, 5); run += 1) {
    await writeFile(file, withChange(text, page, run))
    changed.push(await make())
    same.push(await make())
  }
  await putAside(out)
  const times = (all: readonly Run[]) => all.map(({ seconds }) => seconds)
  return [
    { name: `${name}, from nothing`, values: times(cold), unit: 's', wanted: wanted.cold },
    {
      name: `${name}, peak memory of that`,
      values: cold.map(({ megabytes }) => megabytes),
      unit: 'MB',
      wanted: wanted.memory,
    },
    { name: `${name}, after one changed text`, values: times(changed), unit: 's', wanted: wanted.changed },
    { name: `${name}, after no change`, values: times(same), unit: 's', wanted: wanted.same },
  ]
}
