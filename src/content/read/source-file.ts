import { applyEdits, type Edit } from '../json/edits.ts'
import { createLines, type Lines } from '../json/lines.ts'
import type { Pictures } from '../pictures/picture.ts'
import type { Problem } from '../problem.ts'
import type { PageFacts } from './page-facts.ts'
import { type Parsed, parse, type Unfit } from './parse.ts'
import type { Stray } from './strays.ts'

/** A file as it was read. What is in it is found out when that is first asked for. */
export class SourceFile {
  private decoded: string | undefined
  private encoded: Buffer | undefined
  private counted: Lines | undefined
  private read: Parsed | undefined
  /** How a file is read of which only facts are known. */
  private load: (() => Buffer) | undefined
  /** What is known of its page without reading it. */
  facts: PageFacts | undefined
  /** Names what is in it and all that its page is judged by beside other pages, where facts are kept. */
  made: string | undefined

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

  /** A file of which facts are known: it is read when more is asked for. */
  static known(path: string, facts: PageFacts, load: () => Buffer): SourceFile {
    const file = new SourceFile(path, undefined)
    file.facts = facts
    file.load = load
    return file
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
    this.counted ??= createLines(this.text)
    return this.counted
  }

  get parsed(): Parsed {
    this.read ??= parse(this.bytes, this.unfit)
    return this.read
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
  /** Keeps what is known of page files to the next run. */
  keepFacts?: (facts: ReadonlyMap<SourceFile, PageFacts>) => Promise<void>
}
