import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { seal, unsealBytes } from '../../disk/sealed.ts'
import { writeLines } from '../../disk/whole-file.ts'

/** A form as JSON, in two parts: between them stand the pages that it is on. */
export interface FormText {
  /** Names what is in it: it is the same form wherever that is the same. */
  readonly name: string
  readonly before: Buffer
  readonly after: Buffer
}

/** A quarter more lines than pages with forms: then the file is written anew. */
const mostTold = 1.25

/**
 * What the lead service has to know of the forms of each page, kept from build to build by what they were made of: to make
 * their mails takes a fifth of a build that has nothing else to do. Lines that were made with other code, settings or
 * words are as good as none, and so are halves that a killed build left, and a file that cannot be read.
 */
export class KeptForms {
  private readonly before = new Map<string, Buffer>()
  private readonly now = new Map<string, readonly FormText[]>()
  /** Those that were made anew. */
  private readonly fresh: string[] = []
  /** How many lines the file has. */
  private told = 0

  constructor(
    private readonly file: string,
    /** Names all that forms are made with, beside themselves. */
    private readonly around: string,
  ) {
    this.readLines(readKept(file))
  }

  /** The forms of a page, which are named by what they are made of. */
  of(name: string, make: () => readonly FormText[]): readonly FormText[] {
    const known = this.now.get(name)
    if (known) return known
    const sealed = this.before.get(name)
    const kept = sealed && unsealBytes(sealed)
    const forms = kept ? formsIn(kept) : make()
    if (!kept) this.fresh.push(name)
    this.now.set(name, forms)
    return forms
  }

  /** Writes the few that were made anew behind the others, or all of them, without what nobody asked for. */
  save(): void {
    const isShort = this.told + this.fresh.length <= this.now.size * mostTold
    if (isShort && this.fresh.length === 0) return
    const isMore = isShort && this.fresh.length < this.told
    try {
      mkdirSync(path.dirname(this.file), { recursive: true })
      // The first one ends a half line that may stand there.
      if (isMore) appendFileSync(this.file, ['', ...this.lines(this.fresh), ''].join('\n'))
      else writeLines(this.file, this.lines(this.now.keys()))
    } catch {
      // Where nothing can be kept, forms are made each time.
    }
  }

  private *lines(names: Iterable<string>): Generator<string> {
    for (const name of names) {
      const forms = this.now.get(name) ?? []
      const text = forms.map(({ name, before, after }) => `${name}\t${before}\t${after}`).join('\t')
      yield `${this.around}${name}${seal(text)}${lineEnd}`
    }
  }

  private readLines(bytes: Buffer): void {
    const around = Buffer.from(this.around)
    const named = around.length + hashLength
    for (let begin = 0; begin < bytes.length; ) {
      const next = bytes.indexOf('\n', begin)
      const line = bytes.subarray(begin, next < 0 ? bytes.length : next)
      begin += line.length + 1
      if (line.length > 0) this.told += 1
      if (!line.subarray(0, around.length).equals(around) || !line.subarray(-lineEnd.length).equals(endBytes)) continue
      this.before.set(line.toString('latin1', around.length, named), line.subarray(named, -lineEnd.length))
    }
  }
}

/** The letters of what names the forms of a page: a hash. */
const hashLength = 27

/** JSON holds no tabs, so that one parts what stands in a line, and two are its end. */
const lineEnd = '\t\t'
const endBytes = Buffer.from(lineEnd)

function readKept(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}

/** Takes a line apart. */
function formsIn(line: Buffer): FormText[] {
  const parts: Buffer[] = []
  for (let begin = 0; begin < line.length; ) {
    const tab = line.indexOf('\t', begin)
    const end = tab < 0 ? line.length : tab
    parts.push(line.subarray(begin, end))
    begin = end + 1
  }
  const forms: FormText[] = []
  for (let index = 0; index + 2 < parts.length; index += 3) {
    const [name, before, after] = parts.slice(index, index + 3)
    if (name && before && after) forms.push({ name: name.toString('latin1'), before, after })
  }
  return forms
}
