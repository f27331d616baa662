import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ledgerName } from '../agreed/ledger-name.ts'
import { type Basis, LastRun } from '../content/read/last-run.ts'
import { contentOf, mostYoung } from '../content/read/snapshot.ts'
import { grain } from '../content/stamp.ts'
import { statsAt } from '../disk/listing.ts'
import type { BuildOptions } from './index.ts'
import { parseLedger, stagePrefix } from './output/ledger.ts'
import type { Summary } from './weights/report.ts'

interface Built {
  /** When it had ended, and what its ledger was then. */
  readonly ended: number
  readonly ledger: string
  /** What is in the files that it wrote: a change right after could hide behind what the file system says of them. */
  readonly wrote: Readonly<Record<string, string>>
  readonly summary: Summary
}

/**
 * What the last build with the same options left. Where nothing has changed since, neither in what it was read from nor in
 * what it wrote, the next one would do nothing and say the same: it need not even read the site.
 */
export class LastBuild {
  private readonly run: LastRun<Built>
  private readonly out: string

  constructor(
    {
      config,
      out,
      base,
      at,
      copies,
      preview,
    }: Pick<BuildOptions, 'config' | 'out' | 'base' | 'at' | 'copies' | 'preview'>,
    code: string,
    folder?: string,
  ) {
    this.out = path.resolve(out)
    const options = ['build', this.out, base, copies, preview, typeof at === 'string' ? at : 'now']
    this.run = new LastRun({ config, code, options }, folder)
  }

  /** What a build would say that has nothing to do; undefined where it may have something. */
  same(now = Date.now()): Summary | undefined {
    return this.run.same(now, (built) => this.isInPlace(built))?.summary
  }

  /** What `same` found out about a file. */
  stampOf(file: string): string | undefined {
    return this.run.stampOf(file)
  }

  /** Notes what a build has made of which `same` was asked before it began. */
  async keep(summary: Summary, basis: Basis, wrote: readonly string[]): Promise<void> {
    const built: Built = {
      ended: Date.now(),
      ledger: this.madeOf(ledgerName),
      wrote: wrote.length > mostYoung ? {} : Object.fromEntries(wrote.map((name) => [name, this.madeOf(name)])),
      // Another build draws nothing of it and writes nothing.
      summary: { ...summary, rendered: 0, written: 0, removed: 0 },
    }
    await this.run.keep(built, basis)
  }

  /** Whether all that was written is as it was, and nobody else is at work there. */
  private isInPlace({ ledger, ended, wrote }: Built): boolean {
    if (this.madeOf(ledgerName) !== ledger || readdirSync(this.out).some((name) => name.startsWith(stagePrefix)))
      return false
    const written = Object.entries(parseLedger(readFileSync(path.join(this.out, ledgerName), 'utf8')))
    return written.every(([name, { size }]) => {
      const stats = statsAt(`${this.out}${path.sep}${name}`)
      if (stats?.size !== size) return false
      return stats.ctimeMs < ended - grain || (name in wrote && this.madeOf(name) === wrote[name])
    })
  }

  private madeOf(name: string): string {
    return contentOf(path.join(this.out, name))
  }
}
