import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeLines } from '../whole-file.ts'

/** A form as JSON, in two parts: between them stand the pages that it is on. */
export interface FormText {
  /** Names what is in it: it is the same form wherever that is the same. */
  readonly name: string
  readonly before: Buffer
  readonly after: Buffer
}

/**
 * What the lead service has to know of the forms of each page, kept from build to build by what they were made of: to make
 * their mails takes a fifth of a build that has nothing else to do. A file that was made with other code, settings or
 * words is as good as none, and so is one that cannot be read.
 */
export class KeptForms {
  private readonly before: ReadonlyMap<string, Buffer>
  private readonly now = new Map<string, readonly FormText[]>()
  private isSame = true

  constructor(
    private readonly file: string,
    /** Names all that forms are made with, beside themselves. */
    private readonly around: string,
  ) {
    this.before = readLines(file, around)
  }

  /** The forms of a page, which are named by what they are made of. */
  of(name: string, make: () => readonly FormText[]): readonly FormText[] {
    const known = this.now.get(name)
    if (known) return known
    const line = this.before.get(name)
    const forms = line ? formsIn(line) : make()
    if (!line) this.isSame = false
    this.now.set(name, forms)
    return forms
  }

  /** Writes those that were asked for, if they are not what is there. */
  save(): void {
    if (this.isSame && this.now.size === this.before.size) return
    try {
      mkdirSync(path.dirname(this.file), { recursive: true })
      writeLines(this.file, this.lines())
    } catch {
      // Where nothing can be kept, forms are made each time.
    }
  }

  private *lines(): Generator<string> {
    yield this.around
    for (const [name, forms] of this.now) {
      const text = forms.map(({ name, before, after }) => `${name}\t${before}\t${after}`).join('\t')
      yield `${name}${text}`
    }
  }
}

/** The letters of what names the forms of a page: a hash. */
const hashLength = 27

function readLines(file: string, around: string): Map<string, Buffer> {
  const lines = new Map<string, Buffer>()
  const bytes = readKept(file)
  let end = bytes.indexOf('\n')
  if (end < 0 || bytes.toString('latin1', 0, end) !== around) return lines
  while (end < bytes.length) {
    const begin = end + 1
    const next = bytes.indexOf('\n', begin)
    end = next < 0 ? bytes.length : next
    const name = bytes.toString('latin1', begin, begin + hashLength)
    lines.set(name, bytes.subarray(begin + hashLength, end))
  }
  return lines
}

function readKept(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}

/** JSON holds no tabs, so that they part what stands in a line. */
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
