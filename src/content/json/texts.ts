import type { Mistake } from './mistake.ts'
import { words } from './mistakes.ts'
import { picture } from './pictures.ts'

/** A mistake, and the place to read on from: null when it is not clear where that would be. */
interface BrokenText {
  mistake: Mistake
  end: number | null
}

/** What JSON and people begin a text with. */
export const quotes = /["'`“”„‘’]/

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what JSON forbids in a text.
const whole = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y
const nameAndColon = /\s*[\p{L}\d_$.-]+(?=\s*[:=])/uy
/** What can follow a text directly. A quote in a comment may belong to a text that only seems to be over. */
const follower = /[\s,:}\]=;\ufeff\u200b]|$|\/[/*][^"\n]*(?:\n|$)/y
/** What can follow a text on its line. */
const lineFollower = /[ \t]*(?:[,:}\]=;\r\n]|$|\/[/*])/y

/** A pattern's match at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** The text in double quotes that begins at a place, with its quotes. Undefined when it is no JSON. */
export function wholeText(text: string, at: number): string | undefined {
  return matchAt(whole, text, at)
}

/** What is wrong with a text that is no JSON. */
export function brokenText(text: string, at: number, naming: boolean): BrokenText {
  return text.charAt(at) === '"' ? brokenString(text, at, naming) : foreignQuotes(text, at)
}

/** What is wrong when something directly follows the quote that seems to end a text. */
export function runsOn(text: string, from: number, to: number, naming: boolean): Mistake | undefined {
  // Nearly always so: it spares all that is below.
  if (text.charAt(to) === (naming ? ':' : ',')) return undefined
  const name = naming && matchAt(nameAndColon, text, from + 1)?.trim()
  if (name) return words.nameWithoutEnd(from, name)
  if (matchAt(follower, text, to) !== undefined) return undefined
  if (naming && /[{[]/.test(text.charAt(to))) return undefined
  // {"heading":"Care""text":"…"}: here only the comma is missing.
  // {"heading""Care"}: here only the colon.
  if (naming && matchAt(/"[^"\n]*"\s*[,}]/y, text, to)) return undefined
  if (!naming && matchAt(/"[\w$.-]+"\s*:/y, text, to)) return undefined
  const comma = /,\s*$/.test(text.slice(Math.max(from, to - 10), to - 1))
  if (!naming && comma && matchAt(/[\w$.-]+"\s*:/y, text, to)) return words.noClosingQuote(from)
  return words.quoteInside(to - 1)
}

/** A text in double quotes that is no JSON: a line break in it, a tab, an unknown escape, or no end. */
function brokenString(text: string, at: number, naming: boolean): BrokenText {
  let end = at + 1
  for (;;) {
    const letter = text.charAt(end)
    if (letter === '\n' || letter === '\r' || letter === '')
      return { mistake: naming ? withoutEnd(text, at) : words.noClosingQuote(at), end: null }
    if (letter < ' ') return { mistake: words.control(end, letter), end: skip(text, end) }
    if (letter === '\\' && !/^(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/.test(text.slice(end + 1, end + 6)))
      return badEscape(text, at, end)
    end += letter === '\\' ? 2 : 1
  }
}

function withoutEnd(text: string, at: number): Mistake {
  return words.nameWithoutEnd(at, matchAt(nameAndColon, text, at + 1)?.trim() ?? 'heading')
}

function badEscape(text: string, from: number, at: number): BrokenText {
  const end = skip(text, at)
  const inner = text.slice(from + 1, end === null ? at + 2 : end - 1)
  const file = inner.slice(inner.lastIndexOf('\\') + 1)
  if (/^\s*[A-Za-z]:\\/.test(inner) || (picture.test(file) && !/\s/.test(inner)))
    return { mistake: words.pathOfWindows(from, inner.length + 2, file), end }
  // Where one backslash is a mere backslash, \t may be one too, and not the tab that it would become.
  const sure = !/\\[bfnrtu]/.test(inner.replaceAll('\\\\', ''))
  return { mistake: words.badEscape(at, text.slice(at, at + 2), sure), end }
}

/** The place after the quote that closes a broken text, or null when the line ends before. */
function skip(text: string, from: number): number | null {
  const rest = matchAt(/(?:[^"\\\n]|\\[^\n])*"/y, text, from)
  return rest === undefined ? null : from + rest.length
}

const partners: Record<string, string> = { "'": "'", '`': '`', '“': '”', '”': '”', '„': '“”', '‘': '’', '’': '’' }

/** A text in quotes of another kind. An apostrophe looks like the end of one, so what follows must fit. */
function foreignQuotes(text: string, at: number): BrokenText {
  const open = text.charAt(at)
  const partner = partners[open] ?? open
  let end = at + 1
  while (end < text.length && text.charAt(end) !== '\n' && !`${partner}"`.includes(text.charAt(end)))
    end += text.charAt(end) === '\\' ? 2 : 1
  const closed = end < text.length && text.charAt(end) !== '\n'
  if (!closed || matchAt(lineFollower, text, end + 1) === undefined)
    return { mistake: words.foreignQuotes(at, 1, open), end: null }
  const inner = text.slice(at + 1, end).replaceAll("\\'", "'")
  return { mistake: words.foreignQuotes(at, end + 1 - at, open, inner), end: end + 1 }
}
