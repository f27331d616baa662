const quote = 34
const backslash = 92
const comma = 44

/**
 * Whether a name may be written twice in one object of a valid JSON text: JSON.parse keeps the later one and says
 * nothing. Names are compared by a hash of their bytes. Two that happen to share one, or a name with an escape in it,
 * count as written twice: who asks looks closer then.
 */
export function mayRepeatNames(bytes: Uint8Array): boolean {
  /** The hashes of names in the objects around; null stands for a list. */
  const around: (Set<number> | null)[] = []
  let names: Set<number> | null = null
  let naming = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote && !naming) {
      for (at++; bytes[at] !== quote; at++) if (bytes[at] === backslash) at++
    } else if (byte === quote) {
      let hash = 0
      for (at++; bytes[at] !== quote; at++) {
        const letter = bytes[at] ?? quote
        if (letter === backslash) return true
        hash = (Math.imul(hash, 31) + letter) | 0
      }
      if (names?.has(hash)) return true
      names?.add(hash)
      naming = false
    } else if (byte === comma) naming = names !== null
    else if (byte === 123 || byte === 91) {
      // { and [ are 123 and 91, } and ] are 125 and 93.
      around.push(names)
      naming = byte === 123
      names = naming ? new Set() : null
    } else if (byte === 125 || byte === 93) {
      names = around.pop() ?? null
      naming = false
    }
  }
  return false
}
