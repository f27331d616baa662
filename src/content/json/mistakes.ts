import { codeOf } from '../invisible.ts'
import type { Figure } from './figures.ts'
import { figureOf, isNothing, isPlain, literals } from './literals.ts'
import { type Mistake, replace, syntax } from './mistake.ts'

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

  noFigure: (at: number, written: string) =>
    syntax(at, written.length, `${written} is not a number as JSON writes it.`, {
      hint: 'A number is digits, with one point before its decimals; with other signs it is a text, in quotes.',
    }),

  leftOut: (at: number, sign: string) =>
    syntax(at, sign.length, `"${sign}" stands for something that was left out.`, {
      hint: 'Write what belongs here, or remove the sign with its comma.',
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
    const meant = literals.get(literal.toLowerCase())
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
    return /^\d/.test(literal) ? words.noFigure(at, literal) : words.bareText(at, literal.length)
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

  nameWithoutStart: (at: number, name: string) =>
    syntax(at, name.length, 'The opening quote of this name is missing.', replace('put the quote', at, 0, '"')),

  tooDeep: (at: number, deepest: number): Mistake => ({
    rule: 'nesting',
    offset: at,
    length: 1,
    message: `More than ${deepest} blocks and lists are nested in each other here.`,
    hint: 'No page needs so many; a closing bracket may be missing.',
  }),

  twice: (at: number, end: number, name: string, line: number, isGroup: boolean): Mistake => ({
    rule: 'duplicate-keys',
    offset: at,
    length: end - at,
    message: `"${name}" is written twice in the same block: here and in line ${line}.`,
    hint: `Only the later one would count. ${isGroup ? 'Move what is in both into one.' : 'Keep one of them.'}`,
    isClear: true,
  }),
}
