import { createLines, type Lines, type Position } from '../json/lines.ts'
import { createLocator, type Locator } from '../json/locate.ts'
import type { PageList } from '../json/pages.ts'
import type { Child } from '../json/scan.ts'
import type { Spot } from '../problem.ts'

/** Where a passage begins: how many letters are before it, and its line and column. */
interface Start extends Position {
  readonly offset: number
}

const top: Start = { offset: 0, line: 1, column: 1 }

/** A part of a file that is looked at by itself: places in it count from its own beginning. */
export class Passage {
  private counted: Lines | undefined
  private locator: Locator | undefined

  constructor(
    readonly text: string,
    /** The pointer of the value that it is. */
    private readonly pointer = '',
    private readonly begin: () => Start = () => top,
  ) {}

  /** Its own lines. */
  get lines(): Lines {
    this.counted ??= createLines(this.text)
    return this.counted
  }

  /** How many letters of the file are before a place. */
  offset(place: number): number {
    return this.begin().offset + place
  }

  /** The line and column of a place in the file. */
  position(place: number): Position {
    const { line, column } = moved(this.begin(), place, this.lines.position(place))
    return { line, column }
  }

  /** The value at a pointer of the file, or the deepest one on the way there. */
  find(pointer: string): Child {
    this.locator ??= createLocator(this.text)
    return this.locator.find(pointer.slice(this.pointer.length))
  }
}

/** The passages of a file: all of it is one, or of a config that was taken apart each page, and what stands before them. */
export class Passages {
  private readonly pages = new Map<number, Passage>()
  private readonly starts: (Start & { byte: number })[] = []
  private all: Passage | undefined
  private frame: Passage | undefined
  private head: string | undefined

  constructor(
    private readonly file: { readonly bytes: Buffer; readonly text: string },
    private readonly list: PageList | undefined,
  ) {}

  get whole(): Passage {
    this.all ??= new Passage(this.file.text)
    return this.all
  }

  /** The shortest passage around a spot. */
  at(spot: Spot): Passage {
    if (!this.list) return this.whole
    const page = 'on' in spot ? this.page(spot.pointer, this.list) : undefined
    return page ?? this.before(spot, this.list) ?? this.whole
  }

  private page(pointer: string, { entries }: PageList): Passage | undefined {
    const index = Number(/^\/pages\/(\d+)(?:\/|$)/.exec(pointer)?.[1] ?? -1)
    const entry = entries[index]
    if (!entry) return undefined
    const known = this.pages.get(index)
    if (known) return known
    const text = this.file.bytes.toString('utf8', entry.start, entry.end)
    const made = new Passage(text, `/pages/${index}`, () => this.startOf(index, entries))
    this.pages.set(index, made)
    return made
  }

  /** The file without its pages: what stands before them is where it is in the file. */
  private before(spot: Spot, { start, end }: PageList): Passage | undefined {
    this.head ??= this.file.bytes.toString('utf8', 0, start)
    this.frame ??= new Passage(this.head + this.file.bytes.toString('utf8', end))
    const last = 'on' in spot ? this.frame.find(spot.pointer).end : spot.offset + spot.length
    return last <= this.head.length ? this.frame : undefined
  }

  /** Where a page begins: letters are counted up to the last one that was asked for. */
  private startOf(page: number, entries: PageList['entries']): Start {
    for (let index = this.starts.length; index <= page; index++) {
      const last = this.starts.at(-1) ?? { ...top, byte: 0 }
      const byte = entries[index]?.start ?? 0
      const between = this.file.bytes.toString('utf8', last.byte, byte)
      this.starts.push({ byte, ...moved(last, between.length, createLines(between).position(between.length)) })
    }
    return this.starts[page] ?? top
  }
}

/** A place in the file, by how far it is from where something begins. */
function moved(start: Start, offset: number, { line, column }: Position): Start {
  return {
    offset: start.offset + offset,
    line: start.line + line - 1,
    column: line === 1 ? start.column + column - 1 : column,
  }
}
