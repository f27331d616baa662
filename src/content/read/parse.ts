import { inspect } from '../json/inspect.ts'
import type { Problem } from '../report/problem.ts'
import type { SourceFile } from './load.ts'

/** What became of a file's text. */
export interface Parsed {
  /** Undefined when the text cannot be read as JSON. */
  value: unknown
  problems: Problem[]
}

/** What has been parsed. */
export const known = new WeakMap<SourceFile, Parsed>()

/** Reads a file's text as strict JSON, once. */
export function parse(file: SourceFile): Parsed {
  let parsed = known.get(file)
  if (!parsed) {
    parsed = read(file)
    known.set(file, parsed)
  }
  return parsed
}

function read(file: SourceFile): Parsed {
  if (file.unfit) return { value: undefined, problems: [unfit(file, file.unfit)] }
  // Not kept: a text takes twice the memory of its bytes, and few files are asked for it again.
  const text = file.bytes?.toString('utf8') ?? file.text
  const marked = text.charCodeAt(0) === 0xfeff
  const problems: Problem[] = marked ? [byteOrderMark] : []
  try {
    return { value: JSON.parse(marked ? text.slice(1) : text), problems }
  } catch {
    return { value: undefined, problems: [...problems, ...misread(file)] }
  }
}

/** What is wrong with a file's text, also what JSON.parse does not mind: names written twice, nesting without end. */
export function misread({ text }: SourceFile): Problem[] {
  return inspect(text, text.charCodeAt(0) === 0xfeff ? 1 : 0).map(
    ({ rule, offset, length, pointer = '', message, hint, fix }) => ({
      spot: { offset, length, pointer },
      rule,
      severity: 'error',
      message,
      hint,
      fix: fix && { title: fix.title, change: { edits: fix.edits } },
    }),
  )
}

const byteOrderMark: Problem = {
  spot: { offset: 0, length: 1 },
  rule: 'encoding',
  severity: 'error',
  message: 'The file begins with a byte-order mark, an invisible character that JSON does not allow.',
  hint: 'Save the file as "UTF-8", not as "UTF-8 with BOM".',
  fix: { title: 'remove the mark', change: { edits: [{ offset: 0, length: 1, text: '' }] } },
}

function unfit(file: SourceFile, why: NonNullable<SourceFile['unfit']>): Problem {
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
      'The file is larger than 64 MB and was not read.',
      'Put pages into files of their own and list them under "include".',
    )
  }
  if (why === 'utf-16') return say('encoding', 'The file is saved as UTF-16.', 'Save it as UTF-8.')
  return say(
    'encoding',
    'The file is not saved as UTF-8: here is a letter that cannot be read.',
    'Save it as UTF-8.',
    Math.max(0, file.text.indexOf('\ufffd')),
  )
}
