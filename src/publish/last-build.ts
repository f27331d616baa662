import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { contentOf, mostYoung, type ReadFrom, Snapshot } from '../content/read/snapshot.ts'
import { grain } from '../content/read/stamp.ts'
import { root } from '../root.ts'
import { writeWhole } from '../whole-file.ts'
import type { Basis, BuildOptions } from './index.ts'
import { ledgerName, parseLedger, stagePrefix } from './ledger.ts'
import type { Summary } from './report.ts'

/** What is noted of a build. */
interface Note {
  /** Names the code that made it. */
  readonly code: string
  readonly from: ReadFrom
  /** What it was read from; missing where that was not known before it began. */
  readonly sum?: string | undefined
  /** The files of which the sum counts what is in them. */
  readonly byContent: readonly string[]
  /** The moments between which it makes the same. */
  readonly since: number
  readonly until: number | null
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
  private readonly file: string
  private readonly note: Note | undefined
  /** What is there now, as it was before anything was read; missing where that is not known. */
  private now: Pick<Note, 'sum' | 'byContent'> = { byContent: [] }
  private readonly config: string
  private readonly out: string

  constructor(
    options: Pick<BuildOptions, 'config' | 'out' | 'base' | 'at' | 'copies' | 'preview'>,
    private readonly code: string,
    folder = path.join(root, '.cache/builds'),
  ) {
    const { base, at, copies, preview } = options
    this.config = path.resolve(options.config)
    this.out = path.resolve(options.out)
    const asked = [process.cwd(), this.config, this.out, base, copies, preview, typeof at === 'string' ? at : 'now']
    this.file = path.join(folder, createHash('sha1').update(JSON.stringify(asked)).digest('hex').slice(0, 12))
    this.note = readNote(this.file)
  }

  /** What a build would say that has nothing to do; undefined where it may have something. */
  same(now = Date.now()): Summary | undefined {
    const { note } = this
    if (!note) return undefined
    const snapshot = new Snapshot(this.config, note.from, now)
    const isSame =
      note.code === this.code &&
      now >= note.since &&
      (note.until === null || now < note.until) &&
      note.sum === snapshot.sum(note.byContent) &&
      this.isInPlace(note)
    if (isSame) return note.summary
    const { young } = snapshot
    if (young) this.now = { sum: snapshot.sum(young), byContent: young }
    return undefined
  }

  /** Notes what a build has made of which `same` was asked before it began. */
  async keep(summary: Summary, { from, since, until, wrote }: Basis): Promise<void> {
    if (!from) return
    const note: Note = {
      code: this.code,
      from,
      ...this.now,
      since,
      until: Number.isFinite(until) ? until : null,
      ended: Date.now(),
      ledger: this.madeOf(ledgerName),
      wrote: wrote.length > mostYoung ? {} : Object.fromEntries(wrote.map((name) => [name, this.madeOf(name)])),
      // Another build draws nothing of it and writes nothing.
      summary: { ...summary, rendered: 0, written: 0, removed: 0 },
    }
    try {
      await mkdir(path.dirname(this.file), { recursive: true })
      await writeWhole(this.file, JSON.stringify(note))
    } catch {
      // Where nothing can be kept, each build looks at everything.
    }
  }

  /** Whether all that was written is as it was, and nobody else is at work there. */
  private isInPlace({ ledger, ended, wrote }: Note): boolean {
    if (this.madeOf(ledgerName) !== ledger || readdirSync(this.out).some((name) => name.startsWith(stagePrefix)))
      return false
    const written = Object.entries(parseLedger(readFileSync(path.join(this.out, ledgerName), 'utf8')))
    return written.every(([name, { size }]) => {
      const stats = statSync(`${this.out}${path.sep}${name}`, { throwIfNoEntry: false })
      if (stats?.size !== size) return false
      return stats.ctimeMs < ended - grain || (name in wrote && this.madeOf(name) === wrote[name])
    })
  }

  private madeOf(name: string): string {
    return contentOf(path.join(this.out, name))
  }
}

function readNote(file: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Note
  } catch {
    return undefined
  }
}
