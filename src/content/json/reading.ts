import { kindOf } from './alike.ts'
import { bracketWords as words } from './bracket-words.ts'
import { type Bracket, closingPlace, crooked, indentOf, inside, outside } from './brackets.ts'
import { matchAt } from './match.ts'
import type { Mistake } from './mistake.ts'
import { words as otherWords } from './mistakes.ts'
import { join } from './pointer.ts'
import type { Closer, Outcome, Unbalanced } from './prove.ts'
import { wholeText } from './texts.ts'

/** What may stand at a place of the text. */
export type Expected = 'value' | 'value or close' | 'name' | 'name or close' | 'colon' | 'comma or close' | 'end'

/** An object or a list that is not closed yet. */
export interface Frame extends Bracket {
  names: Map<string, number>
  /** The name or the number of what is being read in it. */
  step: string | number
}

const space = /[ \t\r\n]*/y

/** How far a text is read, and what is said when a bracket of it was forgotten. */
export class Reading {
  readonly mistakes: Mistake[] = []
  /** Each kind of them once. */
  readonly kinds = new Set<string>()
  protected readonly stack: Frame[] = []
  protected expected: Expected = 'value'
  protected at: number
  /** The place after the last value, name or comma. */
  protected end: number
  /** The place of the last value. */
  protected last: number
  /** The place where the line begins. */
  protected lineStart = 0
  /** Brackets that were closed by one that seems to belong further out. */
  protected readonly crooked: Bracket[] = []
  /** The last three that closed something, and those that do not stand below their partner. */
  private readonly lastClosers: Closer[] = []
  private readonly askew: Closer[] = []
  /** What is known when a bracket was found to be missing, too many or of the wrong kind. */
  brackets: Unbalanced | undefined
  protected isOver = false

  constructor(
    protected readonly text: string,
    start: number,
  ) {
    this.at = start
    this.end = start
    this.last = start
  }

  protected skipSpace(): void {
    const found = matchAt(space, this.text, this.at) ?? ''
    const line = found.lastIndexOf('\n')
    if (line !== -1) this.lineStart = this.at + line + 1
    this.at += found.length
  }

  protected wrongClose(letter: '}' | ']', top: Frame | undefined): false {
    const open = top && this.forgotten(top)
    if (open) return this.notClosed(open)
    if (top && letter === ']' && this.closesListOf(top)) return this.unbalanced(words.missingBracket(this.last, true))
    return this.unbalanced(words.wrongClose(this.at, letter, top && { open: top.open, line: this.line(top.at) }))
  }

  /** Whether the "]" here belongs to a list in this object: then the "[" was forgotten, not the "}". */
  private closesListOf(top: Frame): boolean {
    if (this.text.charAt(this.last) !== '{') return false
    const alone = indentOf(this.text, this.at)
    if (alone !== null) return inside(alone, top)
    return this.line(this.last) === this.line(this.at) && this.line(top.at) < this.line(this.at)
  }

  /** A field in a list, after a value without a comma. */
  protected nameInList(): false {
    this.last = this.at
    this.at += wholeText(this.text, this.at)?.length ?? 0
    this.end = this.at
    return this.colonAfterValue()
  }

  protected colonAfterValue(): false {
    const top = this.stack.at(-1)
    const looksLikeName = /^"[\w$.-]+"$/.test(this.text.slice(this.last, this.end))
    if (!looksLikeName) return this.fail(otherWords.colonAfterValue(this.at))
    if (top?.open === '[' && outside(indentOf(this.text, this.last), top)) return this.notClosed(top)
    return this.unbalanced(
      words.missingBrace(this.last, this.end - this.last, top?.open === '[' ? this.elseOf(top) : ''),
    )
  }

  /** What else may be wrong when a field stands in a list. */
  private elseOf(list: Frame): string {
    const begins = `the "[" of line ${this.line(list.at)}`
    if (list.step === 0) return `${begins} should be a "{"`
    return inside(indentOf(this.text, this.last), list) ? '' : `${begins} is not closed yet`
  }

  /** A "{" in an object where a name belongs. */
  protected strayBrace(): false {
    const top = this.stack.at(-1)
    if (!top || this.expected === 'name or close') {
      const line = this.line(top?.at ?? this.at)
      return this.unbalanced(words.listWanted(this.at, line))
    }
    const open = this.forgotten(top)
    if (open) return this.notClosed(open)
    const again = this.text.charAt(this.last) === '{' && !outside(indentOf(this.text, this.at), top)
    return again
      ? this.unbalanced(words.missingBracket(this.last, this.line(top.at) < this.line(this.at)))
      : this.notClosed(top)
  }

  /** The first bracket in an open one that was closed too late, so that the closing one of the other is used up. */
  protected forgotten(top: Frame): Bracket | undefined {
    return this.crooked.find(({ at }) => at > top.at)
  }

  protected notClosed({ open, at, indent }: Bracket): false {
    const place = closingPlace(this.text, { open, at, indent }, this.at) ?? this.end
    // What was read as a missing comma is the missing bracket.
    const index = this.mistakes.findIndex(({ offset, length }) => offset === place && length === 0)
    if (index !== -1) this.mistakes.splice(index, 1)
    return this.unbalanced(words.notClosed(place, open, this.line(at)))
  }

  protected line(offset: number): number {
    return this.text.slice(0, offset).split('\n').length
  }

  protected add(mistake: Mistake): void {
    // Six steps lead to any field that a person would look for.
    const steps = this.stack.slice(0, mistake.rule === 'nesting' ? 6 : undefined)
    this.kinds.add(kindOf(mistake))
    this.mistakes.push({ ...mistake, pointer: join('', ...steps.map(({ step }) => step)) })
  }

  protected mend(mistake: Mistake, end: number): true {
    this.add(mistake)
    this.at = end
    return true
  }

  /** Remembers a bracket that closes another. */
  protected closed(of: Bracket, at: number): void {
    const indent = indentOf(this.text, at)
    if (crooked(of, indent)) this.crooked.push(of)
    if (indent !== null && indent !== of.indent) this.askew.push({ at, of })
    this.lastClosers.push({ at, of })
    if (this.lastClosers.length > 3) this.lastClosers.shift()
  }

  /** Whether the end was reached without anything that leaves open what was meant. */
  get outcome(): Outcome {
    const isClear = this.mistakes.every(({ rule, fix, isClear }) => fix || (isClear && rule === 'syntax'))
    return { isWhole: this.isOver && isClear, flaws: this.mistakes.length + this.askew.length }
  }

  protected unbalanced(mistake: Mistake): false {
    // 8: where more stand askew, the file is not indented at all.
    const closers = [...this.askew.slice(0, 8), ...this.lastClosers]
    this.brackets = { at: this.at, last: this.last, stack: this.stack, closers }
    return this.fail(mistake)
  }

  protected fail(mistake: Mistake): false {
    this.add(mistake)
    return false
  }
}
