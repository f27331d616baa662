import { endsBefore, markAt, type Where } from './marks.ts'
import { matchAt } from './match.ts'
import type { Mistake } from './mistake.ts'
import { words } from './mistakes.ts'
import { brokenText, wholeText } from './texts.ts'

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y
const constant = /(?:true|false|null)(?![\p{L}\d_$+.-])/uy
const word = /[\p{L}_$+.\-\d][\p{L}\d_$+.-]*/uy
/** What makes a word the beginning of a text: a quote, or another word that is no name. */
const moreText = /["'`“”„‘’]|[ \t]+(?!(?:true|false|null)\b)\p{L}[\p{L}\d_$+.-]*(?![\p{L}\d_$+.-]|\s*[:=])/uy
/** Letters of a text without quotes: with variables and links, but without other brackets. */
const bareLetters = /(?:\{[\p{L}\w.-]+\}|\[[^[\]\r\n]*\]\([^()\r\n]*\)|[^"{}[\]\r\n])/uy
/** x"#team": what looks like a comment is the text, before which a letter was put by mistake. */
const address = /(?:\/\/|#)[^"\n]*"/y
const begins = /^(?![\p{L}\w$-]+\s*[:=](?!\/\/))[^,;:=)]*[\p{L}/#]/u

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

/** A text without quotes, or without the first of them, where what follows shows that it is over. */
export function bareTextAt(text: string, at: number, where: Where): { length: number; mistake: Mistake } | undefined {
  let end = at
  for (;;) {
    const letters = matchAt(bareLetters, text, end)
    // A sign for a comment that follows directly belongs to an address.
    const isOver = endsBefore(text, end, where) && (/[\s,;}\]]/.test(text.charAt(end)) || letters === undefined)
    if (isOver || letters === undefined) break
    end += letters.length
  }
  const bare = text.slice(at, end).trimEnd()
  if (!begins.test(bare)) return undefined
  if (text.charAt(end) === '"') {
    if (!endsBefore(text, end + 1, where) || matchAt(address, text, end + 1) !== undefined) return undefined
    return { length: end + 1 - at, mistake: words.textWithoutStart(at, bare.length) }
  }
  if (!endsBefore(text, end, where) || (where === 'entry' && bare.includes(','))) return undefined
  return { length: bare.length, mistake: words.bareText(at, bare.length, bare) }
}

const listBefore = /:\s*((?:"(?:[^"\\\n]|\\.)*"\s*,\s*)+"(?:[^"\\\n]|\\.)*"\s*)$/
const listAfter = /(?:\s*,\s*"(?:[^"\\\n]|\\.)*")*\s*\]/y

/** Where a list of texts begins that goes on at a place, up to its "]", and has no bracket before it. */
export function listWithoutStart(text: string, at: number): number | undefined {
  if (matchAt(listAfter, text, at) === undefined) return undefined
  // 2,000: as long as a list of choices may be.
  const list = listBefore.exec(text.slice(Math.max(0, at - 2000), at))?.[1]
  return list === undefined ? undefined : at - list.length
}

/** Whether a comma stands for the colon of a field: behind a name, and before a value with which its line or its block ends. */
export function isFieldWithComma(text: string, at: number): boolean {
  const isName = /"[\w$.-]+"\s*$/.test(text.slice(Math.max(0, at - 60), at))
  return (
    isName &&
    matchAt(/[ \t]*(?:"[^"\n]*"\s*(?:\}|,?[ \t]*\n|,\s*"[\w$.-]+"\s*:)|[{[]|[\dtf])/y, text, at + 1) !== undefined
  )
}

/** Whether a value begins at a place that can be read without a doubt. */
export function valueFollows(text: string, at: number): boolean {
  if (/[{[]/.test(text.charAt(at))) return true
  const end = textEnd(text, at, 'entry')
  if (end !== undefined) return matchAt(/[ \t]*(?:[,;}\]"'\r\n]|$|\/[/*])/y, text, end) !== undefined
  const literal = literalAt(text, at)
  return literal !== undefined && (!literal.mistake || literal.mistake.fix !== undefined)
}

/** Whether a field begins at a place, without a doubt. After a text on its line it may be a part of that text. */
export function fieldFollows(text: string, at: number, afterText: boolean): boolean {
  const quoted = textEnd(text, at, 'name')
  const end = quoted ?? (markAt(text, at) === undefined ? wordEnd(text, at) : undefined)
  if (end === undefined) return false
  const next = matchAt(/\s*[^\s]/y, text, end)?.at(-1) ?? ''
  if (next === ':' || next === '=' || next === '：') {
    // "A 10" cake: up to …" is one text: what stands behind its colon is no value.
    const behind = matchAt(/\s*[:=：]\s*/y, text, end)?.length ?? 0
    return quoted !== undefined || !afterText || valueFollows(text, end + behind)
  }
  return quoted !== undefined && !afterText && !',}]'.includes(next)
}

/** The place after a text in whatever quotes. Undefined when it is not clear where it ends. */
function textEnd(text: string, at: number, where: Where): number | undefined {
  const whole = wholeText(text, at)
  if (whole !== undefined) return at + whole.length
  if (markAt(text, at) === undefined) return undefined
  const { mistake, end } = brokenText(text, at, where)
  return mistake.fix && end !== null ? end : undefined
}

function wordEnd(text: string, at: number): number | undefined {
  const found = wordAt(text, at)
  return found === undefined ? undefined : at + found.length
}
