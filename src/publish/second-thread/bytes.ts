/** Where a text stands among others. */
export interface Part {
  readonly offset: number
  readonly length: number
}

/** Texts end to end as bytes, in memory that is used again: thousands of pages leave nothing behind. */
export class Bytes {
  private buffer = Buffer.allocUnsafeSlow(1024 * 1024)
  private end = 0

  /** How many there are. */
  get length(): number {
    return this.end
  }

  /** Puts a text behind those that are there. */
  add(text: string): Part {
    // No letter of a text takes more than three.
    const needed = this.end + text.length * 3
    if (needed > this.buffer.length) {
      const larger = Buffer.allocUnsafeSlow(2 * needed)
      this.buffer.copy(larger, 0, 0, this.end)
      this.buffer = larger
    }
    const offset = this.end
    const length = this.buffer.write(text, offset)
    this.end += length
    return { offset, length }
  }

  /** A text that is there. */
  textOf({ offset, length }: Part): string {
    return this.buffer.toString('utf8', offset, offset + length)
  }

  /** All of it, which holds until something is added; the next text begins anew. */
  take(): Uint8Array {
    const all = this.buffer.subarray(0, this.end)
    this.end = 0
    return all
  }
}
