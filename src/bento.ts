/** How much of a bento grid of four columns a tile takes: two by two, two by one, or one. */
export type Span = 'large' | 'wide' | undefined

/** Rows of the right length, by how many tiles stand in them. */
const rows: Readonly<Record<number, readonly Span[]>> = {
  1: ['large'],
  2: ['wide', 'wide'],
  3: [undefined, undefined, 'wide'],
  4: [undefined, undefined, undefined, undefined],
}

/**
 * The spans of so many tiles, which leave no hole: in four columns nor in two, where large and wide ones take a row each
 * and small ones come in pairs. The first leads, with up to four beside it; the others stand in rows below.
 */
export function bentoSpans(count: number): readonly Span[] {
  if (count <= 2) return Array.from({ length: count }, () => 'large')
  // One tile alone would be left for the last row.
  const beside = count === 6 ? 3 : Math.min(count - 1, 4)
  const spans: Span[] = ['large', ...(beside === 3 ? (['wide', undefined, undefined] as const) : (rows[beside] ?? []))]
  while (spans.length < count) {
    const left = count - spans.length
    spans.push(...(rows[left === 5 ? 3 : Math.min(left, 4)] ?? []))
  }
  return spans
}
