import type { MarkedKind } from './grammar.ts'
import { covers, type Marked, type TextHeading, type TextLink } from './marked.ts'

/** Strong words and emphasis, from letter to letter and between spaces; links of words to addresses of this site. */
const sureMark =
  /(?<![^ \n(])(\*\*?)(?=[\p{L}\p{N}])[^*_[\]\\\n]*(?<=[\p{L}\p{N}])\1(?=[ \n.,;:!?)]|$)|\[([\p{L}\p{N}][^*_[\]\\\n]*)\]\(([/#][\w/#.~-]*)\)/gu
/** A line in which all that is marked is such words, in plain letters: nothing needs to be cut out, and it is quicker. */
const sureWords =
  /^[^*_[\]\\]*(?:(?<![^ \n(])(\*\*?)(?=[A-Za-z0-9])[^*_[\]\\\n]*[A-Za-z0-9]\1(?=[ \n.,;:!?)]|$)[^*_[\]\\]*)*$/
/** A heading without marks. */
const sureHeading = /(?<![^\n])(###?) (\p{L}[^#*_[\]\\\n]*?)[\t\v\f\r ]*(?![^\n])/gu
const anyMark = /[*_[\]\\#]/
/** A line that does not begin with words, as an item with words, or as a heading with words. */
const oddLine = /(?<![^\n])(?!(?:- |\d{1,9}\. |###? )?[\p{L}[*("'“‘]|\n|$)/u

/**
 * Reads a text whose marks can be taken in one way only, as nearly all are written: for a large site it is the difference
 * between a tenth of a second and a whole one. Undefined when only its tokens can tell.
 */
export function skim(text: string, kind: MarkedKind): Marked | undefined {
  if (kind !== 'inline') {
    if (oddLine.test(text)) return undefined
  } else if (sureWords.test(text)) return { links: [], headings: [], rest: text.replaceAll('*', covers.star) }
  const { links, rest } = skimMarks(text)
  const headings = kind === 'article' ? Array.from(text.matchAll(sureHeading), headingOf) : []
  const left = headings.length > 0 ? rest.replaceAll(sureHeading, '') : rest
  return anyMark.test(left) ? undefined : { links, headings, rest }
}

function skimMarks(text: string): Pick<Marked, 'links' | 'rest'> {
  const links: TextLink[] = []
  let rest = ''
  let end = 0
  for (const { index, 0: whole, 1: stars, 2: label = '', 3: href = '' } of text.matchAll(sureMark)) {
    const opening = stars === undefined ? covers.any : covers.star.repeat(stars.length)
    const closing = stars === undefined ? covers.any.repeat(href.length + 3) : opening
    rest += text.slice(end, index) + opening + whole.slice(opening.length, -closing.length) + closing
    end = index + whole.length
    if (stars !== undefined) continue
    const address = { offset: end - href.length - 2, length: href.length + 2 }
    links.push({ label, href, offset: index, length: whole.length, address })
  }
  return { links, rest: rest + text.slice(end) }
}

function headingOf({ index, 1: signs = '', 2: title = '' }: RegExpExecArray): TextHeading {
  return { level: signs.length, title, offset: index, length: signs.length + 1 + title.length, drawn: true }
}
