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
