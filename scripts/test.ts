import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findBrowser } from './lib/browser.ts'
import { reports, runChecks, unitTests } from './lib/checks.ts'
import { readFlags } from './lib/flags.ts'
import { run, runSteps, type StepResult } from './lib/steps.ts'
import { add, type Tally, tallyOfPlaywright, tallyOfVitest, tallyRun } from './lib/tally.ts'

const help = `npm test

Proves everything: first what npm run check does, then the built site in a browser, which is found or installed. The last
line counts checks and tests, also when one of them could not run; what failed stands by name above it.`

const browserTests = 'browser tests'

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {})
  if (typeof flags === 'number') return flags
  const tallies: Tally[] = []
  for (const part of [checks, builtSite]) {
    try {
      tallies.push(await part())
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      tallies.push({ passed: 0, failed: [part.name], flaky: [] })
    }
  }
  const { passed, failed, flaky } = add(tallies)
  tellNames('Failed', failed)
  tellNames('Passed only at a second try', flaky)
  console.log(`\n${passed} passed, ${failed.length} failed`)
  return failed.length > 0 ? 1 : 0
}

/** What failed early is far above by now. */
function tellNames(what: string, names: string[]) {
  if (names.length > 0) console.log(['', `${what}:`, ...names.map((name) => `  ${name}`)].join('\n'))
}

async function checks(): Promise<Tally> {
  const results = await runChecks()
  const units = results.find((result) => result.name === unitTests)
  const others = results.filter((result) => result !== units)
  return add([tallyOf(others), tallyRun(unitTests, units?.passed ?? false, await report('vitest', tallyOfVitest))])
}

async function builtSite(): Promise<Tally> {
  const built = tallyOf(await runSteps([{ name: 'build', command: ['node', 'scripts/run.mjs', 'build'] }]))
  if (built.failed.length > 0) return built
  const env = { CHROMIUM_PATH: findBrowser() }
  console.log(browserTests)
  const { passed } = await run(['playwright', 'test'], 'inherit', env)
  return add([built, tallyRun(browserTests, passed, await report('playwright', tallyOfPlaywright))])
}

function tallyOf(results: StepResult[]): Tally {
  const failed = results.filter((result) => !result.passed).map((result) => result.name)
  return { passed: results.length - failed.length, failed, flaky: [] }
}

async function report<T>(name: string, tally: (report: T) => Tally): Promise<Tally | undefined> {
  const text = await readFile(path.join(reports, `${name}.json`), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : tally(JSON.parse(text))
}
