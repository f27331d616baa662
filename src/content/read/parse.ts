import { conflicts } from '../json/conflicts.ts'
import { foreign } from '../json/foreign.ts'
import { inspect } from '../json/inspect.ts'
import type { Mistake } from '../json/mistake.ts'
import { mayRepeatNames } from '../json/repeats.ts'
import type { Problem } from '../problem.ts'
import type { NotText } from './not-text.ts'

/** What became of a file's text. */
export interface Parsed {
  /** Undefined when the text cannot be read as JSON. */
  value: unknown
  problems: Problem[]
}

/** Why a text cannot be judged. */
export type Unfit = 'too large' | 'utf-16' | 'not utf-8' | NotText

/** Reads a file's bytes as strict JSON. */
export function parse(bytes: Buffer, unfit?: Unfit): Parsed {
  if (unfit) return { value: undefined, problems: [unreadable(bytes, unfit)] }
  const marked = bytes.subarray(0, mark.length).equals(mark)
  const value = decode(marked ? bytes.subarray(mark.length) : bytes)
  const problems = marked ? [byteOrderMark] : []
  if (value === undefined) return new NoJson(bytes, problems)
  if (mayRepeatNames(bytes)) problems.push(...misread(bytes.toString('utf8'), 'duplicate-keys'))
  return { value, problems }
}

/** Why a text is no JSON is found out when that is asked for: of a large file that is still being written nobody does. */
class NoJson implements Parsed {
  readonly value = undefined
  private found: Problem[] | undefined

  constructor(
    private readonly bytes: Buffer,
    private readonly before: readonly Problem[],
  ) {}

  get problems(): Problem[] {
    this.found ??= [...this.before, ...misread(this.bytes.toString('utf8'))]
    return this.found
  }
}

const mark = Buffer.from('\ufeff')

/** A function of its own: once it returns nothing holds the text, which takes twice the memory of its bytes. */
function decode(bytes: Buffer): unknown {
  if (isCutOff(bytes)) return undefined
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Whether an object has no end: a large file that is being written is seen so several times, and parsing it takes long. */
function isCutOff(bytes: Buffer): boolean {
  return bytes.find(isNoSpace) === 123 && bytes.findLast(isNoSpace) !== 125
}

/** Space in JSON, and all signs below it. */
function isNoSpace(byte: number): boolean {
  return byte > 32
}

/** What is wrong with a text, also what JSON.parse does not mind: names written twice, nesting without end. */
export function misread(text: string, only?: Mistake['rule']): Problem[] {
  const mistakes =
    only === undefined ? (whole(text) ?? inspect(text)) : inspect(text).filter(({ rule }) => rule === only)
  return mistakes.map(({ rule, offset, length, pointer = '', message, hint, fix }) => ({
    spot: { offset, length, pointer },
    rule,
    severity: 'error',
    message,
    hint,
    fix: fix && { title: fix.title, change: { edits: fix.edits } },
  }))
}

/** What is told alone: that a text holds two versions of itself, or is no JSON at all. */
function whole(text: string): Mistake[] | undefined {
  const versions = conflicts(text)
  if (versions.length > 0) return versions
  const other = foreign(text)
  return other && [other]
}

const byteOrderMark: Problem = {
  spot: { offset: 0, length: 1 },
  rule: 'encoding',
  severity: 'error',
  message: 'The file begins with a byte-order mark, an invisible character that JSON does not allow.',
  hint: 'Save the file as "UTF-8", not as "UTF-8 with BOM".',
  fix: { title: 'remove the mark', change: { edits: [{ offset: 0, length: 1, text: '' }] } },
}

function unreadable(bytes: Buffer, why: Unfit): Problem {
  const say = (rule: string, message: string, hint: string, offset = 0): Problem => ({
    spot: { offset, length: offset === 0 ? 0 : 1 },
    rule,
    severity: 'error',
    message,
    hint,
  })
  if (why === 'too large') {
    return say(
      'file-size',
      'The file is larger than 128 MB and was not read.',
      'Put pages into files of their own and list them under "include".',
    )
  }
  if (typeof why === 'object') return say('encoding', `This is ${why.what}, not JSON.`, why.cure)
  if (why === 'utf-16') return say('encoding', 'The file is saved as UTF-16.', saveAs)
  return say(
    'encoding',
    'The file is not saved as UTF-8: here is a letter that cannot be read.',
    saveAs,
    Math.max(0, bytes.toString('utf8').indexOf('\ufffd')),
  )
}

const saveAs = 'Save it as UTF-8: in VS Code a click on the encoding at the bottom right, then "Save with Encoding".'
