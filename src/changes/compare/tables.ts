import { matchLists, movedIn } from '../match/lists.ts'
import type { Comparing, Thing } from './change.ts'
import { compareLists } from './lists.ts'

interface Table {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export function isTable(value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & Table {
  const { head, rows } = value
  const isTexts = (list: unknown) => Array.isArray(list) && list.every((cell) => typeof cell === 'string')
  return isTexts(head) && Array.isArray(rows) && rows.every(isTexts)
}

/** Compares tables by columns and by rows: a new column is one change, and not one for each row. */
export function compareTables(before: Table, after: Table, to: Comparing): void {
  const column = (name: string): Thing => ({ noun: 'column', name })
  const columns = matchLists(before.head, after.head)
  const moved = movedIn(columns)
  const { place, thing, changes } = to
  const added = (index: number) => after.head[index] ?? ''
  const base = { place, schema: undefined, level: 'whole' } as const
  for (const index of columns.added)
    changes.push({ ...base, kind: 'added', thing: column(added(index)), spot: { in: thing }, value: added(index) })
  for (const index of columns.removed) {
    const name = before.head[index] ?? ''
    changes.push({ ...base, kind: 'removed', thing: column(name), spot: { in: thing }, value: name })
  }
  for (const { before: from, after: index } of columns.pairs) {
    const [old, name] = [before.head[from] ?? '', added(index)]
    if (moved.has(index)) {
      const next = after.head[index + 1]
      const spot = next === undefined ? {} : { above: column(next) }
      changes.push({ kind: 'moved', place, thing: column(name), spot, from: {}, inner: [] })
    }
    if (old !== name) changes.push({ kind: 'text', place, thing, title: 'head', before: old, after: name })
  }
  const cells = (rows: Table['rows'], side: 'before' | 'after'): Row[] =>
    rows.map((row) => ({ label: row[0] ?? '', cells: columns.pairs.map((pair) => row[pair[side]] ?? '') }))
  const things = (rows: readonly unknown[]) => (rows as Row[]).map(({ label }) => ({ noun: 'row', name: label }))
  const titles = columns.pairs.map((pair) => added(pair.after))
  compareLists(
    cells(before.rows, 'before'),
    cells(after.rows, 'after'),
    { things, schema: undefined, level: 'whole' },
    to,
    (one, other, inner) => compareRows(one as Row, other as Row, titles, inner),
  )
}

interface Row {
  /** Its first cell says what it is about. */
  label: string
  cells: string[]
}

function compareRows(before: Row, after: Row, titles: readonly string[], { place, thing, changes }: Comparing): void {
  for (const [index, title] of titles.entries()) {
    const [one = '', other = ''] = [before.cells[index], after.cells[index]]
    if (one !== other) changes.push({ kind: 'text', place, thing, title, before: one, after: other })
  }
}
