import { runChecks } from './lib/checks.ts'

// npm run check: the one gate. All steps run, so that one failure does not hide the next.
const results = await runChecks()
const failed = results.filter((result) => !result.passed)
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.map((result) => result.name).join(', ')}.`)
if (failed.length > 0) process.exitCode = 1
