import type { Bench } from './bench.ts'
import type { Figure } from './figures.ts'
import { type Run, runCommand, runProgram } from './process.ts'
import { benchSite, writeFiles, writeSite } from './site.ts'

/** How long it takes to judge a very large site, in one file and in many, and the repository's own. */
export const validate: Bench = async ({ runs, say }) => {
  const judge = async (name: string, run: () => Promise<Run>, wanted?: number): Promise<Figure> => {
    say(`validate: ${name}`)
    const values: number[] = []
    while (values.length < runs) values.push((await run()).seconds)
    return { name, values, unit: 's', wanted }
  }
  const one = await writeSite('site-large', benchSite(7000), 0)
  const many = await writeFiles('files-large', benchSite(10_000))
  return [
    await judge('62 MB in one file', () => runCommand('validate', '--config', one.config), 0.8),
    await judge('10,000 files', () => runCommand('validate', '--config', many.config), 1),
    await judge('this site, through npm', () => runProgram('npm', ['run', 'validate']), 1),
  ]
}
