import path from 'node:path'
import { type FileChange, withFiles } from '../../changes/site/files.ts'
import type { Sources } from '../../content/read/source-file.ts'
import type { LiveContent } from '../../preview/content.ts'
import { insideOf } from '../../site-files/inside.ts'
import { NotNow, Refused } from '../../site-files/refused.ts'
import { type FileStep, writeAll } from '../../site-files/write.ts'
import type { Event } from './history.ts'
import type { Journal } from './journal.ts'
import { joinedMove, type Move, type Text } from './moves.ts'
import { moveOf, textsOf } from './texts.ts'
import { isTyped } from './typed.ts'

/** A file is another one on the disk than was known. */
export class ChangedElsewhere extends Refused {}

/** Where what is done is shown, noted and written. */
export class Saving {
  constructor(
    private readonly content: LiveContent,
    /** The folder of the site. */
    private readonly folder: string,
    private readonly journal: Journal,
  ) {}

  /** The texts of files, and those that are no JSON yet. */
  texts(sources: Sources): (name: string) => Text {
    const text = textsOf(sources)
    return (name) => (isTyped(name) ? this.journal.text(name) : text(name))
  }

  /** Shows files as they are to be, notes the event, and saves them. `expect` is told what the files are to be meanwhile. */
  async take(
    sources: Sources,
    changes: readonly FileChange[],
    { isTyped: waits, ...event }: Omit<Event, 'moves'> & { readonly isTyped: boolean },
    expect: (sources: Sources) => void,
    joined?: Event,
  ): Promise<void> {
    const files = changes.filter(({ path: name }) => !isTyped(name))
    const steps = files.map((change) => this.stepOf(change))
    for (const { file } of steps) await insideOf(this.folder, file)
    const before = this.texts(sources)
    const changed = new Map(changes.map((change) => [change.path, change.after]))
    const after = (name: string) => (changed.has(name) ? (changed.get(name)?.text ?? null) : before(name))
    const moves = changes.flatMap((change) => moveOf(change) ?? [])
    const noted = this.journal.add(
      { ...event, moves: joined ? joinedMoves(joined.moves, moves, before) : moves },
      { before, after },
      { isMore: joined !== undefined },
    )
    if (steps.length === 0) return void (await noted)
    const next = withFiles(sources, files)
    expect(next)
    // It is drawn while it is noted: the disk need not be waited for twice.
    const written = noted.then(() => writeAll(this.folder, steps))
    const shown = this.content.show(next, written, waits).then(() => {
      for (const { after } of files) after?.beReady()
    })
    try {
      await written
      await shown
    } catch (error) {
      await shown
      const takeBack = await noted.catch(() => undefined)
      await takeBack?.()
      expect(sources)
      // What was drawn is not there; while a file is away, what is there cannot be read.
      await this.content.show(sources, Promise.resolve(), waits)
      await this.content.readNow()
      throw error instanceof Refused && !(error instanceof NotNow) ? new ChangedElsewhere(error.why, error.next) : error
    }
  }

  private stepOf({ path: name, before, after }: FileChange): FileStep {
    const file = path.relative(this.folder, path.resolve(name)).split(path.sep).join('/')
    return { file, before: before?.bytes ?? null, after: after?.bytes ?? null }
  }
}

/** What became of the files by a step and by more of the same. */
function joinedMoves(first: readonly Move[], more: readonly Move[], between: (name: string) => Text): Move[] {
  const names = new Set([...first, ...more].map((move) => move.path))
  return [...names].flatMap((name) => {
    const [one, next] = [first, more].map((moves) => moves.find((move) => move.path === name))
    return (one && next ? joinedMove(one, next, () => between(name)) : (one ?? next)) ?? []
  })
}
