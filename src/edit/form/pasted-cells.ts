import { join } from '../../content/json/pointer.ts'
import type { Operation } from '../../content/operations/operations.ts'
import { inOneLine } from './on-one-line.ts'

/** A list of cells, with its place. */
export interface Line {
  readonly place: string
  readonly cells: readonly string[]
}

/** Several cells that were copied from a spreadsheet, or from a table elsewhere, row by row; undefined of any other words. */
export function copiedCells(clipboard: Pick<DataTransfer, 'getData'>): string[][] | undefined {
  const words = clipboard.getData('text/plain').replace(/\r\n?/g, '\n')
  // Lines without a tab may be a column, which only the table around them tells.
  if (!words.includes('\t') && !/<t[dh][\s>]/i.test(clipboard.getData('text/html'))) return undefined
  const rows: string[][] = [[]]
  // Only a cell that holds lines or tabs stands in quotation marks of its own.
  for (const [, quoted, plain = '', end] of words.matchAll(
    /(?:"((?:[^"]|"")*[\t\n](?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g,
  )) {
    rows.at(-1)?.push(inOneLine(quoted?.replaceAll('""', '"').replaceAll('\t', ' ') ?? plain).trim())
    if (end === '') break
    if (end === '\n') rows.push([])
  }
  // Programs end the last row, too.
  if (words.endsWith('\n')) rows.pop()
  return rows.flat().length > 1 ? rows : undefined
}

/**
 * Writes cells over those of a table, from one of them on: to the right and down. Columns and rows that are missing are made.
 * `lines` are those that there are, from the top, and `rows` is the list of those below the head.
 */
export function spread(
  copied: readonly (readonly string[])[],
  from: { readonly line: number; readonly column: number },
  { lines, rows }: { readonly lines: readonly Line[]; readonly rows: string },
): Operation[] {
  const columns = Math.max(0, ...lines.map(({ cells }) => cells.length))
  const needed = from.column + Math.max(...copied.map((cells) => cells.length))
  const width = Math.max(columns, needed)
  const cellAt = (line: number, column: number) => copied[line - from.line]?.[column - from.column]
  const over = lines.flatMap(({ place, cells }, line) =>
    Array.from({ length: width }, (_, column): Operation | undefined => {
      const value = cellAt(line, column)
      if (column >= cells.length) return { op: 'insert', at: join(place, '-'), value: value ?? '' }
      return value === undefined || value === cells[column] ? undefined : { op: 'set', at: join(place, column), value }
    }).filter((operation) => operation !== undefined),
  )
  const below = Array.from({ length: Math.max(0, from.line + copied.length - lines.length) }, (_, index) => ({
    op: 'insert' as const,
    at: join(rows, '-'),
    value: Array.from({ length: width }, (_, column) => cellAt(lines.length + index, column) ?? ''),
  }))
  return [...over, ...below]
}
