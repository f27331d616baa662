import { expect, test } from 'vitest'
import { change } from '../../src/content/operations/change.ts'
import { copiedCells, spread } from '../../src/edit/form/pasted-cells.ts'

const copied = (words: string, html = '') => copiedCells({ getData: (kind) => (kind === 'text/html' ? html : words) })

test('cells of a spreadsheet are read row by row, each on one line', () => {
  expect(copied('Rye\t4.20\r\nOats\t3.80\r\n')).toEqual([
    ['Rye', '4.20'],
    ['Oats', '3.80'],
  ])
  expect(copied('\t4.20')).toEqual([['', '4.20']])
  expect(copied('Rye\t\n\t\n')).toEqual([
    ['Rye', ''],
    ['', ''],
  ])
  expect(copied('"Rye\nof the ""old"" field"\t4.20\n"Oats"\t3"\n')).toEqual([
    ['Rye of the "old" field', '4.20'],
    ['"Oats"', '3"'],
  ])
})

test('lines are a column only where a table was copied; one cell, and other words, are none', () => {
  const table = '<table><tr><td>Rye</td></tr></table>'
  expect(copied('Rye\nOats\n', table)).toEqual([['Rye'], ['Oats']])
  expect(copied('Rye\nOats\n', '<p>Rye</p><p>Oats</p>')).toBeUndefined()
  expect(copied('Rye\n', table)).toBeUndefined()
  expect(copied('Rye')).toBeUndefined()
  expect(copied('')).toBeUndefined()
})

/** What has become of a table when cells were pasted at one of its places. */
function pasted(
  table: { head?: string[]; rows: string[][] },
  cells: string[][],
  [line, column]: readonly [number, number],
): unknown {
  const lines = [
    ...(table.head ? [{ place: '/head', cells: table.head }] : []),
    ...table.rows.map((cells, index) => ({ place: `/rows/${index}`, cells })),
  ]
  return JSON.parse(change(JSON.stringify(table), spread(cells, { line, column }, { lines, rows: '/rows' })).text)
}

const table = {
  head: ['Loaf', 'Weight'],
  rows: [
    ['Rye', '1 kg'],
    ['Oats', '2 kg'],
  ],
}

test('what is pasted is written over the cells from its place on, and over no others', () => {
  expect(pasted(table, [['3 kg'], ['4 kg']], [1, 1])).toEqual({
    ...table,
    rows: [
      ['Rye', '3 kg'],
      ['Oats', '4 kg'],
    ],
  })
  // Those whose words stay as they were are left alone.
  const one = { line: 0, column: 0 }
  expect(spread([['Loaf', 'Price']], one, { lines: [{ place: '/head', cells: table.head }], rows: '/rows' })).toEqual([
    { op: 'set', at: '/head/1', value: 'Price' },
  ])
})

test('rows and columns that are missing are made', () => {
  expect(
    pasted(
      table,
      [
        ['3 kg', '€ 4'],
        ['4 kg', '€ 5', 'Sold out'],
      ],
      [2, 1],
    ),
  ).toEqual({
    head: ['Loaf', 'Weight', '', ''],
    rows: [
      ['Rye', '1 kg', '', ''],
      ['Oats', '3 kg', '€ 4', ''],
      ['', '4 kg', '€ 5', 'Sold out'],
    ],
  })
  expect(pasted({ rows: [['Rye', '1 kg'], ['Oats']] }, [['Corn']], [2, 0])).toEqual({
    rows: [
      ['Rye', '1 kg'],
      ['Oats', ''],
      ['Corn', ''],
    ],
  })
})
