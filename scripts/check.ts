import { runChecks } from './lib/checks.ts'
import { readFlags } from './lib/flags.ts'

const help = `npm run check

Proves all but the built site: format, lint, types, unused code, generated files, content and unit tests. All steps run, so
that one failure does not hide the next.`

process.exitCode = await main()

async function main(): Promise<number> {
  const flags = readFlags(help, {})
  if (typeof flags === 'number') return flags
  const results = await runChecks()
  const failed = results.filter((result) => !result.passed)
  console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.map((result) => result.name).join(', ')}.`)
  return failed.length > 0 ? 1 : 0
}
