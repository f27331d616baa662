import type { Fix } from '../diagnostic.ts'

/** Something that is wrong with a text as JSON. */
export interface Mistake {
  rule: 'syntax' | 'duplicate-keys' | 'nesting'
  offset: number
  length: number
  /** The JSON Pointer of what was being read. */
  pointer?: string
  message: string
  hint?: string
  fix?: Fix
}

function syntax(offset: number, length: number, message: string, more: { hint?: string; fix?: Fix } = {}): Mistake {
  return { rule: 'syntax', offset, length, message, ...more }
}

function replace(title: string, offset: number, length: number, text: string): { fix: Fix } {
  return { fix: { title, edits: [{ offset, length, text }] } }
}

const closing = { '{': '}', '[': ']' }
const kind = { '{': 'object', '[': 'list' }

/** All that is said about JSON that cannot be read. */
export const words = {
  empty: (at: number) => syntax(at, 0, 'The file is empty.', { hint: 'It needs at least one object: { … }.' }),

  unclosed: (at: number, open: '{' | '[') =>
    syntax(at, 1, `This "${open}" is never closed.`, {
      hint: `Put a "${closing[open]}" where the ${kind[open]} ends.`,
    }),

  comment(at: number, end: number, text: string) {
    // The spaces before it go too; the line stays, so that no other line moves.
    let begin = at
    while (/[ \t]/.test(text.charAt(begin - 1))) begin--
    return syntax(
      at,
      end - at,
      'Comments are not allowed in JSON.',
      replace('remove the comment', begin, end - begin, ''),
    )
  },

  oddSpace: (at: number, letter: string) =>
    syntax(
      at,
      1,
      `There is an invisible character here (${code(letter)}) that JSON does not know.`,
      replace('put a plain space', at, 1, ' '),
    ),

  extra: (at: number, letter: string) =>
    syntax(at, 1, `There is something after the end: "${letter}".`, {
      hint: /[}\]]/.test(letter)
        ? `This "${letter}" has no partner; most likely there is one too many here or further up.`
        : 'A file holds one object, and nothing after it.',
    }),

  extraComma: (at: number) => syntax(at, 1, 'There is a comma too many.', replace('remove the comma', at, 1, '')),

  trailingComma: (at: number, close: '}' | ']') =>
    syntax(at, 1, `There is a comma before the closing "${close}".`, replace('remove the comma', at, 1, '')),

  noValue: (at: number) =>
    syntax(at, 1, 'A value is missing before this.', {
      hint: 'A field is a name, a colon and a value: "heading": "Our services".',
    }),

  wrongClose: (at: number, close: string, opened: { open: '{' | '['; line: number } | undefined) =>
    opened
      ? syntax(at, 1, `"${close}" does not close the "${opened.open}" of line ${opened.line}.`, {
          hint: `That ${kind[opened.open]} ends with "${closing[opened.open]}".`,
        })
      : syntax(at, 1, `"${close}" closes nothing.`),

  unexpected: (at: number, letter: string) => syntax(at, 1, `"${letter}" cannot stand here.`),

  semicolon: (at: number) =>
    syntax(at, 1, 'Fields are separated by a comma, not by ";".', replace('put a comma', at, 1, ',')),

  missingComma: (at: number) => syntax(at, 0, 'A comma is missing here.', replace('put a comma', at, 0, ',')),

  equals: (at: number) =>
    syntax(at, 1, 'A colon stands between name and value, not "=".', replace('put a colon', at, 1, ':')),

  missingColon: (at: number) => syntax(at, 0, 'A colon is missing here.', replace('put a colon', at, 0, ':')),

  nameWanted: (at: number, letter: string) =>
    syntax(at, 1, `A field's name is expected here, not "${letter}".`, {
      hint: 'A name stands in double quotes: "heading".',
    }),

  bareName: (at: number, name: string) =>
    syntax(
      at,
      name.length,
      `The name ${name} needs double quotes.`,
      replace('put it in quotes', at, name.length, JSON.stringify(name)),
    ),

  badWord(at: number, literal: string): Mistake {
    const meant = literals[literal.toLowerCase()]
    if (meant)
      return syntax(
        at,
        literal.length,
        `${literal} is written ${meant}.`,
        replace(`write ${meant}`, at, literal.length, meant),
      )
    const figure = figureOf(literal)
    if (figure) {
      return syntax(
        at,
        literal.length,
        `${literal} is not a number as JSON writes it.`,
        replace(`write ${figure}`, at, literal.length, figure),
      )
    }
    return syntax(at, literal.length, `The text that starts here needs double quotes.`)
  },

  badString(text: string, at: number): { mistake: Mistake; end: number | null } {
    const open = text.charAt(at)
    return open === '"' ? brokenString(text, at) : foreignQuotes(text, at)
  },

  tooDeep: (at: number, deepest: number): Mistake => ({
    rule: 'nesting',
    offset: at,
    length: 1,
    message: `More than ${deepest} objects and lists are nested in each other here.`,
    hint: 'No page needs so many; a closing bracket may be missing.',
  }),

  twice: (at: number, end: number, name: string, line: number): Mistake => ({
    rule: 'duplicate-keys',
    offset: at,
    length: end - at,
    message: `"${name}" is written twice in the same object: here and in line ${line}.`,
    hint: 'Only the later one would count. Remove one of them.',
  }),
}

const literals: Record<string, string> = {
  true: 'true',
  false: 'false',
  null: 'null',
  yes: 'true',
  no: 'false',
  none: 'null',
  undefined: 'null',
}

/** +5, .5, 5. and 007 as JSON writes them. */
function figureOf(literal: string): string | undefined {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(literal)) return undefined
  const value = Number(literal)
  return Number.isSafeInteger(value) || literal.includes('.') ? String(value) : undefined
}

/** A text in double quotes that is no JSON: a line break in it, a tab, an unknown escape, or no end. */
function brokenString(text: string, at: number): { mistake: Mistake; end: number | null } {
  let end = at + 1
  for (;;) {
    const letter = text.charAt(end)
    if (letter === '\n' || letter === '\r' || letter === '') {
      return {
        mistake: syntax(at, 1, 'The closing quote of this text is missing.', {
          hint: 'A text ends with " on the line that it began on. For a line break write \\n; for a quote inside the text write \\".',
        }),
        end: null,
      }
    }
    if (letter < ' ') {
      const written = letter === '\t' ? '\\t' : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
      return {
        mistake: syntax(
          end,
          1,
          `There is a ${letter === '\t' ? 'tab' : 'control character'} in this text.`,
          replace(`write ${written}`, end, 1, written),
        ),
        end: skip(text, end),
      }
    }
    if (letter === '\\' && !/^(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/.test(text.slice(end + 1, end + 6))) {
      const pair = text.slice(end, end + 2)
      return {
        mistake: syntax(end, 2, `"${pair}" has no meaning in a text.`, {
          hint: 'For a backslash write two: \\\\.',
          ...replace('write the backslash twice', end, 1, '\\\\'),
        }),
        end: skip(text, end),
      }
    }
    end += letter === '\\' ? 2 : 1
  }
}

/** The place after the quote that closes a broken text, or null when the line ends before. */
function skip(text: string, from: number): number | null {
  const rest = /(?:[^"\\\n]|\\[^\n])*"/y
  rest.lastIndex = from
  return rest.test(text) ? rest.lastIndex : null
}

const partners: Record<string, string> = { "'": "'", '`': '`', '“': '”', '”': '”', '„': '“”', '‘': '’', '’': '’' }

/** A text in quotes of another kind. */
function foreignQuotes(text: string, at: number): { mistake: Mistake; end: number | null } {
  const open = text.charAt(at)
  const partner = partners[open] ?? open
  let end = at + 1
  while (end < text.length && text.charAt(end) !== '\n' && !`${partner}"`.includes(text.charAt(end)))
    end += text.charAt(end) === '\\' ? 2 : 1
  const closed = end < text.length && text.charAt(end) !== '\n'
  const message = `Texts stand in straight double quotes ("), not in ${open}.`
  if (!closed) return { mistake: syntax(at, 1, message), end: null }
  const inner = text.slice(at + 1, end).replaceAll("\\'", "'")
  return {
    mistake: syntax(at, end + 1 - at, message, replace('use double quotes', at, end + 1 - at, `"${inner}"`)),
    end: end + 1,
  }
}

function code(letter: string): string {
  return `U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
