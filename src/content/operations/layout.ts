import { type Branch, type Entry, isBranch } from '../json/pieces.ts'
import { Impossible, type Place, type Tree } from './tree.ts'

/** How a file is written where no neighbour tells. */
export interface Style {
  newline: string
  /** One step of indentation. */
  unit: string
  colon: string
  /** What follows a comma on one line. */
  gap: string
  /** What stands inside the braces of an object on one line. */
  pad: string
}

/** 100,000 letters: what a file's author does, shows in them. */
const sample = 100_000

/** How a file is written, told from its beginning. */
export function styleOf(text: string): Style {
  const start = text.slice(0, sample)
  const colon = /":(\s*)/.exec(start)?.[1] === '' ? '' : ' '
  return {
    newline: /\r?\n/.exec(start)?.[0] ?? '\n',
    unit: /\n([ \t]+)/.exec(start)?.[1] ?? '  ',
    colon: `:${colon}`,
    gap: colon,
    pad: /\{( ?)"/.exec(start)?.[1] ?? colon,
  }
}

/** The line that a value begins on, and how the file is written that it stands in. */
export interface Line {
  indent: string
  style: Style
}

/** The text of a value that goes from one line to another. In another file its lines end and are indented as there. */
export function reindented(text: string, from: Line, to: Line): string {
  const stays = from.style === to.style
  if (stays && from.indent === to.indent) return text
  const inner = (indent: string) => (stays ? indent : inUnits(indent, from.style.unit, to.style.unit))
  const lines = text.replace(/\n([ \t]*)(?=[^\s])/g, (line, indent: string) =>
    indent.startsWith(from.indent) ? `\n${to.indent}${inner(indent.slice(from.indent.length))}` : line,
  )
  return stays ? lines : lines.replace(/\r?\n/g, to.style.newline)
}

function inUnits(indent: string, from: string, to: string): string {
  const steps = indent.split(from)
  const rest = steps.pop() ?? ''
  return steps.every((step) => step === '') ? to.repeat(steps.length) + rest : indent
}

/** Lays out what is new or moved as its neighbours are. */
export class Layout {
  constructor(
    private readonly tree: Tree,
    readonly style: Style,
  ) {}

  /** A new value as it is written in a place; what stood there before tells whether on one line. */
  value(value: unknown, place: Place, entry: Entry): string {
    const text: string | undefined = JSON.stringify(value)
    if (text === undefined) throw new Impossible(place.pointer, 'there is no value to write.')
    const isSpread = this.isSpread(entry.value) ?? this.isSpreadBeside(place) ?? this.ownLine(entry) !== null
    return this.write(JSON.parse(text), isSpread ? this.indent([...place.path, entry]) : null)
  }

  /** Puts an entry into its place, with the space around it that its neighbours have. */
  put({ path, branch, index }: Place, entry: Entry): void {
    const { entries } = branch
    const [previous, next, second] = [entries[index - 1], entries[index], entries[1]]
    if (!previous && !next) this.open(path, branch, entry)
    else if (previous) {
      // The first entry tells what follows a bracket, only the others what follows a comma.
      entry.before = this.ownLine(previous) ?? this.spaceOf(index === 1 ? next : previous)
    } else if (next) {
      entry.before = this.ownLine(next) ?? this.tree.written(next.before)
      if (this.ownLine(next) === null) next.before = this.spaceOf(second)
    }
    const like = previous ?? next
    if (entry.key !== null && entry.colon === '') entry.colon = like ? this.tree.written(like.colon) : this.style.colon
    entries.splice(index, 0, entry)
  }

  /** Takes an entry out, with the space and the comma that were its own. */
  take({ branch, index }: Place): void {
    const { entries } = branch
    const [taken] = entries.splice(index, 1)
    const next = entries[index]
    if (entries.length === 0) branch.tail = ''
    else if (taken && next && this.ownLine(next) === null && (index === 0 || this.ownLine(taken) !== null))
      next.before = taken.before
  }

  /** The text of a value that goes from one line to another: its further lines move with the first one. */
  moved(value: Entry['value'], from: string, to: string): string {
    return reindented(this.tree.written(value), { indent: from, style: this.style }, { indent: to, style: this.style })
  }

  /** A new value on one line, wherever it comes. */
  onLine(value: unknown): string {
    return this.write(value, null)
  }

  /** The indentation of the line that the last of some nested entries begins on. */
  indent(path: readonly Entry[]): string {
    const first = path.findLast((entry) => this.ownLine(entry) !== null)
    return (first && this.ownLine(first)?.replace(/^\r?\n/, '')) ?? ''
  }

  /** An object or a list around one entry: on one line, or on lines of its own when the entry needs several. */
  around(entry: Entry, indent: string): Branch {
    const { unit, newline, pad, colon } = this.style
    const [open, close, space] = entry.key === null ? ['[', ']', ''] : ['{', '}', pad]
    const several = this.isSpread(entry.value) === true
    if (entry.key !== null) entry.colon = colon
    entry.before = several ? newline + indent + unit : space
    if (several) entry.value = this.moved(entry.value, indent, indent + unit)
    return { open, entries: [entry], tail: several ? newline + indent : space, close }
  }

  /** What an entry that is the first on its line has before it; of empty lines before it only the last end counts. */
  private ownLine({ before }: Entry): string | null {
    return /\r?\n[^\n]*$/.exec(this.tree.written(before))?.[0] ?? null
  }

  /** The space that an entry has before it, to be had before another, too. */
  private spaceOf(entry: Entry | undefined): string {
    return entry ? (this.ownLine(entry) ?? this.tree.written(entry.before)) : this.style.gap
  }

  /** Fills an empty object or list: in lines where it has a line of its own. */
  private open(path: readonly Entry[], branch: Branch, entry: Entry): void {
    const { newline, unit, pad, gap } = this.style
    const container = path.at(-1)
    const several = gap !== '' && (path.length === 1 || (container && this.ownLine(container) !== null))
    const indent = this.indent(path)
    const inner = entry.key === null ? '' : pad
    entry.before = several ? newline + indent + unit : inner
    branch.tail = several ? newline + indent : inner
  }

  /** Whether the nearest neighbour with something in it is written in several lines; null when there is none. */
  private isSpreadBeside({ branch, index }: Place): boolean | null {
    const told = (entry: Entry) => this.isSpread(entry.value) !== null
    const like = branch.entries.slice(0, index).findLast(told) ?? branch.entries.slice(index).find(told)
    return like ? this.isSpread(like.value) : null
  }

  /** Whether an object or a list is written in several lines; null when it is empty or neither. */
  private isSpread(value: Entry['value']): boolean | null {
    if (isBranch(value)) {
      if (value.entries.length === 0) return null
      return value.entries.some((entry) => this.ownLine(entry) !== null || this.isSpread(entry.value) === true)
    }
    const text = this.tree.written(value)
    return /^[[{]\s*[^\s\]}]/.test(text) ? text.includes('\n') : null
  }

  /** A value as JSON, in lines from an indentation on or on one line. */
  private write(value: unknown, indent: string | null): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const { newline, unit, colon, gap, pad } = this.style
    const inner = indent === null ? null : indent + unit
    const isList = Array.isArray(value)
    const parts = Object.entries(value).map(
      ([name, item]) => (isList ? '' : `${JSON.stringify(name)}${colon}`) + this.write(item, inner),
    )
    const [open, close] = isList ? ['[', ']'] : ['{', '}']
    if (parts.length === 0) return open + close
    if (inner === null) return `${open}${isList ? '' : pad}${parts.join(`,${gap}`)}${isList ? '' : pad}${close}`
    return `${open}${newline}${inner}${parts.join(`,${newline}${inner}`)}${newline}${indent}${close}`
  }
}
