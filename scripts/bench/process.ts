import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from '../../src/root.ts'

export interface Run {
  readonly seconds: number
  /** The most memory that the process and its children held at one time; only where there is /proc. */
  readonly megabytes: number
  readonly output: string
}

/** Runs a command of ours as a plain process and waits for it. */
export function runCommand(...flags: string[]): Promise<Run> {
  return runProgram(process.execPath, ['scripts/run.mjs', ...flags])
}

/** Runs a program, measuring its time and memory; one that fails is an error with the end of what it said. */
export function runProgram(program: string, flags: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const begin = performance.now()
  const child = spawn(program, flags, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let megabytes = 0
  // Often enough for a peak of a tenth of a second, and too seldom to slow down what is measured.
  const timer = setInterval(() => {
    if (child.pid !== undefined) megabytes = Math.max(megabytes, treeMegabytes(child.pid))
  }, 50)
  return new Promise((resolve, reject) => {
    let output = ''
    let errors = ''
    child.stdout.on('data', (data) => {
      output += data
    })
    child.stderr.on('data', (data) => {
      errors += data
    })
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(timer)
      const seconds = (performance.now() - begin) / 1000
      if (code === 0) resolve({ seconds, megabytes, output })
      else reject(new Error(`${program} ${flags.join(' ')} ended with ${code}:\n${(output + errors).slice(-4000)}`))
    })
  })
}

/** The resident memory of a process and of all below it. */
function treeMegabytes(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    return (pages * 4096) / 1e6 + children.reduce((sum, child) => sum + treeMegabytes(Number(child)), 0)
  } catch {
    // It has just ended, or this is no Linux.
    return 0
  }
}
