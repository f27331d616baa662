import type { Edit } from './edits.ts'
import { replace, syntax } from './mistake.ts'
import { picture, putPicture } from './pictures.ts'

/** All that is said about texts and names that do not stand between two straight double quotes. */
export const textWords = {
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
}
