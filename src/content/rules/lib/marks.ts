import type { MarkedText } from '../../survey/written.ts'
import { signOf } from '../../text/grammar.ts'
import type { Mistake } from '../../text/mistakes.ts'
import type { TextReading } from '../../text/read.ts'
import type { Remark } from '../rule.ts'

type Kind = Mistake['kind']
/** What is said of letters in a text; `quote` shows what visitors would read of them, `letters` are those written. */
type Say = (quote: string, letters: string) => Remark

/** What is said about a mistake in a text with marks, or without. */
export function remarkOn(
  { kind, words, offset, length }: NonNullable<TextReading['mistake']>,
  written: MarkedText,
): Remark {
  const quote = `"${short(words.trim())}"`
  const letters = written.value.slice(offset, offset + length)
  const own = written.kind === 'href' ? undefined : inKind[written.kind]?.[kind]
  const { fix, ...said } = (own ?? remarks[kind])(quote, letters)
  // Where a variable stands in between, only signs at the beginnings of lines are changed and nothing is replaced.
  return { severity: severityOf(kind), ...said, fix: letters === words || rewritten.includes(kind) ? fix : undefined }
}

/** 40: as much as is seen at a glance. */
function short(words: string): string {
  const line = words.replace(/\s*\n\s*/g, ' ')
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}

const errors: readonly Kind[] = ['tag', 'entity', 'picture', 'script', 'link', 'swapped', 'half link']

/** Kinds whose fix writes again what is written. */
const rewritten: readonly Kind[] = ['bullets', 'escape']

function severityOf(kind: Kind): 'error' | 'warning' {
  return errors.includes(kind) ? 'error' : 'warning'
}

function change(letters: string): Remark['fix'] {
  return { title: `write ${JSON.stringify(short(letters))}`, change: { letters } }
}

/** Of "&lt;" there is no telling whether a tag begins with it. */
function sureSign(entity: string): Remark['fix'] {
  const sign = signOf(entity)
  return sign === entity || '<>'.includes(sign) ? undefined : change(sign)
}

function unescaped(_: string, letter: string): string {
  return { n: '\n', t: ' ' }[letter] ?? ''
}

const readsIt = (what: string) => (quote: string) => `${what}; visitors would read ${quote}.`

const remarks: Record<Kind, Say> = {
  tag: (quote) => ({
    message: `HTML is not understood here; visitors would read ${quote}.`,
    hint: 'Write *emphasis*, **strong emphasis** and [links](/ferry/timetable).',
  }),
  entity: (quote, letters) => ({
    message: `HTML is not understood here; visitors would read ${quote}.`,
    hint: 'Write the sign itself.',
    fix: sureSign(letters),
  }),
  picture: () => ({ message: 'A text cannot hold a picture.', hint: 'Use the section\'s "image".' }),
  script: (quote) => ({ message: `A link cannot run a script: ${quote}.`, hint: 'Write an address.' }),
  link: (quote) => ({
    message: `A link here is not whole: ${quote}.`,
    hint: 'A link is [words](/address), with no space between "]" and "(" and none in the address.',
  }),
  swapped: (quote) => ({
    message: `A link here has its brackets the wrong way round; visitors would read ${quote}.`,
    hint: 'The words of a link stand in [ ], and then its address in ( ): [words](/address).',
  }),
  'half link': (quote) => ({
    message: `A bracket of a link is missing here; visitors would read ${quote}.`,
    hint: 'A link is [words](/address).',
  }),
  garbled: (quote) => ({
    message: `Letters here were read in the wrong encoding; visitors would read ${quote}.`,
    hint: 'Write these letters anew.',
  }),
  stars: (quote) => ({
    message: `A ${quote} here has no partner; visitors would read it.`,
    hint: 'Strong emphasis is **words**, with no space inside the stars.',
  }),
  star: () => ({
    message: 'A "*" here has no partner; visitors would read it.',
    hint: 'Emphasis is *words*, with no space inside the stars. A star that visitors should read is written \\\\*.',
  }),
  times: (quote, letters) => ({
    message: `The stars in ${quote} are emphasis here, so that visitors would not read them.`,
    hint: 'Between numbers write "×". A star that visitors should read is written \\\\*.',
    fix: change(letters.replace(/(?<=\d)\*(?=\d)/g, '×')),
  }),
  heading: (quote) => ({
    message: `This text has no headings; visitors would read the ${quote}.`,
    hint: 'Remove it. Sections of the type "rich-text" have headings in their body.',
  }),
  'close heading': (quote, letters) => ({
    message: `A space is missing behind ${quote}: without it this is no heading, and visitors would read the signs.`,
    hint: 'A heading is a line that begins with "## " or "### ".',
    fix: letters.endsWith('##') && !letters.endsWith('###') ? change('## ') : undefined,
  }),
  table: (quote) => ({
    message: readsIt('A text has no tables')(quote),
    hint: 'Write a list, or make a section of it: "tile-grid" shows entries side by side, "steps" in rows.',
  }),
  quote: (quote) => ({
    message: `A ">" does not make a quotation here; visitors would read it: ${quote}.`,
    hint: 'Remove it, and put what somebody said in quotation marks: “…”.',
  }),
  ticks: (quote) => ({
    message: `Backticks mean nothing here; visitors would read ${quote}.`,
    hint: 'Remove them. Emphasis is *words*, strong emphasis **words**.',
  }),
  struck: (quote) => ({
    message: `Words cannot be struck out here; visitors would read ${quote}.`,
    hint: 'Remove the words, or the "~~" around them.',
  }),
  line: (quote) => ({
    message: `These signs draw no line; visitors would read ${quote}.`,
    hint: 'Remove them. An empty line begins a new paragraph, "## " a heading where a text has headings.',
  }),
  box: (quote) => ({
    message: `A text has no boxes to tick; visitors would read ${quote}.`,
    hint: 'Remove the brackets. Lines that begin with "- " make a list, "points" are lines with a tick.',
  }),
  footnote: (quote) => ({
    message: `A text has no footnotes; visitors would read ${quote}.`,
    hint: 'Say it in the sentence, or in the "note" below where there is one.',
  }),
  shortcode: (quote) => ({
    message: `Codes in brackets are not understood here; visitors would read ${quote}.`,
    hint: 'Write *emphasis*, **strong emphasis** and [links](/ferry/timetable).',
  }),
  escape: (quote, letters) => ({
    message: `A backslash too many stands before this letter; visitors would read ${quote}.`,
    hint: 'A new line is \\n, with one backslash.',
    fix: { title: 'write new lines', change: { letters: letters.replace(/\\([nrt])/g, unescaped) } },
  }),
  'code point': (quote, letters) => ({
    message: `A backslash too many stands before this code; visitors would read ${quote}.`,
    hint: 'Write the sign itself.',
    fix: change(String.fromCharCode(Number.parseInt(letters.slice(2), 16))),
  }),
  bullets: (quote, letters) => ({
    message: `These signs make no list; visitors would read them as they stand: ${quote}.`,
    hint: 'The lines of a list begin with "- ".',
    fix: change(letters.replace(/(?<![^\n])([ \t]*)[•▪◦‣∙·●■→➔➜➤►▶✓✔✅★–—*-][ \t]*/gu, '$1- ')),
  }),
  bullet: (quote) => ({
    message: `This text has no lists; visitors would read ${quote} before it.`,
    hint: 'Remove it. Lists stand in a "body", and short lines with a tick in "points".',
    fix: { title: 'remove it', change: { letters: '' } },
  }),
  list: (quote) => ({
    message: `This text has no lists; visitors would read one line: ${quote}.`,
    hint: 'Lists stand in a "body", and short lines with a tick in "points".',
  }),
}

const noHeading: Say = (quote) => ({
  message: `This text has no headings; visitors would read the ${quote}.`,
  hint: 'Remove it.',
  fix: { title: 'remove it', change: { letters: '' } },
})

/** A line break in a line is a space. */
const escapeInLine: Say = (quote) => ({
  message: remarks.escape(quote, '').message,
  hint: 'Remove it: this text is one line.',
})

/** What is said otherwise of texts with fewer marks. */
const inKind: Partial<Record<MarkedText['kind'], Partial<Record<Kind, Say>>>> = {
  plain: {
    tag: (quote, letters) => ({ ...remarks.tag(quote, letters), hint: 'This text is plain: remove the tag.' }),
    link: () => ({
      message: 'This text is plain; visitors would read the brackets of the link.',
      hint: 'Put the link into a field for text or links.',
    }),
    stars: (quote) => ({
      message: `This text is plain; visitors would read the ${quote}.`,
      hint: 'Remove it.',
    }),
    star: (quote) => ({ message: `This text is plain; visitors would read the ${quote}.`, hint: 'Remove it.' }),
    ticks: (quote, letters) => ({ ...remarks.ticks(quote, letters), hint: 'Remove them.' }),
    heading: noHeading,
    'close heading': noHeading,
    escape: escapeInLine,
  },
  inline: { heading: noHeading, 'close heading': noHeading, escape: escapeInLine },
  prose: { 'close heading': (quote, letters) => remarks.heading(quote, letters) },
}
