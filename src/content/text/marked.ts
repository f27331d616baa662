import type { Token } from 'markdown-it'
import { type MarkedKind, tokensOf } from './grammar.ts'
import { addressAt, finderIn, lineStarts, type PlacedToken, placedIn, type Stretch } from './places.ts'

/** A link as visitors get it. */
export interface TextLink extends Stretch {
  label: string
  href: string
  /** Its address, in the brackets. */
  address: Stretch
}

/** A line that begins as headings do. */
export interface TextHeading extends Stretch {
  level: number
  title: string
  /** False where no heading can be: visitors read the line with its signs. */
  drawn: boolean
}

/** What stands in a text with marks. */
export interface Marked {
  links: TextLink[]
  headings: TextHeading[]
  /** The text with all that was understood covered, letter by letter: what looks like a mark in it is broken. */
  rest: string
}

/** Cover letters that were understood; stars have a cover of their own, because one beside it was meant with them. */
export const covers = { any: '\ufffe', star: '\uffff' }

type Find = (offset: number, length: number) => Stretch

const sameStretch: Find = (offset, length) => ({ offset, length })

/** Reads a text with marks from the tokens that it is drawn from. */
export function readMarked(text: string, kind: MarkedKind): Marked {
  const marked: Marked = { links: [], headings: [], rest: '' }
  const starts = lineStarts(text)
  const tokens = tokensOf(text, kind)
  let end = 0
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'inline') continue
    const find = kind === 'inline' ? sameStretch : finderIn(text, starts, token)
    const placed = placedIn(token)
    for (const { token: mark, ...stretch } of placed) {
      if (mark.type === 'text') continue
      const { offset, length } = find(stretch.offset, stretch.length)
      const cover = mark.markup.startsWith('*') ? covers.star : covers.any
      marked.rest += text.slice(end, offset) + cover.repeat(length)
      end = offset + length
    }
    marked.links.push(...linksIn(token, placed, find))
    if (kind !== 'inline') marked.headings.push(...headingsIn(text, token, tokens[index - 1], find))
  }
  marked.rest += text.slice(end)
  return marked
}

function linksIn({ content }: Token, placed: readonly PlacedToken[], find: Find): TextLink[] {
  const links: TextLink[] = []
  let label = ''
  let start = 0
  for (const { token, offset, length } of placed) {
    if (token.type === 'link_open') {
      label = ''
      start = offset
    } else if (token.type === 'link_close') {
      const { address } = addressAt(content, offset)
      const end = offset + length
      links.push({ label, href: address, ...find(start, end - start), address: find(offset + 1, length - 1) })
    } else label += token.type === 'hardbreak' ? ' ' : token.content
  }
  return links
}

/** The heading that a line is, or the lines that begin as one and are none. */
function headingsIn(text: string, { content }: Token, opener: Token | undefined, find: Find): TextHeading[] {
  if (opener?.type === 'heading_open') {
    const { offset, length } = find(0, content.length)
    const signs = text.lastIndexOf(opener.markup, offset - 1)
    return [
      { level: opener.markup.length, title: content, offset: signs, length: offset + length - signs, drawn: true },
    ]
  }
  const lines = content.matchAll(/(?<![^\n])[ \t]*((#{1,6})(?:[ \t]+([^\n]*))?)(?![^\n])/g)
  return Array.from(lines, ({ index, 0: line, 1: heading = '', 2: signs = '', 3: title = '' }) => ({
    level: signs.length,
    title: title.trim(),
    ...find(index + line.length - heading.length, heading.trimEnd().length),
    drawn: false,
  }))
}
