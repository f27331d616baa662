import type { Where } from './marks.ts'
import type { BrokenText } from './mistake.ts'
import { Reading } from './reading.ts'
import { quotesInside } from './text-ends.ts'
import { textWords } from './text-words.ts'
import { brokenText, runsOn, wholeText } from './texts.ts'

/** How texts and names in quotes are read, and what is made of those that are not right. */
export class TextReading extends Reading {
  protected where(): Where {
    return this.stack.at(-1)?.open === '{' ? 'field' : 'entry'
  }

  /** A name or a text in quotes. False when it is not clear where it ends. */
  protected quoted(where: Where): 'whole' | 'mended' | false {
    const begin = this.at
    const whole = wholeText(this.text, begin)
    if (whole) this.at += whole.length
    else if (!this.goOn(brokenText(this.text, begin, where))) return false
    const more =
      this.text.charAt(begin) === '"' &&
      this.text.charAt(this.at - 1) === '"' &&
      runsOn(this.text, begin, this.at, where)
    if (more && !this.goOn(more)) return false
    return whole && !more ? 'whole' : 'mended'
  }

  protected goOn({ mistake, end }: BrokenText): boolean {
    return end === null ? this.fail(mistake) : this.mend(mistake, end)
  }

  protected textGoesOn(): boolean {
    const begin = this.last
    const inside = quotesInside(this.text, begin, this.end, this.where())
    if (!inside) return this.fail(textWords.quoteInside(this.end - 1))
    this.goOn(inside)
    this.afterValue(begin)
    return true
  }

  /** Whether the last value is a text and ended on this line. */
  protected isAfterText(): boolean {
    return this.text.charAt(this.last) === '"' && !this.text.slice(this.end, this.at).includes('\n')
  }

  protected afterValue(begin: number): void {
    this.last = begin
    this.end = this.at
    this.expected = this.stack.length === 0 ? 'end' : 'comma or close'
  }
}
