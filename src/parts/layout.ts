/** How many items stand side by side where the author does not say: few in one row, many in rows that come out even. */
export function usualColumns(items: number): number {
  if (items <= 5) return items
  return items % 4 === 0 && items % 3 !== 0 ? 4 : 3
}
