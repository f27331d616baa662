import type { Edit } from '../../content/json/edits.ts'
import { createLocator } from '../../content/json/locate.ts'
import { get, split } from '../../content/json/pointer.ts'
import type { SourceFile } from '../../content/read/source-file.ts'
import { Refused } from '../../site-files/refused.ts'

interface Line {
  /** Where the line begins in what is shown, and where that stands in the file. */
  readonly shown: number
  readonly file: number
  readonly length: number
}

/**
 * A value of a file as it is shown alone: the letters of the file, without the indentation of its place and with plain
 * line ends. Each letter is known by where it stands in the file, so that what is not typed over stays as it is.
 */
export class JsonView {
  readonly text: string
  private readonly lines: Line[] = []

  private constructor(
    file: string,
    readonly start: number,
    readonly end: number,
    private readonly indent: string,
    private readonly lineEnd: string,
  ) {
    const parts: string[] = []
    let at = start
    let shown = 0
    for (const part of file.slice(start, end).split('\n')) {
      const left = at === start ? 0 : sharedStart(part, indent)
      const line = part.slice(left).replace(/\r$/, '')
      this.lines.push({ shown, file: at + left, length: line.length })
      parts.push(line)
      at += part.length + 1
      shown += line.length + 1
    }
    this.text = parts.join('\n')
  }

  /** The value at a place; without a place all of the file, also while it is no JSON. */
  static of({ path, text, parsed }: SourceFile, at: string): JsonView {
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
    if (at === '') return new JsonView(text, text.startsWith('\ufeff') ? 1 : 0, text.length, '', lineEnd)
    if (parsed.value === undefined)
      throw new Refused(`${path} is no valid JSON, which has to be mended first.`, 'mend the file.')
    if (get(parsed.value, split(at)) === undefined) throw new Refused('This place is there no more.', 'look again.')
    const { start, end } = createLocator(text).find(at)
    const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
    return new JsonView(text, start, end, /^[ \t]*/.exec(line)?.[0] ?? '', lineEnd)
  }

  /** A place of what is shown, in the file. */
  inFile(offset: number): number {
    const line = this.lines.findLast(({ shown }) => shown <= offset)
    return line ? line.file + Math.min(offset - line.shown, line.length) : this.start
  }

  /** A place of the file, in what is shown. */
  inText(offset: number): number {
    const line = this.lines.findLast(({ file }) => file <= offset)
    return line ? line.shown + Math.min(offset - line.file, line.length) : 0
  }

  /** What is typed, as letters of the file. */
  editInFile({ offset, length, text }: Edit): Edit {
    const from = this.inFile(offset)
    const written = text.replaceAll(/\n(?!\n)/g, `\n${this.indent}`).replaceAll('\n', this.lineEnd)
    return { offset: from, length: this.inFile(offset + length) - from, text: written }
  }

  /** Letters of the file, as somebody would type them here; nothing where they are not shown. */
  editInText({ offset, length, text }: Edit): Edit | undefined {
    if (offset < this.start || offset + length > this.end) return undefined
    const from = this.inText(offset)
    const written = text.replaceAll('\r\n', '\n').replaceAll(`\n${this.indent}`, '\n')
    return { offset: from, length: this.inText(offset + length) - from, text: written }
  }
}

/** How far a line begins as another text does. */
function sharedStart(line: string, start: string): number {
  let length = 0
  while (length < start.length && line[length] === start[length]) length += 1
  return length
}
