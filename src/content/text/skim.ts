import type { MarkedKind } from './grammar.ts'
import { covers, type Marked } from './marked.ts'

/** Strong words and emphasis, from letter to letter and between spaces; links of words to addresses of this site. */
const sureMark =
  /(?<![^ \n(])(\*\*?)(?=[\p{L}\p{N}])[^*_[\]\\\n]*(?<=[\p{L}\p{N}])\1(?=[ \n.,;:!?)]|$)|(?<!!)\[([\p{L}\p{N}][^*_[\]\\\n]*)\]\(([/#][\w/#.~-]*)\)/gu
const anyMark = /[*_[\]\\#]/
/** A line that begins neither with a letter nor as an item with one. */
const oddLine = /(?<![^\n])(?!(?:- |\d{1,9}\. )?[\p{L}[*("'“‘]|\n|$)/u

/**
 * Reads a text whose marks can be taken in one way only, as nearly all are written: for a large site it is the difference
 * between a tenth of a second and a whole one. Undefined when only its tokens can tell.
 */
export function skim(text: string, kind: MarkedKind): Marked | undefined {
  if (kind !== 'inline' && oddLine.test(text)) return undefined
  const marked: Marked = { links: [], headings: [], rest: '' }
  let end = 0
  for (const { index, 0: whole, 1: stars, 2: label = '', 3: href = '' } of text.matchAll(sureMark)) {
    const opening = stars === undefined ? covers.any : covers.star.repeat(stars.length)
    const closing = stars === undefined ? covers.any.repeat(href.length + 3) : opening
    const words = whole.slice(opening.length, -closing.length)
    marked.rest += text.slice(end, index) + opening + words + closing
    end = index + whole.length
    if (stars !== undefined) continue
    const address = { offset: end - href.length - 2, length: href.length + 2 }
    marked.links.push({ label, href, offset: index, length: whole.length, address })
  }
  marked.rest += text.slice(end)
  return anyMark.test(marked.rest) ? undefined : marked
}
