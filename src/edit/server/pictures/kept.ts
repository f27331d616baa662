import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pictureHash } from '../../../content/pictures/look.ts'
import { writeWhole } from '../../../disk/whole-file.ts'
import type { Event, History, Step } from '../history.ts'
import { inverseOf, type Move } from '../moves.ts'

/**
 * Pictures stand in the journal under names of their own beside the names of files. The journal holds texts: that of a
 * picture is the hash of its bytes, which are kept beside it.
 */
const prefix = 'picture:'

export function isPicture(name: string): boolean {
  return name.startsWith(prefix)
}

/** What becomes of a picture by a step; null where there is none. */
export function pictureMove(file: string, before: Buffer | null, after: Buffer | null): Move {
  const kind = before === null ? 'made' : after === null ? 'gone' : 'changed'
  const [removed = '', inserted = ''] = [before, after].map((bytes) => (bytes === null ? '' : pictureHash(bytes)))
  return { path: `${prefix}${file}`, at: 0, removed, inserted, kind }
}

/** What a step did to a picture when it was done; undefined where it did something else. */
export function pictureStep({ events }: History, { id }: Step): { file: string; move: Move } | undefined {
  for (const { kind, step, moves } of events.toReversed()) {
    const move = step?.id === id ? moves.find(({ path: name }) => isPicture(name)) : undefined
    // What could not be undone has no move of its own.
    if (move) return { file: move.path.slice(prefix.length), move: kind === 'undone' ? inverseOf(move) : move }
  }
  return undefined
}

/** The bytes of pictures that were brought or replaced, by their hashes. */
export class KeptPictures {
  constructor(private readonly folder: string) {}

  async keep(bytes: Buffer): Promise<void> {
    const hash = pictureHash(bytes)
    if (await this.bytes(hash)) return
    await mkdir(this.folder, { recursive: true })
    await writeWhole(path.join(this.folder, hash), bytes)
  }

  /** Undefined where they are not kept any more, or not as they were. */
  async bytes(hash: string): Promise<Buffer | undefined> {
    const bytes = await readFile(path.join(this.folder, hash)).catch(() => undefined)
    return bytes && pictureHash(bytes) === hash ? bytes : undefined
  }

  /** Forgets what no event asks for. */
  async tidy(events: readonly Event[]): Promise<void> {
    const moves = events.flatMap((event) => event.moves.filter(({ path: name }) => isPicture(name)))
    const wanted = new Set(moves.flatMap(({ removed, inserted }) => [removed, inserted]))
    for (const name of await readdir(this.folder).catch(() => []))
      if (!wanted.has(name)) await rm(path.join(this.folder, name), { force: true })
  }
}
