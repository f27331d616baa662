import type { WordKind } from '../../schema/schema.ts'
import { evenLines, type MarkedKind } from './grammar.ts'
import { readMarked, type TextHeading, type TextLink } from './marked.ts'
import { type Mistake, mistakeIn, mistakeInPlain } from './mistakes.ts'
import { fillPlaced } from './variables.ts'

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
  if (!written.includes('{')) return readText(written, kind)
  const { text, placeOf, isBrought } = fillPlaced(written, variables)
  const { links, headings, mistake } = readText(text, kind)
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
  const { links, headings, rest } = mayBeMarked(text, kind)
    ? readMarked(text, kind === 'plain' ? 'inline' : kind)
    : { links: [], headings: [], rest: text }
  if (kind === 'plain') return { ...nothing, mistake: quoted(text, mistakeInPlain(text, links)) }
  const [sign] = kind === 'prose' ? headings : []
  const loose: Mistake | undefined = sign && { kind: 'heading', offset: sign.offset, length: sign.level }
  return { links, headings, mistake: quoted(text, mistakeIn(rest, links) ?? loose) }
}

/** Whether a tree of tokens would tell anything: it costs more than all rules together, and most texts need none. */
function mayBeMarked(text: string, kind: MarkedKind | 'plain'): boolean {
  if (text.includes('](')) return true
  if (kind === 'plain') return false
  return text.includes('**') || text.includes('\\') || (kind !== 'inline' && text.includes('#'))
}

function quoted(text: string, mistake: Mistake | undefined): TextReading['mistake'] {
  return mistake && { ...mistake, words: text.slice(mistake.offset, mistake.offset + mistake.length) }
}
