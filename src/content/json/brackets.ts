import { matchAt } from './match.ts'

/** A bracket that opens an object or a list. */
export interface Bracket {
  open: '{' | '['
  at: number
  /** The spaces that its line begins with. */
  indent: string
}

/**
 * The spaces before something that is the first on its line; otherwise null. Where a bracket was forgotten, the
 * indentation tells what the author meant: the brackets themselves go wrong only further down.
 */
export function indentOf(text: string, at: number): string | null {
  let start = at
  while (text.charAt(start - 1) === ' ' || text.charAt(start - 1) === '\t') start--
  return text.charAt(start - 1) === '\n' ? text.slice(start, at) : null
}

/** Whether a line is indented no deeper than the line of a bracket, so that it no longer seems to be inside. */
export function outside(indent: string | null, { indent: of }: Bracket): boolean {
  // A file without any indentation tells nothing.
  return indent !== null && of !== '' && of.startsWith(indent)
}

/** Whether a line is indented deeper than the line of a bracket. */
export function inside(indent: string | null, { indent: of }: Bracket): boolean {
  return indent !== null && indent.length > of.length && indent.startsWith(of)
}

/** Whether a bracket was closed by one that seems to belong further out: one between them is missing. */
export function crooked(bracket: Bracket, close: string | null): boolean {
  return close !== bracket.indent && outside(close, bracket)
}

/** The place where a bracket seems to have been meant to close: before the first line that is no longer inside. */
export function closingPlace(text: string, bracket: Bracket, limit: number): number | undefined {
  for (let at = text.indexOf('\n', bracket.at); at !== -1 && at < limit; at = text.indexOf('\n', at + 1)) {
    const indent = matchAt(/[ \t]*(?=[^\s])/y, text, at + 1)
    if (indent !== undefined && outside(indent, bracket)) return lineEnd(text, at)
  }
  return undefined
}

/** The end of what stands before a place, without the comma. */
function lineEnd(text: string, at: number): number {
  let end = at
  while (/\s/.test(text.charAt(end - 1))) end--
  return text.charAt(end - 1) === ',' ? end - 1 : end
}
