import type { Edit } from '../json/edits.ts'
import type { Ends } from '../json/ends.ts'
import { type Branch, type Entry, editsOf, entryOf, isBranch, takeApart, written } from '../json/pieces.ts'
import { parentOf, split } from '../json/pointer.ts'
import { skipSpace } from '../json/scan.ts'

/** An operation that cannot be done, and why. Nothing was changed. */
export class Impossible extends Error {
  override name = 'Impossible'

  constructor(
    readonly pointer: string,
    readonly why: string,
    /** Where the text is one of several. */
    readonly file?: string,
  ) {
    const place = pointer === '' ? (file ?? 'The whole file') : pointer
    super(`${file === undefined || pointer === '' ? '' : `${file} `}${place}: ${why}`)
  }
}

/** Where an entry stands, or where a new one may come. */
export interface Place {
  pointer: string
  /** The entries on the way here, from the whole file to the object or list that the place is in. */
  path: readonly Entry[]
  branch: Branch
  index: number
  /** Null in a list. */
  key: string | null
}

/** A place where something stands. */
export interface Found extends Place {
  entry: Entry
}

/**
 * A text of JSON that can be changed in places. Only what lies on the way to a change is taken apart, so that a file of
 * 60 MB costs no tree of 60 MB; what was not touched remains a stretch of the text and stays byte for byte.
 */
export class Tree {
  private readonly file: Branch

  /** The text must be valid JSON; a byte-order mark may stand before it. */
  constructor(
    readonly text: string,
    /** Where objects and lists end that were passed over. */
    private readonly ends: Ends = new Map(),
  ) {
    const start = skipSpace(text, text.charCodeAt(0) === 0xfeff ? 1 : 0)
    const end = text.trimEnd().length
    const root: Entry = { ...entryOf({ start, end }), before: { start: 0, end: start } }
    this.file = { open: '', entries: [root], tail: { start: end, end: text.length }, close: '' }
  }

  edits(): Edit[] {
    return editsOf(this.text, this.file, 0, this.text.length)
  }

  written(value: Entry['value']): string {
    return written(this.text, value)
  }

  /** The place of what stands at a pointer, and what stands there. */
  find(pointer: string): Found {
    const [root] = this.file.entries
    if (!root) throw new Impossible(pointer, 'the file is empty.')
    let found: Found = { pointer, path: [], branch: this.file, index: 0, key: null, entry: root }
    for (const step of stepsOf(pointer)) {
      const branch = this.branch(found.entry)
      const path = [...found.path, found.entry]
      const index = branch ? this.indexOf(branch, step, pointer) : -1
      const entry = branch?.entries[index]
      if (!branch || !entry) throw new Impossible(pointer, `there is no "${step}".`)
      found = { pointer, path, branch, index, key: entry.key, entry }
    }
    return found
  }

  /** The place where something new comes: in a list at a number or "-", in an object at the end or before another field. */
  findFree(pointer: string, before?: string): Place {
    const steps = stepsOf(pointer)
    const last = steps.at(-1)
    if (last === undefined) throw new Impossible(pointer, 'there is something already.')
    const up = this.find(parentOf(pointer))
    const branch = this.branch(up.entry)
    if (!branch) throw new Impossible(pointer, 'only an object or a list can hold something.')
    const place = { pointer, path: [...up.path, up.entry], branch }
    const { length } = branch.entries
    if (this.written(branch.open) === '[') {
      const index = last === '-' ? length : numberOf(last)
      if (index < 0 || index > length) throw new Impossible(pointer, `a list of ${length} has no place "${last}".`)
      return { ...place, index, key: null }
    }
    if (this.indexOf(branch, last, pointer) !== -1) throw new Impossible(pointer, `there is a "${last}" already.`)
    const index = before === undefined ? length : this.indexOf(branch, before, pointer)
    if (index === -1) throw new Impossible(pointer, `there is no "${before}" to come before.`)
    return { ...place, index, key: last }
  }

  /** The object or list in an entry; null when it is neither. */
  private branch(entry: Entry): Branch | null {
    if (isBranch(entry.value)) return entry.value
    const branch = takeApart(this.text, entry.value, this.ends)
    if (branch) entry.value = branch
    return branch
  }

  private indexOf({ open, entries }: Branch, step: string, pointer: string): number {
    if (this.written(open) === '[') return numberOf(step)
    const index = entries.findIndex(({ key }) => key === step)
    if (index !== entries.findLastIndex(({ key }) => key === step))
      throw new Impossible(pointer, `"${step}" is written twice.`)
    return index
  }
}

/** The steps of a pointer. A field called "__proto__" would be lost as soon as somebody reads it. */
function stepsOf(pointer: string): string[] {
  if (pointer !== '' && !pointer.startsWith('/')) throw new Impossible(pointer, 'a pointer begins with "/".')
  const steps = split(pointer)
  for (const step of steps) refuseName(pointer, step)
  return steps
}

/** Refuses a name that no field can have. */
export function refuseName(pointer: string, name: string): void {
  if (name === '__proto__') throw new Impossible(pointer, '"__proto__" cannot be a name.')
}

function numberOf(step: string): number {
  return /^(0|[1-9]\d{0,9})$/.test(step) ? Number(step) : -1
}
