/** Where a value stands in the bytes of a file. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

const quote = 34
const backslash = 92

/** Where the entries of the top-level list "pages" stand in a config that is valid JSON. */
export function pageRanges(bytes: Uint8Array): ByteRange[] {
  const found: ByteRange[] = []
  let depth = 0
  let start = 0
  let nameStart = 0
  let inPages = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) {
      const begin = at + 1
      for (at = begin; bytes[at] !== quote; at++) if (bytes[at] === backslash) at++
      if (depth === 1) nameStart = begin
    } else if (byte === 123 || byte === 91) {
      // { and [ are 123 and 91, } and ] are 125 and 93.
      depth++
      if (depth === 2) inPages = byte === 91 && isPages(bytes, nameStart)
      else if (depth === 3) start = at
    } else if (byte === 125 || byte === 93) {
      if (depth === 3 && inPages) found.push({ start, end: at + 1 })
      depth--
    }
  }
  return found
}

function isPages(bytes: Uint8Array, start: number): boolean {
  return [...'pages"'].every((letter, index) => bytes[start + index] === letter.charCodeAt(0))
}
