import type { Workbook } from 'exceljs'
import type { XlsxDownload } from '../../../src/generated/download.ts'
import type { DocumentSite } from '../site.ts'
import { addHeads, addSheet, addTitle, asCell, heightFor, paper, signals } from './look.ts'
import { columns, dayAfter, headRow, names, sheets, tasksOf, titled } from './plan.ts'

/** The plan as bars, a column for each week. The bars are formulas and colours, so that they move with the dates. */
export function addTimeline(workbook: Workbook, download: XlsxDownload, site: DocumentSite): void {
  const { palette } = site
  const tasks = tasksOf(download)
  const weeks = Math.ceil(download.days / 7)
  const sheet = addSheet(workbook, sheets.timeline, site, {
    color: palette.accent,
    landscape: true,
    frozen: headRow,
    frozenColumns: 2,
    heads: `${headRow}:${headRow}`,
  })
  sheet.columns = [{ width: 6 }, { width: 50 }, ...Array.from({ length: weeks }, () => ({ width: 10 }))]
  const letter = (week: number) => sheet.getColumn(3 + week).letter
  addTitle(
    sheet,
    titled('Timeline'),
    'One column is one week, and its head is the first day of it. Change dates on the sheet “Plan”.',
    letter(weeks - 1),
    palette,
  )
  addHeads(sheet.getRow(headRow), ['No.', 'Task', ...Array.from({ length: weeks }, () => '')], palette)
  for (let week = 0; week < weeks; week++) {
    const cell = sheet.getCell(`${letter(week)}${headRow}`)
    cell.value = { formula: `${names.start}+${7 * week}`, result: dayAfter(download.start, 7 * week) }
    cell.numFmt = 'dd mmm'
    cell.alignment = { horizontal: 'center', vertical: 'middle' }
  }
  for (const { row, number, task, day, days } of tasks) {
    sheet.getCell(`A${row}`).value = { formula: `${sheets.plan}!${columns.number}${row}`, result: number }
    sheet.getCell(`B${row}`).value = { formula: `${sheets.plan}!${columns.task}${row}`, result: task }
    asCell(sheet.getCell(`A${row}`), palette, { center: true })
    asCell(sheet.getCell(`B${row}`), palette)
    for (let week = 0; week < weeks; week++) {
      const cell = sheet.getCell(`${letter(week)}${row}`)
      const first = `${letter(week)}$${headRow}`
      const runs = `AND(${sheets.plan}!$${columns.start}${row}<=${first}+6,${sheets.plan}!$${columns.end}${row}>=${first})`
      const now = day <= 7 * week + 7 && day + days - 1 >= 7 * week + 1
      cell.value = { formula: `IF(${runs},1,0)`, result: now ? 1 : 0 }
      // The figure is for the colours; nobody needs to read it.
      cell.numFmt = ';;;'
      asCell(cell, palette)
    }
    sheet.getRow(row).height = heightFor({ text: task, width: 50 })
  }
  const top = headRow + 1
  const bar = `C${top}=1`
  const state = (words: string) => `AND(${bar},${words})`
  const rules: [string, string][] = [
    [state(`${sheets.plan}!$${columns.status}${top}="Done"`), palette.accent],
    [state(`${sheets.plan}!$${columns.late}${top}="late"`), signals.lateText],
    [bar, palette.brand],
  ]
  sheet.addConditionalFormatting({
    ref: `C${top}:${letter(weeks - 1)}${headRow + tasks.length}`,
    rules: rules.map(([formula, color], at) => ({
      type: 'expression',
      priority: at + 1,
      formulae: [formula],
      style: { fill: paper(color) },
    })),
  })
}
