import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../../src/root.ts'

export interface Run {
  readonly seconds: number
  /** The most memory that the process and those that it started held at one time; only where there is /proc. */
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
  // A group of its own, by which all that it starts is known.
  const options = { cwd: root, env: { ...process.env, ...env }, detached: true } as const
  const child = spawn(program, flags, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const group = new Group(child.pid ?? 0)
  let megabytes = 0
  // Often enough for a peak of a tenth of a second, and too seldom to slow down what is measured.
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, group.megabytes())
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

/** The resident memory of all processes of a group: what a command leaves running beside it is one of them. */
class Group {
  /** Processes of other groups. To ask for them each time would slow down what is measured. */
  private readonly others = new Set<string>()

  constructor(private readonly id: number) {}

  megabytes(): number {
    return processes().reduce((sum, pid) => sum + (this.others.has(pid) ? 0 : this.megabytesOf(pid)), 0)
  }

  private megabytesOf(pid: string): number {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // Behind its name, which may hold anything, stand its state, its parent and its group.
      const [, , group, ...more] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (Number(group) === this.id) return (Number(more[18]) * 4096) / 1e6
      this.others.add(pid)
    } catch {
      // It has just ended.
    }
    return 0
  }
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    // This is no Linux.
    return []
  }
}
