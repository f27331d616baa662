import { findBrowser } from './lib/browser.ts'
import { readFlags } from './lib/flags.ts'
import { checkoutWith } from './lib/other-content.ts'
import { run, type Step } from './lib/steps.ts'

const help = `npm run prove

Proves what takes too long for every change, and beside npm test:
  - the engine's tests pass in a checkout whose site is the bakery's, so no code and no test knows the site of this one.`

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {})
  if (typeof flags === 'number') return flags
  const copy = await checkoutWith('bakery')
  const steps: Step[] = [
    { name: "the engine's unit tests on another site", command: ['vitest', 'run', '--exclude=tests/sites/**'] },
    { name: "the engine's browser tests on another site", command: ['playwright', 'test', '--project=engine'] },
  ]
  const failed: string[] = []
  for (const { name, command } of steps) {
    console.log(name)
    const { passed } = await run(command, 'inherit', { CHROMIUM_PATH: findBrowser() }, copy)
    if (!passed) failed.push(name)
  }
  console.log(failed.length === 0 ? 'All is proved.' : `Failed: ${failed.join(', ')}.`)
  return failed.length > 0 ? 1 : 0
}
