import { expect, test } from 'vitest'
import { usualColumns } from '../../src/parts/layout.ts'

test('few items stand in one row, many in rows that come out even where they can', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16].map(usualColumns)).toEqual([1, 2, 3, 4, 5, 3, 3, 4, 3, 3, 4])
})
