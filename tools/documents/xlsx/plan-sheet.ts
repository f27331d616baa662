import type { Cell, Workbook, Worksheet } from 'exceljs'
import type { XlsxDownload } from '../../../src/generated/download.ts'
import { mix, type Palette } from '../palette.ts'
import type { DocumentSite } from '../site.ts'
import {
  addHeads,
  addSheet,
  addTitle,
  argb,
  asCell,
  dateFormat,
  heightFor,
  inputPaper,
  paper,
  signals,
} from './look.ts'
import { columns, headRow, names, type PlannedTask, sheets, statuses, tasksOf, titled } from './plan.ts'

const heads = [
  'No.',
  'Phase',
  'Task',
  'How we see that it is done',
  'Role',
  'Person',
  'Day',
  'Days',
  'Start',
  'End',
  'Status',
  'Late',
  'Note',
]
const widths = [6, 23, 44, 36, 20, 18, 7, 7, 13, 13, 14, 8, 30]

/** The plan: a row for each task. Its dates are formulas, so that they move with the first day. */
export function addPlan(workbook: Workbook, download: XlsxDownload, site: DocumentSite): void {
  const { palette } = site
  const tasks = tasksOf(download)
  const sheet = addSheet(workbook, sheets.plan, site, {
    color: palette.brand,
    landscape: true,
    frozen: headRow,
    frozenColumns: 3,
    heads: `${headRow}:${headRow}`,
  })
  sheet.columns = widths.map((width) => ({ width }))
  addTitle(
    sheet,
    titled(download.title),
    'Choose a status, write a person beside each role, and change days where your facility needs it.',
    columns.note,
    palette,
  )
  addHeads(sheet.getRow(headRow), heads, palette)
  for (const task of tasks) addTask(sheet, task, palette)
  sheet.autoFilter = { from: `A${headRow}`, to: `${columns.note}${headRow + tasks.length}` }
  colour(sheet, tasks, palette)
}

function addTask(sheet: Worksheet, task: PlannedTask, palette: Palette): void {
  const { row } = task
  const at = (column: keyof typeof columns): Cell => sheet.getCell(`${columns[column]}${row}`)
  const ground = task.even ? { paper: palette.tint } : {}
  const input = { input: inputPaper(palette) }
  const start = `${columns.start}${row}`
  const cells: [keyof typeof columns, Cell['value'], object][] = [
    ['number', task.number, { ...ground, center: true }],
    ['phase', task.phase, ground],
    ['task', task.task, { ...ground, bold: true }],
    ['result', task.result, ground],
    ['owner', task.owner, input],
    ['person', null, input],
    ['day', task.day, { ...input, center: true }],
    ['days', task.days, { ...input, center: true }],
    ['start', { formula: `${names.start}+${columns.day}${row}-1`, result: task.from }, { ...ground, center: true }],
    ['end', { formula: `${start}+${columns.days}${row}-1`, result: task.to }, { ...ground, center: true }],
    ['status', statuses[0], input],
    ['late', { formula: lateFormula(row), result: '' }, { ...ground, center: true }],
    ['note', null, input],
  ]
  for (const [column, value, look] of cells) {
    at(column).value = value
    asCell(at(column), palette, look)
  }
  at('start').numFmt = dateFormat
  at('end').numFmt = dateFormat
  at('owner').dataValidation = listOf(names.owners, 'Please choose a role. Roles are on the sheet “Lists”.')
  at('status').dataValidation = listOf(names.statuses, 'Please choose a status from the list.')
  for (const column of ['day', 'days'] as const) {
    const error = 'Please write a whole number from 1.'
    at(column).dataValidation = {
      type: 'whole',
      operator: 'between',
      formulae: [1, 400],
      showErrorMessage: true,
      error,
    }
  }
  sheet.getRow(row).height = heightFor({ text: task.task, width: 44 }, { text: task.result, width: 36 })
}

/** A task is late when its last day has passed and it is neither done nor superfluous. */
function lateFormula(row: number): string {
  const status = `${columns.status}${row}`
  return `IF(AND(${columns.end}${row}<TODAY(),${status}<>"Done",${status}<>"Not needed"),"late","")`
}

export function listOf(name: string, error: string): NonNullable<Cell['dataValidation']> {
  return { type: 'list', allowBlank: true, formulae: [name], showErrorMessage: true, error }
}

function colour(sheet: Worksheet, tasks: PlannedTask[], { brand, accentTint, accent, line, muted }: Palette): void {
  const last = headRow + tasks.length
  const status = `${columns.status}${headRow + 1}:${columns.status}${last}`
  const first = `$${columns.status}${headRow + 1}`
  const grounds: [string, string, string][] = [
    ['In progress', mix(brand, '#ffffff', 0.84), brand],
    ['Waiting', signals.wait, '#7a4d09'],
    ['Done', accentTint, accent],
    ['Not needed', line, muted],
  ]
  sheet.addConditionalFormatting({
    ref: status,
    rules: grounds.map(([name, ground, color], at) => ({
      type: 'expression',
      priority: at + 1,
      formulae: [`${first}="${name}"`],
      style: { fill: paper(ground), font: { bold: true, color: { argb: argb(color) } } },
    })),
  })
  sheet.addConditionalFormatting({
    ref: `${columns.start}${headRow + 1}:${columns.late}${last}`,
    rules: [
      {
        type: 'expression',
        priority: grounds.length + 1,
        formulae: [`$${columns.late}${headRow + 1}="late"`],
        style: { fill: paper(signals.late), font: { color: { argb: argb(signals.lateText) } } },
      },
    ],
  })
}
