import { type Mistake, words } from './mistakes.ts'
import { join } from './pointer.ts'

/** What may stand at a place of the text. */
type Expected = 'value' | 'value or close' | 'name' | 'name or close' | 'colon' | 'comma or close' | 'end'

/** An object or a list that is not closed yet. */
interface Frame {
  open: '{' | '['
  at: number
  names: Map<string, number>
  /** The name or the number of what is being read in it. */
  step: string | number
}

/** 64: twelve levels are the deepest that the schemas allow. */
export const deepest = 64
/** 20: nobody mends more at once, and later ones may only follow from earlier ones. */
const most = 20

const space = /[ \t\r\n]*/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y
const word = /[\p{L}_$+.\-\d][\p{L}\d_$+.-]*/uy
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what JSON forbids in a text.
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y

/**
 * Reads a text as strict JSON and says what is wrong with it: syntax, names written twice, lists in lists
 * without end. It goes on after a mistake where it is clear what was meant, and never calls itself.
 */
export function inspect(text: string, start = 0): Mistake[] {
  const inspector = new Inspector(text, start)
  while (inspector.mistakes.length < most && inspector.step());
  return inspector.mistakes
}

class Inspector {
  readonly mistakes: Mistake[] = []
  private readonly stack: Frame[] = []
  private expected: Expected = 'value'
  private at: number
  /** The place after the last value, name or comma. */
  private end: number

  constructor(
    private readonly text: string,
    start: number,
  ) {
    this.at = start
    this.end = start
  }

  /** Reads on by one token. False when the end is reached, or when it is not clear what was meant. */
  step(): boolean {
    this.at += this.match(space)?.length ?? 0
    const letter = this.text.charAt(this.at)
    if (letter === '') return this.stop()
    if (letter === '/' && '/*'.includes(this.text.charAt(this.at + 1) || '-')) return this.comment()
    if (/\s|\ufeff|\u200b/.test(letter)) return this.mend(words.oddSpace(this.at, letter), this.at + 1)
    if (this.expected === 'end') return this.fail(words.extra(this.at, letter))
    if (letter === ',') return this.comma()
    if (letter === '}' || letter === ']') return this.close(letter)
    if (letter === ':') return this.colon()
    if (this.expected === 'comma or close') return this.missing(letter)
    if (this.expected === 'colon') return this.missingColon(letter)
    const naming = this.expected === 'name' || this.expected === 'name or close'
    if (naming) return this.name(letter)
    return letter === '{' || letter === '[' ? this.open(letter) : this.value(letter)
  }

  private stop(): false {
    const top = this.stack.at(-1)
    if (top) this.add(words.unclosed(top.at, top.open))
    else if (this.expected === 'value') this.add(words.empty(this.end))
    return false
  }

  private comment(): true {
    const long = this.text.charAt(this.at + 1) === '*'
    const close = this.text.indexOf(long ? '*/' : '\n', this.at)
    const end =
      close === -1 ? this.text.length : long ? close + 2 : close - (this.text.charAt(close - 1) === '\r' ? 1 : 0)
    return this.mend(words.comment(this.at, end, this.text), end)
  }

  private comma(): true {
    if (this.expected !== 'comma or close') return this.mend(words.extraComma(this.at), this.at + 1)
    this.next()
    this.at++
    this.end = this.at
    return true
  }

  private close(letter: '}' | ']'): boolean {
    const top = this.stack.at(-1)
    if (top && (this.expected === 'colon' || (this.expected === 'value' && top.open === '{')))
      return this.fail(words.noValue(this.at))
    if (!top || (top.open === '{') !== (letter === '}')) {
      return this.fail(words.wrongClose(this.at, letter, top && { open: top.open, line: this.line(top.at) }))
    }
    if (this.expected === 'name' || this.expected === 'value') this.add(words.trailingComma(this.end - 1, letter))
    this.stack.pop()
    this.at++
    this.afterValue()
    return true
  }

  private colon(): boolean {
    if (this.expected !== 'colon') return this.fail(words.unexpected(this.at, ':'))
    this.expected = 'value'
    this.at++
    return true
  }

  /** Something else where only a comma could separate two fields. */
  private missing(letter: string): true {
    if (letter === ';') this.mend(words.semicolon(this.at), this.at + 1)
    else this.add(words.missingComma(this.end))
    this.next()
    return true
  }

  private missingColon(letter: string): true {
    if (letter === '=') this.mend(words.equals(this.at), this.at + 1)
    else this.add(words.missingColon(this.end))
    this.expected = 'value'
    return true
  }

  private open(letter: '{' | '['): boolean {
    if (this.stack.length === deepest) return this.fail(words.tooDeep(this.at, deepest))
    this.stack.push({ open: letter, at: this.at, names: new Map(), step: letter === '{' ? '' : 0 })
    this.expected = letter === '{' ? 'name or close' : 'value or close'
    this.at++
    return true
  }

  private name(letter: string): boolean {
    const begin = this.at
    const quoted = this.match(string)
    const bare = this.match(word)
    if (quoted) this.at += quoted.length
    else if (/["'`“”„‘’]/.test(letter)) {
      if (!this.badString()) return false
    } else if (bare) this.mend(words.bareName(begin, bare), begin + bare.length)
    else return this.fail(words.nameWanted(begin, letter))

    const top = this.stack.at(-1)
    if (quoted && top) {
      const name = JSON.parse(quoted) as string
      const first = top.names.get(name)
      top.step = name
      if (first === undefined) top.names.set(name, begin)
      else this.add(words.twice(begin, this.at, name, this.line(first)))
    }
    this.end = this.at
    this.expected = 'colon'
    return true
  }

  private value(letter: string): boolean {
    const quoted = this.match(string)
    if (quoted) this.at += quoted.length
    else if (/["'`“”„‘’]/.test(letter)) {
      if (!this.badString()) return false
    } else if (!this.literal(letter)) return false
    this.afterValue()
    return true
  }

  private literal(letter: string): boolean {
    const known = this.match(number) ?? this.match(/(?:true|false|null)(?![\p{L}\d_$+.-])/uy)
    if (known) {
      this.at += known.length
      return true
    }
    const odd = this.match(word)
    if (!odd) return this.fail(words.unexpected(this.at, letter))
    const mistake = words.badWord(this.at, odd)
    // A text without quotes goes on to the end of the line, so there is no telling what comes next.
    return mistake.fix ? this.mend(mistake, this.at + odd.length) : this.fail(mistake)
  }

  private badString(): boolean {
    const { mistake, end } = words.badString(this.text, this.at)
    return end === null ? this.fail(mistake) : this.mend(mistake, end)
  }

  private afterValue(): void {
    this.end = this.at
    this.expected = this.stack.length === 0 ? 'end' : 'comma or close'
  }

  private next(): void {
    const top = this.stack.at(-1)
    this.expected = top?.open === '{' ? 'name' : 'value'
    if (typeof top?.step === 'number') top.step++
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    return pattern.exec(this.text)?.[0]
  }

  private line(offset: number): number {
    return this.text.slice(0, offset).split('\n').length
  }

  private add(mistake: Mistake): void {
    // Six steps lead to any field that a person would look for.
    const steps = this.stack.slice(0, mistake.rule === 'nesting' ? 6 : undefined)
    this.mistakes.push({ ...mistake, pointer: join('', ...steps.map(({ step }) => step)) })
  }

  private mend(mistake: Mistake, end: number): true {
    this.add(mistake)
    this.at = end
    return true
  }

  private fail(mistake: Mistake): false {
    this.add(mistake)
    return false
  }
}
