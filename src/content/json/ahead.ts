import type { Mistake } from './mistake.ts'
import { words } from './mistakes.ts'
import { brokenText, matchAt, quotes, wholeText } from './texts.ts'

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y
const constant = /(?:true|false|null)(?![\p{L}\d_$+.-])/uy
const word = /[\p{L}_$+.\-\d][\p{L}\d_$+.-]*/uy
/** What makes a word the beginning of a text: a quote, or another word that is no name. */
const moreText = /["'`“”„‘’]|[ \t]+(?!(?:true|false|null)\b)\p{L}[\p{L}\d_$+.-]*(?![\p{L}\d_$+.-]|\s*[:=])/uy

/** The word at a place: a name or a text without quotes, most likely. */
export function wordAt(text: string, at: number): string | undefined {
  return matchAt(word, text, at)
}

/** A number, true, false or null, or a word in the place of one with what is wrong with it. */
export function literalAt(text: string, at: number): { length: number; mistake?: Mistake } | undefined {
  const known = matchAt(number, text, at) ?? matchAt(constant, text, at)
  const written = known ?? wordAt(text, at)
  if (written === undefined) return undefined
  const { length } = written
  if (matchAt(moreText, text, at + length) !== undefined) return { length, mistake: words.bareText(at, length) }
  return known ? { length } : { length, mistake: words.badWord(at, written) }
}

/** Whether a value begins at a place that can be read without a doubt. */
export function valueFollows(text: string, at: number): boolean {
  if (/[{[]/.test(text.charAt(at))) return true
  const end = textEnd(text, at)
  if (end !== undefined) return matchAt(/[ \t]*(?:[,;}\]"'\r\n]|$|\/[/*])/y, text, end) !== undefined
  const literal = literalAt(text, at)
  return literal !== undefined && (!literal.mistake || literal.mistake.fix !== undefined)
}

/** Whether a field begins at a place, without a doubt. After a text on its line it may be a part of that text. */
export function fieldFollows(text: string, at: number, afterText: boolean): boolean {
  const quoted = textEnd(text, at)
  const end = quoted ?? (quotes.test(text.charAt(at)) ? undefined : wordEnd(text, at))
  if (end === undefined) return false
  const next = matchAt(/\s*[^\s]/y, text, end)?.at(-1) ?? ''
  if (next === ':' || next === '=') return true
  return quoted !== undefined && !afterText && !',}]'.includes(next)
}

/** The place after a text in whatever quotes. Undefined when it is not clear where it ends. */
function textEnd(text: string, at: number): number | undefined {
  const whole = wholeText(text, at)
  if (whole !== undefined) return at + whole.length
  if (!quotes.test(text.charAt(at))) return undefined
  const { mistake, end } = brokenText(text, at, false)
  return mistake.fix && end !== null ? end : undefined
}

function wordEnd(text: string, at: number): number | undefined {
  const found = wordAt(text, at)
  return found === undefined ? undefined : at + found.length
}
