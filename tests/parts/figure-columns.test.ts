import { expect, test } from 'vitest'
import { figureColumns } from '../../src/parts/figure-columns.ts'

/** Whether a column with these cells is one of figures. */
const isOfFigures = (...cells: string[]) => figureColumns(cells.map((cell) => ['A row', cell])).has(1)

test.each(['12', '1,200', '€ 4.50', '₹ 1,999', '12 kg', 'CHF 12.–', '30 %', '−4 °C', '07:15', '**36.00**', '4.5 km²'])(
  '"%s" is a figure',
  (cell) => {
    expect(isOfFigures(cell)).toBe(true)
  },
)

test.each(['High', '3 rooms', 'from € 4', 'Room 12', '1 and 2'])('"%s" is words', (cell) => {
  expect(isOfFigures(cell)).toBe(false)
})

test('a column with words in one cell is one of words, and one with nothing in some is still of figures', () => {
  expect(isOfFigures('12', 'none')).toBe(false)
  expect(isOfFigures('12', '–', '-')).toBe(true)
  expect(isOfFigures('–', '–')).toBe(false)
})

test('the first column names the rows, whatever it says', () => {
  expect([
    ...figureColumns([
      ['2024', '12', 'good'],
      ['2025', '14'],
    ]),
  ]).toEqual([1])
})
