/** Where a value stands in the bytes of a file. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** The top-level list "pages" of a config: what stands between its brackets, and its entries. */
export interface PageList extends ByteRange {
  readonly entries: readonly ByteRange[]
}

const quote = 34
const backslash = 92
const comma = 44

/**
 * Where the pages of a config stand, by counting brackets; undefined where there is no such list, or anything but objects
 * and commas in it. Who knows that the entries are JSON, and the rest around an empty list, knows that all of it is.
 */
export function pageList(
  bytes: Uint8Array,
  /** Where an object ends, by where it begins, as far as that is known without looking through it. */
  endOf: (start: number) => number | undefined = () => undefined,
): PageList | undefined {
  const { length } = bytes
  const entries: ByteRange[] = []
  let list: ByteRange | undefined
  let depth = 0
  let start = 0
  let nameStart = 0
  let listStart = 0
  for (let at = 0; at < length; at++) {
    const byte = bytes[at]
    if (byte === quote) {
      const begin = at + 1
      for (at = begin; at < length && bytes[at] !== quote; at++) if (bytes[at] === backslash) at++
      if (depth === 1) nameStart = begin
    } else if (byte === 123 || byte === 91) {
      // { and [ are 123 and 91, } and ] are 125 and 93.
      const end = byte === 123 && depth === 2 && listStart > 0 ? endOf(at) : undefined
      if (end !== undefined) {
        entries.push({ start: at, end })
        at = end - 1
        continue
      }
      depth++
      if (depth === 2 && byte === 91 && isPages(bytes, nameStart)) {
        if (list) return undefined
        listStart = at + 1
      } else if (depth === 3) start = at
    } else if (byte === 125 || byte === 93) {
      if (depth === 3 && listStart > 0) entries.push({ start, end: at + 1 })
      else if (depth === 2 && listStart > 0) {
        list = { start: listStart, end: at }
        listStart = 0
      }
      depth--
    }
  }
  return list && areParted(bytes, list, entries) ? { ...list, entries } : undefined
}

function isPages(bytes: Uint8Array, start: number): boolean {
  return [...'pages"'].every((letter, index) => bytes[start + index] === letter.charCodeAt(0))
}

/** Whether there is one comma between two entries, and nothing else but space. */
function areParted(bytes: Uint8Array, list: ByteRange, entries: readonly ByteRange[]): boolean {
  let at = list.start
  for (const [index, { start, end }] of entries.entries()) {
    if (commas(bytes, at, start) !== (index === 0 ? 0 : 1)) return false
    at = end
  }
  return commas(bytes, at, list.end) === 0
}

/** How many commas stand in a stretch; -1 where it holds anything but these and space. */
function commas(bytes: Uint8Array, start: number, end: number): number {
  let found = 0
  for (let at = start; at < end; at++) {
    const byte = bytes[at]
    if (byte === comma) found++
    else if (byte !== 32 && byte !== 10 && byte !== 13 && byte !== 9) return -1
  }
  return found
}
