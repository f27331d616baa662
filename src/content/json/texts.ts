import { endsBefore, markAt, quotedFrom, type Where } from './marks.ts'
import { matchAt } from './match.ts'
import type { BrokenText } from './mistake.ts'
import { picture } from './pictures.ts'
import { addedTexts, missingEnd, quotesInside, severalLines } from './text-ends.ts'
import { textWords as words } from './text-words.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what JSON forbids in a text.
const whole = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y
const nameAndColon = /\s*[\p{L}\d_$.-]+(?=\s*[:=])/uy
const namePart = /[\p{L}\d_$.-]+/uy
/** What can follow a text directly. A quote in a comment may belong to a text that only seems to be over. */
const follower =
  /[\s,:}\]=;，、،：；｛｝［］\p{Cf}\p{Cc}]|$|->|<!--|(?:\/[/*]|#)[^"\n]*(?:\n|$)|[.|。](?:[ \t]*\r?\n|\s*"[^"\n]*"\s*:)/uy

/** The text in double quotes that begins at a place, with its quotes. Undefined when it is no JSON. */
export function wholeText(text: string, at: number): string | undefined {
  return matchAt(whole, text, at)
}

/** What is wrong with a text that is no JSON. */
export function brokenText(text: string, at: number, where: Where): BrokenText {
  return text.charAt(at) === '"' ? brokenString(text, at, where) : foreignMarks(text, at, where)
}

/** What is wrong when something directly follows the quote that seems to end a text. */
export function runsOn(text: string, from: number, to: number, where: Where): BrokenText | undefined {
  const naming = where === 'name'
  // Nearly always so: it spares all that is below.
  if (text.charAt(to) === (naming ? ':' : ',')) return undefined
  if (naming) {
    const name = nameWithoutEnd(text, from)
    if (name) return name
  }
  if (!naming) {
    const added = addedTexts(text, to)
    if (added) return added
  }
  if (matchAt(follower, text, to) !== undefined) return undefined
  if (naming && /[{[]/.test(text.charAt(to))) return undefined
  // {"heading":"Care""text":"…"}: here only the comma is missing.
  // {"heading""Care"}: here only the colon.
  if (naming && matchAt(/"[^"\n]*"\s*[,}]/y, text, to)) return undefined
  if (!naming && matchAt(/"[\w$.-]+"\s*:/y, text, to)) return undefined
  const other = otherEnd(text, from, to, where)
  if (other) return other
  const comma = /,\s*$/.test(text.slice(Math.max(from, to - 10), to - 1))
  if (!naming && comma && matchAt(/[\w$.-]+"\s*:/y, text, to)) return { mistake: words.noClosingQuote(from), end: null }
  return (naming ? undefined : quotesInside(text, from, to, where)) ?? { mistake: words.quoteInside(to - 1), end: null }
}

/** A text that begins with a straight quote and ends with another mark, before a place. */
function otherEnd(text: string, from: number, before: number, where: Where): BrokenText | undefined {
  const quoted = quotedFrom(text, from + 1, '"', where)
  if (!quoted || quoted.close === '"' || quoted.end >= before) return undefined
  return { mistake: words.otherMark(quoted.end - quoted.close.length, quoted.close), end: quoted.end }
}

/** "heading: "Care" or "heading”: "Care": a name that seems to go on. */
function nameWithoutEnd(text: string, from: number): BrokenText | undefined {
  const bare = matchAt(nameAndColon, text, from + 1)
  if (bare !== undefined)
    return { mistake: words.nameWithoutEnd(from, from + 1 + bare.length, bare.trim()), end: from + 1 + bare.length }
  const end = from + 1 + (matchAt(namePart, text, from + 1)?.length ?? 0)
  const mark = markAt(text, end)
  if (!mark || mark === '"' || !endsBefore(text, end + mark.length, 'name')) return undefined
  return { mistake: words.otherMark(end, mark), end: end + mark.length }
}

/** A text in double quotes that is no JSON: a line break in it, a tab, an unknown escape, or no end. */
function brokenString(text: string, at: number, where: Where): BrokenText {
  let end = at + 1
  for (;;) {
    const letter = text.charAt(end)
    const isOver = letter === '\n' || letter === '\r' || letter === '' || /^\\[\r\n]/.test(text.slice(end, end + 2))
    if (isOver) return withoutEnd(text, at, where)
    if (letter < ' ') return { mistake: words.control(end, letter), end: skip(text, end) }
    if (letter === '\\' && !/^(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/.test(text.slice(end + 1, end + 6)))
      return badEscape(text, at, end)
    end += letter === '\\' ? 2 : 1
  }
}

/** A straight quote after which none follows on its line. */
function withoutEnd(text: string, at: number, where: Where): BrokenText {
  if (where === 'name') {
    return nameWithoutEnd(text, at) ?? { mistake: words.nameWithoutEnd(at, at + 1, 'heading'), end: null }
  }
  const isLast = !/\n\s*\S/.test(text.slice(at)) && !/[}\]]\s*$/.test(text)
  if (isLast) return { mistake: words.cutOff(at), end: null }
  return (
    otherEnd(text, at, text.length + 1, where) ??
    severalLines(text, at, where) ??
    missingEnd(text, at, where) ?? { mistake: words.noClosingQuote(at), end: null }
  )
}

function badEscape(text: string, from: number, at: number): BrokenText {
  const end = skip(text, at)
  const inner = text.slice(from + 1, end === null ? at + 2 : end - 1)
  const file = inner.slice(inner.lastIndexOf('\\') + 1)
  if (/^\s*[A-Za-z]:\\/.test(inner) || (picture.test(file) && !/\s/.test(inner)))
    return { mistake: words.pathOfWindows(from, inner.length + 2, file), end }
  // Where one backslash is a mere backslash, \t may be one too, and not the tab that it would become.
  const sure = !/\\[bfnrtu]/.test(inner.replaceAll('\\\\', ''))
  return { mistake: words.badEscape(at, text.slice(at, at + 4), sure), end }
}

/** The place after the quote that closes a broken text, or null when the line ends before. */
function skip(text: string, from: number): number | null {
  const rest = matchAt(/(?:[^"\\\n]|\\[^\n])*"/y, text, from)
  return rest === undefined ? null : from + rest.length
}

/** A text between marks of another kind. An apostrophe looks like the end of one, so what follows must fit. */
function foreignMarks(text: string, at: number, where: Where): BrokenText {
  const open = markAt(text, at) ?? text.charAt(at)
  const quoted = quotedFrom(text, at + open.length, open, where)
  if (!quoted) return { mistake: words.foreignQuotes(at, open.length, open), end: null }
  const inner = quoted.inner.replace(/\\.|"/g, (sign) => (sign === "\\'" ? "'" : sign === '"' ? '\\"' : sign))
  return { mistake: words.foreignQuotes(at, quoted.end - at, open, inner), end: quoted.end }
}
