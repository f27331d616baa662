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
      if (mark.type === 'text' || isLoneBackslash(mark)) continue
      const { offset, length } = find(stretch.offset, stretch.length)
      const cover = mark.markup.startsWith('*') ? covers.star : covers.any
      marked.rest += text.slice(end, offset) + cover.repeat(length)
      end = offset + length
    }
    marked.links.push(...linksIn(token, placed, find))
    const opener = tokens[index - 1]
    if (opener?.type === 'heading_open') marked.headings.push(headingIn(text, opener, placed, find))
    else if (kind !== 'inline') marked.headings.push(...seemingHeadings(token, find))
  }
  marked.rest += text.slice(end)
  return marked
}

/** A backslash before a letter, of which visitors read both. */
function isLoneBackslash({ type, content, markup }: Token): boolean {
  return type === 'text_special' && content === markup
}

function linksIn({ content }: Token, placed: readonly PlacedToken[], find: Find): TextLink[] {
  const links: TextLink[] = []
  let open = 0
  for (const [index, { token, offset, length }] of placed.entries()) {
    if (token.type === 'link_open') open = index
    if (token.type !== 'link_close') continue
    const start = placed[open]?.offset ?? 0
    links.push({
      label: wordsOf(placed.slice(open, index)),
      href: addressAt(content, offset).address,
      ...find(start, offset + length - start),
      address: find(offset + 1, length - 1),
    })
  }
  return links
}

/** What visitors read of some tokens. */
function wordsOf(placed: readonly PlacedToken[]): string {
  return placed
    .map(({ token }) => (token.type === 'hardbreak' ? ' ' : token.content))
    .join('')
    .replaceAll('\n', ' ')
}

function headingIn(text: string, { markup }: Token, words: readonly PlacedToken[], find: Find): TextHeading {
  const last = words.at(-1)
  const { offset, length } = find(0, last ? last.offset + last.length : 0)
  const signs = text.lastIndexOf(markup, offset - 1)
  return { level: markup.length, title: wordsOf(words), offset: signs, length: offset + length - signs, drawn: true }
}

/** Lines that begin as headings do, in what is none. */
function seemingHeadings({ content }: Token, find: Find): TextHeading[] {
  const lines = content.matchAll(/(?<![^\n])[ \t]*((#{1,6})(?:[ \t]+([^\n]*))?)(?![^\n])/g)
  return Array.from(lines, ({ index, 0: line, 1: heading = '', 2: signs = '', 3: title = '' }) => ({
    level: signs.length,
    title: title.trim(),
    ...find(index + line.length - heading.length, heading.trimEnd().length),
    drawn: false,
  }))
}
