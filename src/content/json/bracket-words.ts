import type { Edit } from './edits.ts'
import { type Mistake, replace, syntax } from './mistake.ts'

type Open = '{' | '['

export const closing = { '{': '}', '[': ']' }
const kind = { '{': 'block', '[': 'list' }
const missing = {
  '{': 'A field stands in a block in { }: { "heading": "Our services" }.',
  '[': 'Several blocks stand in a list: [{ … }, { … }].',
}

/** All that is said about the brackets of JSON that cannot be read. */
export const bracketWords = {
  tooMany: (at: number, letter: string, edit: Edit): Mistake =>
    syntax(at, 1, `There is a "${letter}" too many.`, { fix: { title: 'remove it', edits: [edit] } }),

  otherKind: (at: number, letter: string, other: string): Mistake =>
    syntax(at, 1, `This "${letter}" should be a "${other}".`, replace(`write ${other}`, at, 1, other)),

  listWithoutStart: (at: number): Mistake =>
    syntax(at, 0, 'A "[" is missing before this list.', replace('put the [', at, 0, '[')),

  put: (at: number, open: Open, line: number, edit: Edit): Mistake =>
    syntax(at, 0, `A "${closing[open]}" is missing: the "${open}" of line ${line} is not closed yet.`, {
      fix: { title: `put a ${closing[open]}`, edits: [edit] },
    }),

  putAtEnd: (at: number, closers: string, line: number, edit: Edit): Mistake =>
    syntax(at, 0, `At the end of the file "${closers}" is missing: the bracket of line ${line} is not closed yet.`, {
      fix: { title: `put ${closers}`, edits: [edit] },
    }),

  putOpen: (at: number, open: Open, edit: Edit): Mistake =>
    syntax(at, 0, `A "${open}" is missing here.`, {
      hint: missing[open],
      fix: { title: `put a ${open}`, edits: [edit] },
    }),

  unclosed: (at: number, open: Open, line: number, all: string): Mistake =>
    syntax(
      at,
      0,
      all.length > 2
        ? `The file breaks off here: ${all.length} brackets are not closed yet.`
        : `A "${closing[open]}" is missing: the "${open}" of line ${line} is never closed.`,
      {
        hint:
          all.length > 2
            ? `If its end is lost, take an earlier version of the file; if only the brackets are, write ${all}`
            : `Put a "${closing[open]}" where the ${kind[open]} ends.`,
      },
    ),

  extra: (at: number, letter: string) =>
    syntax(at, 1, `There is something after the end: "${letter}".`, {
      hint: /[}\]]/.test(letter)
        ? `This "${letter}" has no partner; most likely there is one too many here or further up.`
        : letter === '{'
          ? 'A file holds one page. A second one gets a file of its own.'
          : 'A file holds what stands between { and }, and nothing after it.',
    }),

  wrongClose: (at: number, close: string, opened: { open: Open; line: number } | undefined) =>
    opened
      ? syntax(at, 1, `"${close}" does not close the "${opened.open}" of line ${opened.line}.`, {
          hint: `That ${kind[opened.open]} ends with "${closing[opened.open]}".`,
        })
      : syntax(at, 1, `"${close}" closes nothing.`),

  notClosed: (at: number, open: Open, line: number) =>
    syntax(at, 0, `A "${closing[open]}" is missing: the "${open}" of line ${line} is not closed yet.`, {
      hint: `Put a "${closing[open]}" where that ${kind[open]} ends, and a comma if more follows.`,
    }),

  missingBrace: (at: number, length: number, or = '') =>
    syntax(at, length, `A "{" is missing before this name${or && `, or ${or}`}.`, {
      hint: 'A field stands in a block in { }: { "heading": "Our services" }.',
    }),

  missingBracket: (at: number, sure: boolean) =>
    syntax(at, 1, 'A "[" is missing before this "{".', {
      hint: `Several blocks stand in a list: [{ … }, { … }].${sure ? '' : ' Or a "}" is missing before the next "{".'}`,
    }),

  listWanted: (at: number, line: number) =>
    syntax(at, 1, 'A field\'s name is expected here, not "{".', {
      hint: `Objects without names stand in a list: if one is meant, the "{" of line ${line} should be a "[".`,
    }),
}
