/** A number with its signs, its marks and a unit before or behind it. */
const figure = /^(\p{L}{1,3}\s)?[^\p{L}\d]*\d[^\p{L}]*(\p{L}{1,3}\W*)?$/u
const nothing = /^[–—-]$/

/** Which columns of a table, counted from 0, hold figures and nothing else. The first one names the rows. */
export function figureColumns(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const columns = (rows[0] ?? []).keys()
  const found = Array.from(columns).filter((column) => {
    const said = rows.map((row) => row[column] ?? '–').filter((cell) => !nothing.test(cell.trim()))
    return column > 0 && said.length > 0 && said.every((cell) => figure.test(cell.trim()))
  })
  return new Set(found)
}
