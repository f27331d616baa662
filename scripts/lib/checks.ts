import { rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../src/root.ts'
import { runSteps, type Step, type StepResult } from './steps.ts'

/** Where test runners write what they counted. */
export const reports = path.join(root, '.cache/reports')

/** The name of the step whose tests are counted one by one. */
export const unitTests = 'unit tests'

// The longest first: what is short then fills the second core beside it.
const checks: Step[] = [
  {
    name: unitTests,
    // By itself it leaves a core to others. With as many as there usually are, an eighth of these waits for disks and databases.
    command: [
      'vitest',
      'run',
      '--maxWorkers=3',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/vitest.json`,
    ],
  },
  { name: 'unused code', command: ['knip'] },
  { name: 'promises and circles', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'imports', command: ['oxlint', '--config', 'oxlint.rooms.mjs', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'generated files', command: ['node', 'scripts/run.mjs', 'generate', '--check'] },
  { name: 'content', command: ['node', 'scripts/run.mjs', 'validate'] },
]

/** Runs everything that needs neither a build nor a browser. */
export async function runChecks(): Promise<StepResult[]> {
  await rm(reports, { recursive: true, force: true })
  return runSteps(checks)
}
