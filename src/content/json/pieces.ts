import type { Edit } from './edits.ts'
import type { Ends } from './ends.ts'
import { type Child, children, skipSpace } from './scan.ts'

/** Letters: a stretch of the text as it stands, or new ones. */
export type Piece = string | { readonly start: number; readonly end: number }

/** An object or a list, taken apart. */
export interface Branch {
  open: Piece
  entries: Entry[]
  /** The space before the bracket that closes. */
  tail: Piece
  close: Piece
}

/** A field of an object or an entry of a list, with the letters around it. */
export interface Entry {
  /** The name as it is meant; null in a list. */
  key: string | null
  before: Piece
  name: Piece
  colon: Piece
  value: Piece | Branch
  /** With the space before it. The last entry's is not written. */
  comma: Piece
}

/** A value as an entry of its own, without anything around it. */
export function entryOf(value: Entry['value'], key: string | null = null): Entry {
  return { key, before: '', name: '', colon: '', value, comma: ',' }
}

/** What a locator found, as an entry that can be changed. */
export function entryAt({ name, nameStart, nameEnd, start, end }: Child): Entry {
  return {
    ...entryOf({ start, end }, name),
    name: { start: nameStart, end: nameEnd },
    colon: { start: nameEnd, end: start },
  }
}

/** Gives a field another name. */
export function rename(entry: Entry, name: string): void {
  entry.key = name
  entry.name = JSON.stringify(name)
}

/** A value between brackets or quotes. */
export function between([open, close]: readonly [string, string], value: Entry['value']): Branch {
  return { open, entries: [entryOf(value)], tail: '', close }
}

export function isBranch(value: Entry['value']): value is Branch {
  return typeof value === 'object' && 'entries' in value
}

/** An object or a list as its pieces; null when a value is neither. The text is the one that stretches are of. */
export function takeApart(text: string, value: Piece, ends: Ends): Branch | null {
  const isNew = typeof value === 'string'
  const source = isNew ? value : text
  const start = isNew ? 0 : value.start
  if (!'{['.includes(source.charAt(start))) return null
  const cut = (from: number, to: number): Piece => (isNew ? source.slice(from, to) : { start: from, end: to })
  let at = start + 1
  let end = at
  const entries = children(source, start, isNew ? undefined : ends).map((child): Entry => {
    const before = cut(at, child.nameStart)
    end = child.end
    at = skipSpace(source, end) + 1
    return {
      key: child.name,
      before,
      name: cut(child.nameStart, child.nameEnd),
      colon: cut(child.nameEnd, child.start),
      value: cut(child.start, end),
      comma: cut(end, at),
    }
  })
  const last = entries.at(-1)
  if (last) last.comma = ','
  const close = skipSpace(source, end)
  return { open: cut(start, start + 1), entries, tail: cut(end, close), close: cut(close, close + 1) }
}

/** Letters as they are written. */
export function written(text: string, value: Entry['value']): string {
  if (typeof value === 'string') return value
  if (!isBranch(value)) return text.slice(value.start, value.end)
  return pieces(value)
    .map((piece) => written(text, piece))
    .join('')
}

/** What has become of the branch or entry that stood between two places of the text, as edits of it. */
export function editsOf(text: string, changed: Branch | Entry, from: number, to: number): Edit[] {
  const edits: Edit[] = []
  let at = from
  let fresh = ''
  const replaceUntil = (end: number) => {
    if (fresh !== text.slice(at, end)) edits.push({ offset: at, length: end - at, text: fresh })
    fresh = ''
  }
  for (const piece of pieces(changed)) {
    if (typeof piece === 'string') fresh += piece
    else if (piece.start < piece.end) {
      replaceUntil(piece.start)
      at = piece.end
    }
  }
  replaceUntil(to)
  return edits
}

function pieces(of: Branch | Entry, into: Piece[] = []): Piece[] {
  if ('entries' in of) {
    into.push(of.open)
    for (const [index, entry] of of.entries.entries()) {
      if (index > 0) into.push(of.entries[index - 1]?.comma ?? ',')
      pieces(entry, into)
    }
    into.push(of.tail, of.close)
  } else {
    into.push(of.before, of.name, of.colon)
    if (isBranch(of.value)) pieces(of.value, into)
    else into.push(of.value)
  }
  return into
}
