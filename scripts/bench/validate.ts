import { readFile, writeFile } from 'node:fs/promises'
import type { Bench } from './bench.ts'
import type { Figure } from './figures.ts'
import { type Run, runCommand, runProgram } from './process.ts'
import { benchSite, withChange, writeFiles, writeSite } from './site.ts'

/** A page of both sites. */
const changed = 5000

/** How long it takes to judge a very large site, in one file and in many, and the repository's own. */
export const validate: Bench = async ({ runs, say }) => {
  const judge = async (name: string, run: (turn: number) => Promise<Run>, wanted?: number): Promise<Figure> => {
    say(`validate: ${name}`)
    const values: number[] = []
    while (values.length < runs) values.push((await run(values.length)).seconds)
    return { name, values, unit: 's', wanted }
  }
  /** A site that was judged before: after one changed text, and after none. */
  const judgeLarge = async (name: string, config: string, file: string, wanted: number): Promise<Figure[]> => {
    const run = () => runCommand('validate', '--config', config)
    const text = await readFile(file, 'utf8')
    const afterChange = async (turn: number) => {
      await writeFile(file, withChange(text, changed, turn))
      return run()
    }
    await run()
    return [
      await judge(`${name}, after one changed text`, afterChange, wanted),
      await judge(`${name}, after no change`, run),
    ]
  }
  const one = await writeSite('site-large', benchSite(7000), 0)
  const many = await writeFiles('files-large', benchSite(10_000))
  return [
    ...(await judgeLarge('62 MB in one file', one.config, one.config, 0.8)),
    ...(await judgeLarge('10,000 files', many.config, many.page(changed), 1)),
    await judge('this site, through npm', () => runProgram('npm', ['run', 'validate']), 1),
  ]
}
