/** How many letters of a text in UTF-8 stand before a byte: counted on from where that was asked last, since authors stay there. */
export class LettersBefore {
  constructor(
    private byte = 0,
    private letters = 0,
  ) {}

  upTo(byte: number, bytes: Uint8Array): number {
    const isOn = this.byte <= byte
    this.letters = (isOn ? this.letters : 0) + lettersIn(bytes, isOn ? this.byte : 0, byte)
    this.byte = byte
    return this.letters
  }
}

/** As a text counts them: of four bytes it makes two. */
function lettersIn(bytes: Uint8Array, start: number, end: number): number {
  let letters = 0
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0
    // Those that go on with a letter are 10xxxxxx.
    if ((byte & 0xc0) !== 0x80) letters += byte >= 0xf0 ? 2 : 1
  }
  return letters
}
