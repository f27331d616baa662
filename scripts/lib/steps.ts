import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../../src/root.ts'
import { showsColor } from './color.ts'

/** A command of the gate. The program is one of node_modules/.bin, or `node`. */
export interface Step {
  name: string
  command: [program: string, ...flags: string[]]
}

export interface StepResult {
  name: string
  passed: boolean
}

// The browser tests take ten minutes, and beside other work more than twice that: no machine has to be quiet. Each test ends in time
// by itself; what hangs all the same must not hold up the verdict on all others.
const timeout = 45 * 60_000

// What is kept is shown later, so its colours must fit our own output; programs of many kinds read one of the two.
const colour = showsColor(process.stdout)
  ? { FORCE_COLOR: '1', NO_COLOR: undefined }
  : { FORCE_COLOR: undefined, NO_COLOR: '1' }

/** Runs steps, two at a time because machines for this have two cores; a failed one shows all that it said. */
export async function runSteps(steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = []
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all([lane(), lane()])
  return results
}

async function runStep({ name, command }: Step): Promise<StepResult> {
  const start = performance.now()
  const { passed, output } = await run(command, 'pipe')
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  if (!passed) console.log(`\n${output.trimEnd()}\n\n${command.join(' ')} failed.\n`)
  return { name, passed }
}

/** Runs a command; what it says is kept (`pipe`) or shown while it runs (`inherit`). */
export function run(
  [program, ...flags]: Step['command'],
  stdio: 'pipe' | 'inherit',
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): Promise<{ passed: boolean; output: string }> {
  const file = program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program)
  const child = spawn(file, flags, {
    cwd,
    env: { ...process.env, ...(stdio === 'pipe' && colour), ...env },
    stdio: ['ignore', stdio, stdio],
    timeout,
  })
  return new Promise((resolve) => {
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    child.on('error', (error) => resolve({ passed: false, output: error.message }))
    child.on('close', (code, signal) => {
      if (signal) output += `\nEnded by ${signal}.`
      resolve({ passed: code === 0, output })
    })
  })
}
