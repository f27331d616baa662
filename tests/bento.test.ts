import { expect, test } from 'vitest'
import { bentoSpans, type Span } from '../src/bento.ts'

/** The rows of a grid, each cell with the number of its tile, as browsers fill them. */
function placed(spans: readonly Span[], columns: number, rowsOfLarge: number): (number | undefined)[][] {
  const cells: (number | undefined)[][] = []
  const row = (index: number) => (cells[index] ??= Array.from({ length: columns }))
  let at = 0
  for (const [index, span] of spans.entries()) {
    const [width, height] = [span ? 2 : 1, span === 'large' ? rowsOfLarge : 1]
    const isFree = (cell: number) =>
      (cell % columns) + width <= columns && covers(cell).every((one) => one === undefined)
    const covers = (cell: number) => {
      const from = cell % columns
      return row(Math.floor(cell / columns)).slice(from, from + width)
    }
    while (!isFree(at)) at += 1
    for (let down = 0; down < height; down++)
      row(Math.floor(at / columns) + down).fill(index, at % columns, (at % columns) + width)
  }
  return cells
}

const counts = Array.from({ length: 23 }, (_, index) => index + 2)

test.for(counts)('%d tiles leave no hole, in four columns and in two', (count) => {
  const spans = bentoSpans(count)
  expect(spans).toHaveLength(count)
  for (const rows of [placed(spans, 4, 2), placed(spans, 2, 1)])
    expect(rows.flatMap((row, index) => (row.includes(undefined) ? [index] : []))).toEqual([])
})

test('the first tile leads alone where there are others beside it', () => {
  for (const count of counts.slice(1)) expect(bentoSpans(count).lastIndexOf('large')).toBe(0)
})
