import { codeOf } from '../invisible.ts'
import type { Edit } from './edits.ts'
import type { Figure } from './figures.ts'
import { figureOf, isNothing, isPlain, literals } from './literals.ts'
import { type Mistake, replace, syntax } from './mistake.ts'
import { picture, putPicture } from './pictures.ts'

function eitherWay(figure: string, written: string): { hint: string } {
  return { hint: `If it is a number, write ${figure}; if all of it matters, put it in quotes: "${written}".` }
}

/** All that is said about JSON that cannot be read, but for its brackets. */
export const words = {
  empty: (at: number) =>
    syntax(at, 0, 'The file is empty.', { hint: 'Copy another file of this kind and change it, or remove this one.' }),

  comment(at: number, end: number, text: string) {
    // The spaces before it go too, or those behind it; the line stays, so that no other line moves.
    let begin = at
    let after = end
    while (/[ \t]/.test(text.charAt(begin - 1))) begin--
    if (text.charAt(begin - 1) === '\n' && !/[\r\n]/.test(text.charAt(end))) {
      begin = at
      while (/[ \t]/.test(text.charAt(after))) after++
    }
    const holdsFields = /"[\w$.-]+"\s*:/.test(text.slice(at, end))
    return syntax(
      at,
      end - at,
      'Comments are not allowed in JSON.',
      holdsFields
        ? { hint: 'A section that is to wait has "draft": true; what is not needed is removed.', isClear: true }
        : replace('remove the comment', begin, after - begin, ''),
    )
  },

  openComment: (at: number) =>
    syntax(at, 2, 'Comments are not allowed in JSON, and this one has no end.', { hint: 'Remove it.' }),

  oddSpace(at: number, run: string, isSpace: boolean) {
    const { length } = run
    const what =
      length === 1
        ? `There is an invisible character here (${codeOf(run)})`
        : `There are ${length} invisible characters here (${codeOf(run)})`
    return syntax(at, length, `${what} that JSON does not know.`, {
      ...(isSpace
        ? replace(length === 1 ? 'put a plain space' : 'put plain spaces', at, length, ' '.repeat(length))
        : replace('remove it', at, length, '')),
      kind: codeOf(run),
    })
  },

  signAtEnd: (at: number, sign: string) =>
    syntax(at, 1, `After the last bracket stands nothing, and no "${sign}".`, replace('remove it', at, 1, '')),

  extraComma: (at: number) => syntax(at, 1, 'There is a comma too many.', replace('remove the comma', at, 1, '')),

  trailingComma: (at: number, close: '}' | ']') =>
    syntax(at, 1, `There is a comma before the closing "${close}".`, replace('remove the comma', at, 1, '')),

  noValue: (at: number) =>
    syntax(at, 1, 'A value is missing before this.', {
      hint: 'A field is a name, a colon and a value: "heading": "Our services".',
    }),

  unexpected: (at: number, letter: string) => syntax(at, 1, `"${letter}" cannot stand here.`),

  colonAfterValue: (at: number) =>
    syntax(at, 1, '":" cannot stand here.', { hint: 'After a value comes a comma, or the bracket that closes.' }),

  secondValue: (at: number) =>
    syntax(at, 1, 'Here is a second value for one field.', {
      hint: 'A text stands in one pair of quotes, on one line. Another field has a name: "heading": "Our services".',
    }),

  separator: (at: number, sign: string) =>
    syntax(at, 1, `Fields are separated by a comma, not by "${sign}".`, replace('put a comma', at, 1, ',')),

  foreignSign: (at: number, sign: string, plain: string) =>
    syntax(at, 1, `"${sign}" is not the "${plain}" that JSON knows.`, replace(`write ${plain}`, at, 1, plain)),

  missingComma: (at: number, sure: boolean) =>
    syntax(at, 0, 'A comma is missing here.', sure ? replace('put a comma', at, 0, ',') : {}),

  equals: (at: number, sign: string, from: number) =>
    syntax(
      at,
      sign.length,
      `A colon stands between name and value, not "${sign}".`,
      replace('put a colon', from, at + sign.length - from, ':'),
    ),

  missingColon: (at: number, sure: boolean) =>
    syntax(at, 0, 'A colon is missing here.', sure ? replace('put a colon', at, 0, ':') : {}),

  nameWanted: (at: number, found: string) =>
    syntax(at, found.length, `A field's name is expected here, not "${found}".`, {
      hint: 'A name stands in double quotes: "heading". A quote inside a text is written \\".',
    }),

  bareName: (at: number, name: string) =>
    syntax(at, name.length, `The name ${name} needs double quotes.`, {
      ...replace('put it in quotes', at, name.length, JSON.stringify(name)),
      kind: 'name',
    }),

  badWord(at: number, literal: string): Mistake {
    const meant = literals[literal.toLowerCase()]
    if (meant)
      return syntax(
        at,
        literal.length,
        `${literal} is written ${meant}.`,
        replace(`write ${meant}`, at, literal.length, meant),
      )
    if (isNothing(literal))
      return syntax(at, literal.length, `${literal} is no value.`, {
        hint: 'A field that is not needed is left out, with its name and its comma.',
        isClear: true,
      })
    const figure = figureOf(literal)
    if (figure) {
      return syntax(
        at,
        literal.length,
        `${literal} is not a number as JSON writes it.`,
        isPlain(literal) ? replace(`write ${figure}`, at, literal.length, figure) : eitherWay(figure, literal),
      )
    }
    return words.bareText(at, literal.length)
  },

  figure: (at: number, { written, value, because }: Figure) =>
    syntax(
      at,
      written.length,
      `${written} is not a number as JSON writes it: ${because}.`,
      // A telephone number has spaces, too.
      /^[\d ]+$/.test(written) ? eitherWay(value, written) : replace(`write ${value}`, at, written.length, value),
    ),

  bareText: (at: number, length: number, bare?: string) =>
    syntax(
      at,
      length,
      'The text that starts here needs double quotes.',
      bare === undefined ? {} : replace('put it in quotes', at, length, JSON.stringify(bare)),
    ),

  textWithoutStart: (at: number, length: number) =>
    syntax(at, length, 'The opening quote of this text is missing.', replace('put the quote', at, 0, '"')),

  wideFigure: (at: number, written: string, value: string) =>
    syntax(
      at,
      written.length,
      `${written} is not a number as JSON writes it.`,
      replace(`write ${value}`, at, written.length, value),
    ),

  noClosingQuote: (at: number, end?: number) =>
    syntax(
      at,
      1,
      'The closing quote of this text is missing.',
      end === undefined
        ? {
            hint: 'A text ends with " on the line that it began on. For a line break write \\n; for a quote inside the text write \\".',
          }
        : replace('put it at the end of the line', end, 0, '"'),
    ),

  cutOff: (at: number) =>
    syntax(at, 1, 'The file breaks off inside the text that begins here.', {
      hint: 'What followed is lost: take an earlier version of the file, or write the end again.',
    }),

  severalLines: (at: number, length: number, inner: string, more: number) =>
    syntax(
      at,
      1,
      `This text goes on for ${more === 1 ? 'another line' : `${more} more lines`}, but a text stands on one line.`,
      replace('write each line break as \\n', at, length, `"${inner}"`),
    ),

  added: (at: number, edits: Edit[]) =>
    syntax(at, 1, 'A text is written in one piece, without "+".', { fix: { title: 'make it one', edits } }),

  otherMark: (at: number, mark: string) =>
    syntax(
      at,
      mark.length,
      `This begins with " and ends with ${mark}: a text stands in straight double quotes (").`,
      replace('use a double quote', at, mark.length, '"'),
    ),

  nameWithoutEnd: (at: number, end: number, name: string) =>
    syntax(at, 1, 'The closing quote of this name is missing.', {
      hint: `A name stands in double quotes: "${name}".`,
      ...(end > at + 1 ? replace('put the quote', end, 0, '"') : {}),
    }),

  nameWithoutStart: (at: number, name: string) =>
    syntax(at, name.length, 'The opening quote of this name is missing.', replace('put the quote', at, 0, '"')),

  quoteInside: (at: number, quotes: readonly number[] = []) =>
    syntax(at, 1, 'This quote ends the text, but the text goes on.', {
      hint: 'A text stands between two quotes; a quote inside it is written \\".',
      ...(quotes.length > 0
        ? {
            fix: {
              title: quotes.length === 1 ? 'write it \\"' : 'write the quotes inside it \\"',
              edits: quotes.map((offset) => ({ offset, length: 0, text: '\\' })),
            },
          }
        : {}),
    }),

  control(at: number, letter: string) {
    const written = letter === '\t' ? '\\t' : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
    return syntax(
      at,
      1,
      `There is a ${letter === '\t' ? 'tab' : 'control character'} in this text.`,
      replace(`write ${written}`, at, 1, written),
    )
  },

  badEscape(at: number, letters: string, sure: boolean) {
    const pair = letters.slice(0, 2)
    const code = /^\\x([\dA-Fa-f]{2})/.exec(letters)?.[1]
    const message = `"${pair}" has no meaning in a text.`
    if (pair === "\\'") return syntax(at, 2, message, replace('remove the backslash', at, 1, ''))
    if (code) return syntax(at, 4, message, replace(`write \\u00${code}`, at, 4, `\\u00${code}`))
    return syntax(at, 2, message, {
      hint: 'For a backslash write two: \\\\.',
      ...(sure ? replace('write the backslash twice', at, 1, '\\\\') : {}),
    })
  },

  pathOfWindows: (at: number, length: number, file: string) =>
    syntax(at, length, 'This is a path on your computer: an address has / and not \\.', {
      hint: picture.test(file)
        ? putPicture(file)
        : `Put the file into public and write its address with /. A picture belongs into public/images and is written "/images/workshop/bench.svg".`,
    }),

  foreignQuotes: (at: number, length: number, open: string, inner?: string) =>
    syntax(
      at,
      length,
      `Texts stand in straight double quotes ("), not in ${open}.`,
      inner === undefined
        ? { hint: 'Put " before and after the whole text. An apostrophe inside it may stay.' }
        : replace('use double quotes', at, length, `"${inner}"`),
    ),

  tooDeep: (at: number, deepest: number): Mistake => ({
    rule: 'nesting',
    offset: at,
    length: 1,
    message: `More than ${deepest} objects and lists are nested in each other here.`,
    hint: 'No page needs so many; a closing bracket may be missing.',
  }),

  twice: (at: number, end: number, name: string, line: number, isGroup: boolean): Mistake => ({
    rule: 'duplicate-keys',
    offset: at,
    length: end - at,
    message: `"${name}" is written twice in the same object: here and in line ${line}.`,
    hint: `Only the later one would count. ${isGroup ? 'Move what is in both into one.' : 'Keep one of them.'}`,
    isClear: true,
  }),
}
