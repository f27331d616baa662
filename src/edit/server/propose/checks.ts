import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterOthers } from '../../../after-others.ts'
import { root } from '../../../root.ts'
import type { Check } from '../../proposal.ts'

/** Runs what the project asks of content before it is taken over, as commands of their own, and keeps their answers. */
export class Checks {
  private answers: readonly Check[] = []
  private child: ChildProcess | undefined
  private round = 0

  constructor(
    private readonly config: string,
    /** Where the site is built, and taken away again. */
    private readonly folder: string,
  ) {}

  /** The answers so far, in the order in which the checks run. */
  get now(): readonly Check[] {
    return this.answers
  }

  /** Begins with all of them, and gives up those that still run: they are about what was sent before. */
  begin(): readonly Check[] {
    this.stop()
    void this.runAll(this.round)
    return this.answers
  }

  stop(): void {
    this.round += 1
    this.child?.kill()
  }

  private async runAll(round: number): Promise<void> {
    const { config, folder } = this
    // What the job "Content" of .github/workflows/ci.yml runs.
    const commands = [
      { name: 'validate', flags: ['--config', config] },
      { name: 'build', flags: ['--config', config, '--out', folder] },
    ]
    this.answers = commands.map(({ name }) => ({ command: `npm run ${name}`, state: 'waiting', said: '' }))
    for (const [index, { name, flags }] of commands.entries()) {
      this.know(index, { state: 'running' })
      const answer = await this.run([name, ...flags])
      if (round !== this.round) return
      this.know(index, answer)
    }
    // What cannot be taken away is written over by the next check.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }

  private know(index: number, more: Partial<Check>): void {
    this.answers = this.answers.map((check, at) => (at === index ? { ...check, ...more } : check))
  }

  private run(words: readonly string[]): Promise<Pick<Check, 'state' | 'said'>> {
    return new Promise((resolve) => {
      const env = { ...process.env, NO_COLOR: '1' }
      const child = spawn(process.execPath, [path.join(root, 'scripts/run.mjs'), ...words], { env })
      this.child = child
      // Whoever goes on editing meanwhile comes first.
      if (child.pid !== undefined) afterOthers(child.pid)
      let said = ''
      const hear = (data: string) => {
        said += data
      }
      // A letter of several bytes may come in two pieces.
      child.stdout.setEncoding('utf8').on('data', hear)
      child.stderr.setEncoding('utf8').on('data', hear)
      child.on('error', (error) => resolve({ state: 'failed', said: error.message }))
      child.on('close', (code) => resolve({ state: code === 0 ? 'passed' : 'failed', said: said.trim() }))
    })
  }
}
