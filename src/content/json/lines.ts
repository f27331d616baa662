/** A line and a column, both from 1. */
export interface Position {
  line: number
  column: number
}

/** Tells the line and column of places in a text. */
export interface Lines {
  position(offset: number): Position
  /** Where a line and a column are. */
  offset(line: number, column: number): number
  /** A line without its end. */
  text(line: number): string
}

/** Counts the lines of a text once. */
export function createLines(text: string): Lines {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return {
    position(offset) {
      let low = 0
      let high = starts.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((starts[middle] ?? 0) <= offset) low = middle
        else high = middle - 1
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
    },
    offset: (line, column) => (starts[line - 1] ?? text.length) + column - 1,
    text(line) {
      return text.slice(starts[line - 1] ?? text.length, starts[line] ?? text.length).replace(/\r?\n$/, '')
    },
  }
}

/** At least so many letters of a line of a file, without its end. Nothing else of the file is decoded. */
export function lineIn(bytes: Buffer, line: number, letters: number): string {
  let start = 0
  for (let at = 1; at < line; at++) {
    const end = bytes.indexOf(newline, start)
    if (end === -1) return ''
    start = end + 1
  }
  const end = bytes.indexOf(newline, start)
  // A letter has at most three bytes: where it takes four, it counts as two.
  const most = Math.min(end === -1 ? bytes.length : end, start + 3 * letters)
  return bytes.toString('utf8', start, most).replace(/\r$/, '')
}

const newline = 10
