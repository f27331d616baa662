import { applyEdits, type Edit } from '../json/edits.ts'
import type { Ends } from '../json/ends.ts'
import type { Lines } from '../json/lines.ts'
import type { PageList } from '../json/pages.ts'
import { get } from '../json/pointer.ts'
import type { Pictures } from '../pictures/picture.ts'
import type { Problem, Spot } from '../problem.ts'
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
  /** How it was taken apart, if it was. */
  apart: TakenApart | undefined

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

  /** Once it is read as JSON and right, its bytes are let go: of thousands of files nobody looks into them again. */
  lettingGo(load: () => Buffer): this {
    this.load = load
    return this
  }

  /** This file with other letters in some places. Of a large one, to encode all of it takes as long as to judge it. */
  edited(edits: readonly Edit[]): SourceFile {
    const file = new SourceFile(this.path, this.editedBytes(edits))
    file.decoded = applyEdits(this.text, edits)
    return file
  }

  private editedBytes(edits: readonly Edit[]): Buffer {
    const { bytes, text } = this
    const pieces: Buffer[] = []
    let [at, place] = [0, 0]
    for (const edit of [...edits].sort((one, other) => one.offset - other.offset)) {
      const start = place + Buffer.byteLength(text.slice(at, edit.offset))
      pieces.push(bytes.subarray(place, start), Buffer.from(edit.text))
      at = edit.offset + edit.length
      place = start + Buffer.byteLength(text.slice(edit.offset, at))
    }
    return Buffer.concat([...pieces, bytes.subarray(place)])
  }

  /** It is known what it holds: nobody has to parse it. */
  holding(value: unknown): this {
    this.read = { value, problems: [] }
    return this
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

  get lines(): Lines {
    return this.parts.whole.lines
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
    this.passages ??= new Passages(this, this.apart?.list)
    return this.passages
  }
}

/** A page as it is written: in a file of its own, or among those of the config. */
export class PageSource {
  /** What is known of it without reading it. */
  facts: PageFacts | undefined
  /** Names what is in it and all that it is judged by beside other pages, where facts are kept. */
  made: string | undefined
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
  /** The files in public/, as visitors address them: "/images/a.svg". */
  publicFiles: ReadonlySet<string>
  /** What those in public/images hold, where they were looked at. */
  pictures?: Pictures
  /** Files that hold a page and are not read. */
  strays?: readonly Stray[]
  /** What is wrong with where "$schema" leads. */
  schemaProblems?: readonly (readonly [SourceFile, Problem])[]
  /** What a merge left to be decided, by the paths of files. */
  undecided?: ReadonlyMap<string, readonly Problem[]>
  /** What was found out about "include" while reading. */
  problems?: Problem[]
  /** Keeps what is known of pages to the next run. */
  keepFacts?: (facts: ReadonlyMap<PageSource, PageFacts>) => Promise<void>
}
