const colons = 0x3a3a3a3a

/**
 * The number of colons after names in a text, or a little more: what looks like one inside a text is counted too. A
 * text with no name written twice has exactly as many as its objects have fields, so that most need no closer look.
 * It looks at four bytes at once, which takes a third of the time.
 */
export function countColons(bytes: Uint8Array): number {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes)
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2)
  let count = 0
  for (let index = 0; index < words.length; index++) {
    // A byte that was a colon is 0 now, and only then a highest bit comes out set.
    const word = (words[index] ?? 0) ^ colons
    if (((word - 0x01010101) & ~word & 0x80808080) !== 0) count += countIn(aligned, index * 4, index * 4 + 4)
  }
  return count + countIn(aligned, words.length * 4, aligned.length)
}

function countIn(bytes: Uint8Array, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    if (bytes[at] !== 58) continue
    const before = bytes[at - 1]
    // A quote, or a space, a tab or a line break after one.
    if (before === 34 || before === 32 || before === 9 || before === 10 || before === 13) count++
  }
  return count
}
