import { bareTextAt, literalAt } from './ahead.ts'
import { figureAt } from './figures.ts'
import { markAt } from './marks.ts'
import { matchAt } from './match.ts'
import type { Mistake } from './mistake.ts'
import { words } from './mistakes.ts'
import { wideFigureAt } from './signs.ts'
import { TextReading } from './text-reading.ts'

/** How values are read that hold no others, and what is made of those that are not right. */
export class ValueReading extends TextReading {
  protected value(letter: string): boolean {
    const begin = this.at
    const read = markAt(this.text, begin) ? this.quoted(this.where()) : this.literal(letter)
    if (read) this.afterValue(begin)
    return read !== false
  }

  private literal(letter: string): boolean {
    const figure = this.stack.at(-1)?.open === '{' ? figureAt(this.text, this.at) : undefined
    if (figure) return this.mend(words.figure(this.at, figure), this.at + figure.written.length)
    const wide = wideFigureAt(this.text, this.at)
    if (wide) return this.mend(words.wideFigure(this.at, wide.written, wide.value), this.at + wide.written.length)
    const found = literalAt(this.text, this.at)
    if (found && !found.mistake) {
      this.at += found.length
      return true
    }
    const left = this.leftOut()
    if (left) return this.fail(left)
    const word = found?.mistake
    if (found && (word?.fix || word?.isClear)) return this.mend(word, this.at + found.length)
    const bare = bareTextAt(this.text, this.at, this.where())
    if (bare) return this.mend(bare.mistake, this.at + bare.length)
    return this.fail(word ?? (/[;=]/.test(letter) ? words.unexpected(this.at, letter) : words.bareText(this.at, 1)))
  }

  /** What is said of "..." where something belongs. */
  protected leftOut(): Mistake | undefined {
    const sign = matchAt(/\.{2,}|…/y, this.text, this.at)
    return sign === undefined ? undefined : words.leftOut(this.at, sign)
  }

  /** What stands on a line from a place up to the next comma or bracket. */
  protected lineRest(from: number): string {
    return (matchAt(/[^,}\]\r\n]+/y, this.text, from) ?? '').trimEnd()
  }
}
