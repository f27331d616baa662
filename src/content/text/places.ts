import MarkdownIt, { type Token } from 'markdown-it'

/** Letters of a text. */
export interface Stretch {
  offset: number
  length: number
}

/** A token inside a line, and the letters that it was made of. */
export interface PlacedToken extends Stretch {
  token: Token
}

const { parseLinkDestination, parseLinkTitle } = new MarkdownIt('zero').helpers
const spaces = /[ \t\n]*/y
const lineBreak = /\\\n[ \t]*/y

/** What an inline token holds, each with its place in the token's content. */
export function placedIn({ content, children }: Token): PlacedToken[] {
  let offset = 0
  return (children ?? []).map((token) => {
    const placed = { token, offset, length: lengthOf(token, content, offset) }
    offset += placed.length
    return placed
  })
}

function lengthOf({ type, content, markup }: Token, source: string, at: number): number {
  switch (type) {
    case 'text':
      return content.length
    case 'link_open':
      return 1
    case 'link_close':
      return addressAt(source, at).end - at
    case 'hardbreak':
      return endOf(lineBreak, source, at) - at
    default:
      return markup.length
  }
}

/** The address of a link as it is meant, and where the link ends, from the bracket that closes its label. */
export function addressAt(source: string, bracket: number): { address: string; end: number } {
  const start = endOf(spaces, source, bracket + 2)
  const { ok, str: address, pos } = parseLinkDestination(source, start, source.length)
  const afterAddress = endOf(spaces, source, ok ? pos : start)
  const title = parseLinkTitle(source, afterAddress, source.length)
  return { address, end: endOf(spaces, source, title.ok ? title.pos : afterAddress) + 1 }
}

function endOf(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(source) ? pattern.lastIndex : at
}

/** Where the lines of a text begin. */
export function lineStarts(text: string): number[] {
  let start = 0
  return text.split('\n').map((line) => {
    const here = start
    start += line.length + 1
    return here
  })
}

/** Finds letters of an inline token in its text, of which it lacks what lists and headings begin their lines with. */
export function finderIn(text: string, starts: readonly number[], { content, map }: Token) {
  const lines = content.split('\n')
  const first = map?.[0] ?? 0
  function find(at: number): number {
    let line = 0
    let column = at
    for (; column > (lines[line] ?? '').length; line++) column -= (lines[line] ?? '').length + 1
    const words = lines[line] ?? ''
    const start = starts[first + line] ?? 0
    const end = starts[first + line + 1] ?? text.length
    // A tab that a list begins with may count as several spaces here.
    const indent = words.length - words.trimStart().length
    return start + text.slice(start, end).lastIndexOf(words.trimStart()) + column - indent
  }
  return (offset: number, length: number): Stretch => {
    const from = find(offset)
    return { offset: from, length: length === 0 ? 0 : find(offset + length - 1) + 1 - from }
  }
}
