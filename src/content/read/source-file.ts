import { applyEdits, type Edit } from '../json/edits.ts'
import type { Ends } from '../json/ends.ts'
import { LettersBefore } from '../json/letters-before.ts'
import { type Lines, lineIn } from '../json/lines.ts'
import { type PageList, pageList } from '../json/pages.ts'
import { get } from '../json/pointer.ts'
import type { Pictures } from '../pictures/picture.ts'
import type { Problem, Spot } from '../problem.ts'
import type { Difference } from './difference.ts'
import type { NamedFile } from './named-file.ts'
import type { PageFacts } from './page-facts.ts'
import { type Parsed, parse, type Unfit } from './parse.ts'
import { type Passage, Passages } from './passages.ts'
import type { Stray } from './strays.ts'

/** A config of which each page is read by itself. It is right as JSON. */
export interface TakenApart {
  /** Where the pages stand. */
  readonly list: PageList
  /** What it says beside them. */
  readonly frame: object
}

/** A file as it was read. What is in it is found out when that is first asked for. */
export class SourceFile {
  private decoded: string | undefined
  private encoded: Buffer | undefined
  private read: Parsed | undefined
  private passages: Passages | undefined
  /** How a file is read that was not looked into, or whose bytes were let go. */
  private load: (() => Buffer) | undefined
  /** The pages in it, where something is known of each by itself. */
  pages: readonly PageSource[] | undefined
  /** Where in its text objects and lists end, as far as somebody passed over them. */
  ends: Ends = new Map()
  private list: PageList | undefined
  private letters = new LettersBefore()
  /** How it was taken apart, if it was. */
  apart: TakenApart | undefined
  /** The file before is not held by this one: else all that ever was would be kept. */
  private made: { readonly of: WeakRef<SourceFile>; readonly difference: Difference } | undefined

  constructor(
    /** As messages show it: relative to the current folder, with "/". */
    readonly path: string,
    bytes: Buffer | undefined,
    /** Why its text cannot be judged. */
    readonly unfit?: Unfit,
  ) {
    this.encoded = bytes
  }

  /** A file with another text than it was read with. */
  static written(path: string, text: string): SourceFile {
    const file = new SourceFile(path, undefined)
    file.decoded = text
    return file
  }

  /** A file that is read only when somebody looks into it. */
  static unread(path: string, load: () => Buffer): SourceFile {
    const file = new SourceFile(path, undefined)
    file.load = load
    return file
  }

  /** Reads it as JSON. Where it is right, its bytes are let go: of thousands of files nobody looks into them again. */
  lettingGo(load: () => Buffer): this {
    if (this.parsed.problems.length > 0) return this
    this.load = load
    this.encoded = undefined
    return this
  }

  /** Forgets what is in it, where it can be read again. */
  forget(): void {
    if (!this.load) return
    this.encoded = this.decoded = this.read = this.passages = undefined
    this.ends = new Map()
  }

  /** This file with other letters in some places. Of a large one, to encode all of it takes as long as to judge it. */
  edited(edits: readonly Edit[]): SourceFile {
    const [first] = edits
    if (!first) return this
    const { text } = this
    const at = edits.reduce((least, { offset }) => Math.min(least, offset), first.offset)
    const end = edits.reduce((most, { offset, length }) => Math.max(most, offset + length), 0)
    const before = text.slice(at, end)
    const inserted = applyEdits(
      before,
      edits.map((edit) => ({ ...edit, offset: edit.offset - at })),
    )
    const from = Buffer.byteLength(text.slice(0, at))
    this.letters = new LettersBefore(from, at)
    const file = this.replaced({ from, removed: before, inserted })
    file.decoded = applyEdits(text, [{ offset: at, length: end - at, text: inserted }])
    return file
  }

  /** This file with other letters in one place, which is told in bytes. */
  replaced({ from, removed, inserted }: Pick<Difference, 'from' | 'removed' | 'inserted'>): SourceFile {
    const { bytes } = this
    const to = from + Buffer.byteLength(removed)
    const part = Buffer.from(inserted)
    const at = this.letters.upTo(from, bytes)
    const file = new SourceFile(this.path, Buffer.concat([bytes.subarray(0, from), part, bytes.subarray(to)]))
    file.letters = new LettersBefore(from, at)
    const difference = { at, removed, inserted, from, to, longer: part.length - (to - from) }
    file.made = { of: new WeakRef(this), difference }
    return file
  }

  /** In what it differs from the file that it was made of; undefined of any other. */
  differenceFrom(before: SourceFile): Difference | undefined {
    return this.made?.of.deref() === before ? this.made.difference : undefined
  }

  /** It is known what it holds, and where its pages stand if it has any: nobody has to parse it. */
  holding(value: unknown, list?: PageList): this {
    this.read = { value, problems: [] }
    this.list = list
    return this
  }

  /** Where its pages stand, if it is a config that is right as JSON. */
  get pageList(): PageList | undefined {
    if (this.apart) return this.apart.list
    if (this.parsed.value === undefined || this.parsed.problems.length > 0) return undefined
    this.list ??= pageList(this.bytes)
    return this.list
  }

  get bytes(): Buffer {
    this.encoded ??= this.load?.() ?? Buffer.from(this.decoded ?? '')
    return this.encoded
  }

  /** Of a large file, decoding takes as long as all rules do. */
  get text(): string {
    this.decoded ??= this.bytes.toString('utf8')
    return this.decoded
  }

  /** Puts a text of pieces together, if it is one: of a large one that takes long, and the next change would wait for it. */
  beReady(): void {
    this.decoded?.charCodeAt(0)
  }

  get lines(): Lines {
    return this.parts.whole.lines
  }

  /** A line without its end, or at least so many of its letters. */
  line(number: number, letters: number): string {
    return this.decoded === undefined ? lineIn(this.bytes, number, letters) : this.lines.text(number)
  }

  get parsed(): Parsed {
    if (this.read) return this.read
    this.read = parse(this.bytes, this.unfit)
    if (this.load && this.read.problems.length === 0) this.encoded = undefined
    return this.read
  }

  /** The same of a config, where its pages may be missing: those are read by themselves. */
  get frame(): Parsed {
    return this.apart ? { value: this.apart.frame, problems: [] } : this.parsed
  }

  /** What stands at the end of some steps. */
  at(steps: readonly string[]): unknown {
    const [first, page, ...rest] = steps
    if (!this.apart || (first === 'pages' && page === undefined)) return get(this.parsed.value, steps)
    return first === 'pages' ? get(this.pages?.[Number(page)]?.value, rest) : get(this.apart.frame, steps)
  }

  /** The part of its text that has to be looked at for a spot. */
  passage(spot: Spot): Passage {
    return this.parts.at(spot)
  }

  private get parts(): Passages {
    this.passages ??= new Passages(this, this.apart?.list ?? this.list)
    return this.passages
  }
}

/** A page as it is written: in a file of its own, or among those of the config. */
export class PageSource {
  /** What is known of it without reading it. */
  facts: PageFacts | undefined
  /** Names what is in it and all that it is judged by beside other pages, where facts are kept. */
  made: string | undefined
  /** Its file, where it can be read by that alone. */
  named: NamedFile | undefined
  private known: { value: unknown } | undefined

  constructor(
    readonly file: SourceFile,
    /** The JSON Pointer of the page in its file. */
    readonly pointer: string,
    private readonly read: () => unknown,
  ) {}

  /** Undefined where it cannot be read as JSON. */
  get value(): unknown {
    this.known ??= { value: this.read() }
    return this.known.value
  }

  /** Forgets what is in it: it is read again when that is asked for. */
  forget(): void {
    this.known = undefined
    this.file.forget()
  }

  /** The same, where its sections may be missing: those are known by facts. */
  get head(): unknown {
    return this.facts?.head ?? this.value
  }
}

/** All that a site is made of. */
export interface Sources {
  config: SourceFile
  /** While the config is no JSON for a moment: what it was last. */
  lastRight?: SourceFile
  includes: SourceFile[]
  /** All pages in these files, where something is known of each that the files do not hold. */
  pages?: readonly PageSource[]
  /** The files in public/, as visitors address them: "/images/a.svg". */
  publicFiles: ReadonlySet<string>
  /** What those in public/images hold, where they were looked at. */
  pictures?: Pictures
  /** Files that hold a page and are not read. */
  strays?: readonly Stray[]
  /** Tells what is wrong with where "$schema" leads. */
  schemaProblems?: () => readonly (readonly [SourceFile, Problem])[]
  /** What a merge left to be decided, by the paths of files. */
  undecided?: ReadonlyMap<string, readonly Problem[]>
  /** What was found out about "include" while reading. */
  problems?: Problem[]
  /** Pages of which nothing is known yet, some at a time, where they are too many to be in memory at once. */
  parts?: readonly (readonly PageSource[])[]
  /** Keeps what is known of pages to the next run. */
  keepFacts?: (facts: ReadonlyMap<PageSource, PageFacts>) => Promise<void>
}
