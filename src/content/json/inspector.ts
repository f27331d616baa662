import { fieldFollows, isFieldWithComma, listWithoutStart, valueFollows, wordAt } from './ahead.ts'
import { bracketWords, closing } from './bracket-words.ts'
import { commentAt } from './comments.ts'
import { markAt } from './marks.ts'
import { matchAt } from './match.ts'
import { words } from './mistakes.ts'
import { equalsAt, invisibleAt, plainSign } from './signs.ts'
import { wholeText } from './texts.ts'
import { ValueReading } from './value-reading.ts'

/** 64: twelve levels are the deepest that the schemas allow. */
export const deepest = 64

const spaces = /[ \t]*/y
/** {brand} without quotes: a text that begins with a variable, and no object. */
const variable = /\{[\p{L}\w.-]+\}/uy

/** Reads a text sign by sign, and goes on after a mistake where it is clear what was meant. It never calls itself. */
export class Inspector extends ValueReading {
  /** Reads on by one token. False when the end is reached, or when it is not clear what was meant. */
  step(): boolean {
    this.skipSpace()
    if (this.text.charAt(this.at) === '') return this.stop()
    const comment = this.comment()
    if (comment !== undefined) return comment
    const odd = invisibleAt(this.text, this.at)
    if (odd) return this.mend(words.oddSpace(this.at, odd.run, odd.isSpace), this.at + odd.run.length)
    const letter = this.sign()
    if (this.expected === 'end') return this.afterEnd(letter)
    if (letter === ',') return this.comma()
    if (letter === '}' || letter === ']') return this.close(letter)
    if (letter === ':') return this.colon()
    if (this.expected === 'comma or close') return this.missing(letter)
    if (this.expected === 'colon') return this.missingColon()
    if (this.expected === 'name' || this.expected === 'name or close') return this.name(letter)
    return letter === '{' || letter === '[' ? this.open(letter) : this.value(letter)
  }

  private stop(): false {
    this.isOver = true
    const top = this.stack.at(-1)
    const open = top && this.forgotten(top)
    if (open) return this.notClosed(open)
    if (!top) return this.expected === 'value' ? this.fail(words.empty(this.end)) : false
    const all = [...this.stack].reverse().map(({ open: bracket }) => closing[bracket])
    return this.unbalanced(bracketWords.unclosed(this.end, top.open, this.line(top.at), all.join('')))
  }

  private afterEnd(letter: string): boolean {
    if (letter === ':') return this.colon()
    const isLast = matchAt(/[,;]\s*$/y, this.text, this.at) !== undefined
    return isLast
      ? this.mend(words.signAtEnd(this.at, letter), this.at + 1)
      : this.unbalanced(bracketWords.extra(this.at, letter))
  }

  private comment(): boolean | undefined {
    // A colour, or a place on a page, without its quotes.
    if (this.expected === 'value' && matchAt(/#\w/y, this.text, this.at)) return undefined
    const comment = commentAt(this.text, this.at)
    if (!comment) return undefined
    if (comment.end === null) return this.fail(words.openComment(this.at))
    return this.mend(words.comment(this.at, comment.end, this.text), comment.end)
  }

  /** The sign at this place, as JSON writes it. */
  private sign(): string {
    const letter = this.text.charAt(this.at)
    const plain = plainSign(letter)
    if (plain) this.add(words.foreignSign(this.at, letter, plain))
    return plain ?? letter
  }

  private comma(): boolean {
    if (this.expected === 'colon') {
      const list = listWithoutStart(this.text, this.at)
      if (list !== undefined) return this.fail(bracketWords.listWithoutStart(list))
      if (isFieldWithComma(this.text, this.at)) return this.equals(this.text.charAt(this.at))
    }
    if (this.expected === 'colon' || (this.expected === 'value' && this.stack.at(-1)?.open === '{'))
      return this.fail(words.noValue(this.at))
    if (this.expected !== 'comma or close') return this.mend(words.extraComma(this.at), this.at + 1)
    this.next()
    this.at++
    this.end = this.at
    return true
  }

  private close(letter: '}' | ']'): boolean {
    const top = this.stack.at(-1)
    if (top && letter === ']' && this.expected === 'colon') {
      const list = listWithoutStart(this.text, this.at)
      if (list !== undefined) return this.fail(bracketWords.listWithoutStart(list))
    }
    if (top && (this.expected === 'colon' || (this.expected === 'value' && top.open === '{')))
      return this.fail(words.noValue(this.at))
    if (!top || (top.open === '{') !== (letter === '}')) return this.wrongClose(letter, top)
    if (this.expected === 'name' || this.expected === 'value') this.add(words.trailingComma(this.end - 1, letter))
    this.stack.pop()
    this.closed(top, this.at)
    this.at++
    this.afterValue(top.at)
    return true
  }

  private colon(): boolean {
    if (this.expected === 'colon') {
      const sign = equalsAt(this.text, this.at)
      if (sign) return this.equals(sign)
      this.expected = 'value'
      this.at++
      return true
    }
    if (/\d/.test(this.text.charAt(this.at - 1)) && this.expected === 'comma or close')
      return this.fail(words.noFigure(this.last, this.lineRest(this.last)))
    const after = this.expected === 'comma or close' || this.expected === 'end'
    return after ? this.colonAfterValue() : this.fail(words.unexpected(this.at, ':'))
  }

  /** Something else where only a comma could separate two fields. */
  private missing(letter: string): boolean {
    const named = this.stack.at(-1)?.open === '{'
    if (/[;.|。]/.test(letter) && this.separates(named)) this.mend(words.separator(this.at, letter), this.at + 1)
    else if (named && letter === '{') return this.strayBrace()
    else if (!named && matchAt(/"[\w$.-]+"\s*:/y, this.text, this.at)) return this.nameInList()
    else if (named ? fieldFollows(this.text, this.at, this.isAfterText()) : valueFollows(this.text, this.at))
      this.add(words.missingComma(this.end, true))
    else return this.unclear(letter, named)
    this.next()
    return true
  }

  /** Something after a value that is neither the next one without a doubt, nor anything else that can follow. */
  private unclear(letter: string, named: boolean): boolean {
    if (this.isAfterText()) return this.textGoesOn()
    if (markAt(this.text, this.at) ? !wholeText(this.text, this.at) : matchAt(/[\w$.-]+"\s*:/y, this.text, this.at)) {
      this.add(words.missingComma(this.end, false))
      this.next()
      return true
    }
    if (named && /\d/.test(this.text.charAt(this.end - 1)))
      return this.fail(words.noFigure(this.last, this.lineRest(this.last)))
    if (named) return this.fail(words.secondValue(this.at))
    const word = wordAt(this.text, this.at)
    return this.fail(word ? words.bareText(this.at, word.length) : words.unexpected(this.at, letter))
  }

  private missingColon(): boolean {
    const sign = equalsAt(this.text, this.at) ?? matchAt(/[;.](?=\s)/y, this.text, this.at)
    if (sign) return this.equals(sign)
    if (valueFollows(this.text, this.at)) this.add(words.missingColon(this.end, true))
    else return this.fail(words.missingColon(this.end, false))
    this.expected = 'value'
    return true
  }

  /** Something else than a colon between a name and its value. */
  private equals(sign: string): true {
    this.expected = 'value'
    return this.mend(words.equals(this.at, sign, this.end), this.at + sign.length)
  }

  /** Whether after a sign that is no comma the next field or entry begins, or none. */
  private separates(named: boolean): boolean {
    const next = this.at + 1 + (matchAt(/\s*/y, this.text, this.at + 1)?.length ?? 0)
    if (/[}\]]/.test(this.text.charAt(next))) return true
    return named ? fieldFollows(this.text, next, false) : valueFollows(this.text, next)
  }

  private open(letter: '{' | '['): boolean {
    const name = matchAt(variable, this.text, this.at)
    if (name) return this.fail(words.bareText(this.at, name.length))
    if (this.stack.length === deepest) return this.fail(words.tooDeep(this.at, deepest))
    const indent = matchAt(spaces, this.text, this.lineStart) ?? ''
    this.stack.push({ open: letter, at: this.at, indent, names: new Map(), step: letter === '{' ? '' : 0 })
    this.expected = letter === '{' ? 'name or close' : 'value or close'
    this.at++
    return true
  }

  private name(letter: string): boolean {
    if (letter === '{') return this.strayBrace()
    const left = this.leftOut()
    if (left) return this.fail(left)
    const begin = this.at
    const read = markAt(this.text, begin) ? this.quoted('name') : this.bareName(letter)
    if (!read) return false
    if (read === 'whole') this.remember(begin)
    this.end = this.at
    this.expected = 'colon'
    return true
  }

  private remember(begin: number): void {
    const top = this.stack.at(-1)
    if (!top) return
    const name = JSON.parse(this.text.slice(begin, this.at)) as string
    const first = top.names.get(name)
    top.step = name
    if (first === undefined) top.names.set(name, begin)
    else {
      const isGroup = matchAt(/\s*:\s*[{[]/y, this.text, this.at) !== undefined
      this.add(words.twice(begin, this.at, name, this.line(first), isGroup))
    }
  }

  private bareName(letter: string): boolean {
    const bare = wordAt(this.text, this.at)
    if (!bare) return this.fail(words.nameWanted(this.at, letter))
    const end = this.at + bare.length
    if (matchAt(/\s*[:=]/y, this.text, end)) return this.mend(words.bareName(this.at, bare), end)
    const lacksQuote = matchAt(/"\s*[:=]/y, this.text, end)
    if (lacksQuote) return this.mend(words.nameWithoutStart(this.at, bare), end + 1)
    return this.fail(words.nameWanted(this.at, bare))
  }

  private next(): void {
    const top = this.stack.at(-1)
    this.expected = top?.open === '{' ? 'name' : 'value'
    if (typeof top?.step === 'number') top.step++
  }
}
