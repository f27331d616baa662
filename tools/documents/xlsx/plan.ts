import type { Workbook } from 'exceljs'
import type { XlsxDownload } from '../download.ts'
import type { DocumentSite } from '../site.ts'
import { addTable, argb, asInput, type Column, face, firstRow, type Row } from './table.ts'

const dateFormat = 'dd mmm yyyy'
const statuses = ['Not started', 'In progress', 'Done', 'Not needed']

const columns: Column[] = [
  { heading: 'No.', width: 6 },
  { heading: 'Phase', width: 24 },
  { heading: 'Task', width: 50 },
  { heading: 'How we see that it is done', width: 40 },
  { heading: 'Owner', width: 22, input: true },
  { heading: 'Day', width: 7, input: true },
  { heading: 'Days', width: 7, input: true },
  { heading: 'Start', width: 13, format: dateFormat },
  { heading: 'End', width: 13, format: dateFormat },
  { heading: 'Status', width: 14, input: true, choices: statuses },
  { heading: 'Note', width: 30, input: true },
]

/** The plan: a row for each task. Its dates are formulas, so that they move with the first day. */
export function addPlan(workbook: Workbook, download: XlsxDownload, site: DocumentSite): void {
  const { title, subtitle, guide, start } = download
  const rows = rowsOf(download)
  const sheet = addTable(workbook, site, { name: 'Plan', title, lines: [subtitle, ...guide], columns, rows })
  const row = sheet.getRow(3)
  row.values = [null, 'First day', dayAfter(start, 0)]
  row.font = face(site.palette.dark, { bold: true })
  row.alignment = { vertical: 'middle', horizontal: 'left' }
  row.height = 24
  row.getCell(3).numFmt = dateFormat
  asInput(row.getCell(3), site.palette)

  const { muted } = site.palette
  const state = (priority: number, formula: string, color: string) => ({
    type: 'expression' as const,
    priority,
    formulae: [formula],
    style: { font: { color: argb(color) } },
  })
  sheet.addConditionalFormatting({
    ref: `A${firstRow}:K${firstRow + rows.length - 1}`,
    rules: [
      state(1, `OR($J${firstRow}="Done",$J${firstRow}="Not needed")`, muted),
      state(2, `AND($I${firstRow}<TODAY(),OR($J${firstRow}="Not started",$J${firstRow}="In progress"))`, late),
    ],
  })
}

/** A signal means the same whatever the colours of the brand. */
const late = '#9c2f1b'

function rowsOf({ phases, start }: XlsxDownload): Row[] {
  const rows: Row[] = []
  for (const [at, { name, goal, tasks }] of phases.entries()) {
    rows.push({ strong: true, cells: [null, name, goal] })
    for (const [index, { task, result, owner, day, days }] of tasks.entries()) {
      const row = firstRow + rows.length
      // The results are what shows until a program computes the formulas.
      const begins = { formula: `$C$3+F${row}-1`, result: dayAfter(start, day - 1) }
      const ends = { formula: `H${row}+G${row}-1`, result: dayAfter(start, day + days - 2) }
      const number = `${at + 1}.${index + 1}`
      rows.push({ cells: [number, name, task, result, owner, day, days, begins, ends, statuses[0] ?? '', null] })
    }
  }
  return rows
}

/** The date so many days later. */
function dayAfter(start: string, days: number): Date {
  return new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000)
}
