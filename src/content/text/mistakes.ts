import type { WordKind } from '../../schema/schema.ts'
import { isRefused, signOf } from './grammar.ts'
import { type LeftoverKind, leftoverIn } from './leftovers.ts'
import { covers, type Marked, readMarked } from './marked.ts'
import type { Stretch } from './places.ts'
import { tag } from './tags.ts'

/** Letters that visitors would read, though they were meant otherwise. */
export interface Mistake extends Stretch {
  kind: 'tag' | 'entity' | 'picture' | 'script' | 'link' | 'stars' | LeftoverKind
}

const entity = /&(?:[a-z]{2,8}|#\d+);/i
// After a space only what looks like an address: "(a) [b] (c)" is words in brackets.
const brokenLink =
  /\[(?:[^[\]\n]|\[[^[\]\n]*\])*\](?:\([^)\n]*\)?|[ \t]+\((?=[/#]|(?:https?|mailto|tel):|www\.)[^)\n]*\)?)/
// A run of stars of which one is left; "***" alone is how good a hotel is.
const looseStars = new RegExp(
  `(?<![*${covers.star}])(?!${covers.star}+(?![*${covers.star}]))(?!(?<![^\\s(])\\*{3,}(?![^\\s.,;:!?)]))[*${covers.star}]{2,}`,
)
const looseLines = /(?<![\p{L}\p{N}_])__(?=\p{L})/u
const plainStars = /(?<!\*)(?!(?<![^\s(])\*{3,}(?![^\s.,;:!?)]))\*\*|(?<![\p{L}\p{N}*])\*(?=[^\s*][^*]*\*)/u
const plainLines = /(?<![\p{L}\p{N}_])__?(?=\p{L}[^_\n]*_)/u

/** The worst mistake in a text with marks, of which all that was understood is covered: a mark in the rest is broken. */
export function mistakeIn({ rest, links }: Marked, kind: WordKind): Mistake | undefined {
  const picture = links.find(({ offset }) => rest[offset - 1] === '!')
  return (
    htmlIn(rest) ??
    (picture && { kind: 'picture', offset: picture.offset - 1, length: picture.length + 1 }) ??
    brokenLinkIn(rest) ??
    find('stars', '*', looseStars, rest) ??
    find('stars', '__', looseLines, rest) ??
    leftoverIn(rest, kind)
  )
}

/** The worst mistake in a text that can hold no marks. */
export function mistakeInPlain(text: string): Mistake | undefined {
  const [link] = text.includes('](') ? readMarked(text, 'inline').links : []
  return (
    htmlIn(text) ??
    (link && { kind: 'link', offset: link.offset, length: link.length }) ??
    find('stars', '*', plainStars, text) ??
    find('stars', '_', plainLines, text) ??
    leftoverIn(text, 'plain')
  )
}

function htmlIn(text: string): Mistake | undefined {
  return find('tag', '<', tag, text) ?? entityIn(text)
}

/** A sign as HTML writes it; "&Jerry;" is none. */
function entityIn(text: string): Mistake | undefined {
  const found = find('entity', '&', entity, text)
  const words = found && text.slice(found.offset, found.offset + found.length)
  return words && signOf(words) !== words ? found : undefined
}

function brokenLinkIn(rest: string): Mistake | undefined {
  const broken = find('link', '[', brokenLink, rest)
  const address = broken && rest.slice(broken.offset, broken.offset + broken.length).split('](')[1]
  return address && isRefused(address) ? { ...broken, kind: 'script' } : broken
}

/** The first match of a pattern in a text. Most texts do not even have the sign that it needs. */
function find(kind: Mistake['kind'], sign: string, pattern: RegExp, text: string): Mistake | undefined {
  const match = text.includes(sign) ? pattern.exec(text) : null
  return match ? { kind, offset: match.index, length: match[0].length } : undefined
}
