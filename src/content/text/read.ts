import type { WordKind } from '../../schema/schema.ts'
import { type BareAddress, bareAddressIn } from './addresses.ts'
import { evenLines, type MarkedKind } from './grammar.ts'
import { covers, type Marked, readMarked, type TextHeading, type TextLink } from './marked.ts'
import { type Mistake, mistakeIn, mistakeInPlain } from './mistakes.ts'
import type { Stretch } from './places.ts'
import { skim } from './skim.ts'
import { fillText, placesOfFilled } from './variables.ts'

/** What is asked about a text. */
export interface TextReading {
  links: readonly TextLink[]
  /** Lines that are drawn as headings, or only begin as they do. */
  headings: readonly TextHeading[]
  /** The worst one, and the letters that visitors would read. */
  mistake: (Mistake & { words: string }) | undefined
  /** The first address that is no link. */
  address: (BareAddress & { words: string }) | undefined
}

const nothing: TextReading = { links: [], headings: [], mistake: undefined, address: undefined }

/**
 * One of these stands in each text in which there is something to read; most have none, and need no look. To look for what
 * nobody sees in the same go costs nothing.
 */
const signs =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these, too, are looked for.
  /[\0-\x08\x0b\f\x0e-\x1f\x7f-\x9f{[<\]}*&#>`~|\\@_•▪◦‣∙·●■ÃÂ\ufffd]|:\/\/|www\.|psum|PSUM|â€|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
const signsOfLines = new RegExp(`\\n|${signs.source}`)
const signsOfBlocks = new RegExp(`${signs.source}|---|===|\\n[ \\t]*(?:[–—→➔➜➤►▶✓✔✅★]|-[^ \\t\\n-])`)
/** One of these is left when marks are covered, where something is still to be told. */
const leftSigns = /[[<\]*&#>`~|\\@_\n•▪◦‣∙·●■ÃÂ\ufffd]|:\/\/|www\.|---|===|â€|\d\uffff\d/

/** Whether a text may hold marks, or signs that were meant as such. */
export function mayHoldSigns(text: string, kind: WordKind): boolean {
  return (kind === 'prose' || kind === 'article' ? signsOfBlocks : signsOfLines).test(text)
}

/** Reads a text as it is drawn, with its variables filled in. The places are those of what is written. */
export function readWritten(written: string, kind: WordKind, variables: Record<string, string>): TextReading {
  const reading = readText(fillText(written, variables), kind)
  if (reading === nothing || !written.includes('{')) return reading
  const { placeOf, isBrought } = placesOfFilled(written, variables)
  const { links, headings, mistake, address } = reading
  return {
    links: links.map((link) => ({ ...link, ...placeOf(link), address: placeOf(link.address) })),
    headings: headings.map((heading) => ({ ...heading, ...placeOf(heading) })),
    // What a variable brings is a mistake where the variable is written.
    mistake: mistake && !isBrought(mistake) ? { ...mistake, ...placeOf(mistake) } : undefined,
    address: address && { ...address, ...placeOf(address) },
  }
}

/** Reads a text as it is drawn. */
export function readText(written: string, kind: WordKind): TextReading {
  if (kind === 'code') return nothing
  const text = evenLines(written)
  if (kind === 'plain') return readingOf(text, { ...nothing, mistake: mistakeInPlain(text) })
  const marked = marksIn(text, kind)
  const { links, headings, rest } = marked
  const [sign] = kind === 'prose' ? headings : []
  const loose: Mistake | undefined = sign && { kind: 'heading', offset: sign.offset, length: sign.level }
  const hasPicture = links.some(({ offset }) => rest[offset - 1] === '!')
  if (!hasPicture && !leftSigns.test(rest)) return readingOf(text, { links, headings, mistake: loose })
  const mistake = mistakeIn(marked, kind) ?? loose
  return readingOf(text, {
    links,
    headings,
    mistake,
    address: bareAddressIn(rest, mistake ? [...links, mistake] : links),
  })
}

/** What a text with marks holds. Most have no marks, or such as need no tree of tokens, which costs more than all rules. */
function marksIn(text: string, kind: MarkedKind): Marked {
  const mayBeMarked = /\]\(|[*\\]|__/.test(text) || (kind !== 'inline' && text.includes('#'))
  if (!mayBeMarked) return { links: [], headings: [], rest: text }
  return skim(text, kind) ?? readMarked(text, kind)
}

/** The words of a text with marks: what is covered, as the signs of marks and the addresses of links, is left out. */
export function withoutMarks(text: string, kind: MarkedKind): string {
  return marksIn(evenLines(text), kind).rest.replaceAll(covers.any, '').replaceAll(covers.star, '')
}

type Found = Pick<TextReading, 'links' | 'headings'> & {
  mistake: Mistake | undefined
  address?: BareAddress | undefined
}

function readingOf(text: string, { links, headings, mistake, address }: Found): TextReading {
  if (!mistake && !address && links.length === 0 && headings.length === 0) return nothing
  const words = ({ offset, length }: Stretch) => text.slice(offset, offset + length)
  return {
    links,
    headings,
    mistake: mistake && { ...mistake, words: words(mistake) },
    address: address && { ...address, words: words(address) },
  }
}
