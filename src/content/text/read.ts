import type { WordKind } from '../../schema/schema.ts'
import { evenLines, type MarkedKind } from './grammar.ts'
import { type Marked, readMarked, type TextHeading, type TextLink } from './marked.ts'
import { type Mistake, mistakeIn, mistakeInPlain } from './mistakes.ts'
import { skim } from './skim.ts'
import { fillText, placesOfFilled } from './variables.ts'

/** What is asked about a text. */
export interface TextReading {
  links: readonly TextLink[]
  /** Lines that are drawn as headings, or only begin as they do. */
  headings: readonly TextHeading[]
  /** The worst one, and the letters that visitors would read. */
  mistake: (Mistake & { words: string }) | undefined
}

const nothing: TextReading = { links: [], headings: [], mistake: undefined }

/** Reads a text as it is drawn, with its variables filled in. The places are those of what is written. */
export function readWritten(written: string, kind: WordKind, variables: Record<string, string>): TextReading {
  const reading = readText(fillText(written, variables), kind)
  if (reading === nothing || !written.includes('{')) return reading
  const { placeOf, isBrought } = placesOfFilled(written, variables)
  const { links, headings, mistake } = reading
  return {
    links: links.map((link) => ({ ...link, ...placeOf(link), address: placeOf(link.address) })),
    headings: headings.map((heading) => ({ ...heading, ...placeOf(heading) })),
    // What a variable brings is a mistake where the variable is written.
    mistake: mistake && !isBrought(mistake) ? { ...mistake, ...placeOf(mistake) } : undefined,
  }
}

/** Reads a text as it is drawn. */
export function readText(written: string, kind: WordKind): TextReading {
  if (kind === 'code') return nothing
  const text = evenLines(written)
  if (kind === 'plain') return readingOf(text, [], [], mistakeInPlain(text))
  const { links, headings, rest } = marksIn(text, kind)
  const [sign] = kind === 'prose' ? headings : []
  const loose: Mistake | undefined = sign && { kind: 'heading', offset: sign.offset, length: sign.level }
  return readingOf(text, links, headings, mistakeIn(rest, links) ?? loose)
}

/** What a text with marks holds. Most have no marks, or such as need no tree of tokens, which costs more than all rules. */
function marksIn(text: string, kind: MarkedKind): Marked {
  const mayBeMarked =
    text.includes('](') || text.includes('**') || text.includes('\\') || (kind !== 'inline' && text.includes('#'))
  if (!mayBeMarked) return { links: [], headings: [], rest: text }
  return skim(text, kind) ?? readMarked(text, kind)
}

function readingOf(text: string, links: TextLink[], headings: TextHeading[], found: Mistake | undefined): TextReading {
  if (!found && links.length === 0 && headings.length === 0) return nothing
  const mistake = found && { ...found, words: text.slice(found.offset, found.offset + found.length) }
  return { links, headings, mistake }
}
