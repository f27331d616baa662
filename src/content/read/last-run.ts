import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { seal, unseal } from '../../disk/sealed.ts'
import { writeWhole } from '../../disk/whole-file.ts'
import { shortHash } from '../../hash.ts'
import { root } from '../../root.ts'
import { type ReadFrom, Snapshot } from './snapshot.ts'

/** What a run was made from, and the moments between which the same is made from that. */
export interface Basis {
  /** Undefined where pages could be anywhere. */
  readonly from: ReadFrom | undefined
  readonly since: number
  readonly until: number
}

interface Note<T> {
  /** Names the code that made it. */
  readonly code: string
  readonly from: ReadFrom
  /** What it was read from; missing where that was not known before it began. */
  readonly sum?: string
  /** The files of which the sum counts what is in them. */
  readonly byContent: readonly string[]
  readonly since: number
  readonly until: number | null
  readonly kept: T
}

/** A command that was asked for something. */
export interface Asked {
  /** The site. */
  readonly config: string
  /** Names the code that answers. */
  readonly code: string
  /** The options on which the answer depends. */
  readonly options: readonly unknown[]
}

/** What the last run of a command with the same options left. It holds as long as nothing has changed that it was made from. */
export class LastRun<T> {
  private readonly file: string
  private readonly note: Note<T> | undefined
  private snapshot: Snapshot | undefined
  /** What is there now, as it was before anything was read; missing where that is not known. */
  private now: Pick<Note<T>, 'sum' | 'byContent'> = { byContent: [] }

  constructor(
    private readonly asked: Asked,
    folder = path.join(root, '.cache/last'),
  ) {
    const all = [process.cwd(), path.resolve(asked.config), ...asked.options]
    this.file = path.join(folder, shortHash(JSON.stringify(all)))
    this.note = readNote(this.file)
  }

  /** What was kept, where it still holds. */
  same(now: number, isStill: (kept: T) => boolean = () => true): T | undefined {
    const { note, asked } = this
    if (!note) return undefined
    const snapshot = new Snapshot(path.resolve(asked.config), note.from, now)
    this.snapshot = snapshot
    const isSame =
      note.code === asked.code &&
      now >= note.since &&
      (note.until === null || now < note.until) &&
      note.sum === snapshot.sum(note.byContent) &&
      isStill(note.kept)
    if (isSame) return note.kept
    const { young } = snapshot
    if (young) this.now = { sum: snapshot.sum(young), byContent: young }
    return undefined
  }

  /** What `same` found out about a file. */
  stampOf(file: string): string | undefined {
    return this.snapshot?.stampOf(file)
  }

  /** Keeps what was made after `same` was asked. */
  async keep(kept: T, { from, since, until }: Basis): Promise<void> {
    if (!from) return
    const { code } = this.asked
    const note: Note<T> = { code, from, ...this.now, since, until: Number.isFinite(until) ? until : null, kept }
    try {
      await mkdir(path.dirname(this.file), { recursive: true })
      await writeWhole(this.file, seal(JSON.stringify(note)))
    } catch {
      // Where nothing can be kept, each run looks at everything.
    }
  }
}

function readNote<T>(file: string): Note<T> | undefined {
  try {
    const text = unseal(readFileSync(file, 'utf8'))
    return text === undefined ? undefined : (JSON.parse(text) as Note<T>)
  } catch {
    return undefined
  }
}
