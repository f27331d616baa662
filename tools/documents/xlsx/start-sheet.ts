import type { Workbook } from 'exceljs'
import type { XlsxDownload } from '../../../src/generated/download.ts'
import type { DocumentSite } from '../site.ts'
import { addSheet, addTitle, asCell, dateFormat, face, heightFor, inputPaper } from './look.ts'
import { dayAfter, names, range, sheets, tasksOf } from './plan.ts'

const width = 74

/** What stands there until the reader writes a date: a fixed one would soon make every task late. */
const nextMonday = 'TODAY()+8-WEEKDAY(TODAY(),2)'

/** The first sheet: what to fill in, what follows from it, and how to use the rest. */
export function addStart(workbook: Workbook, download: XlsxDownload, site: DocumentSite): void {
  const { title, subtitle, start, days, guide } = download
  const { palette } = site
  const tasks = tasksOf(download)
  const sheet = addSheet(workbook, sheets.start, site, { color: palette.brand })
  sheet.columns = [{ width: 26 }, { width: 26 }, { width: width - 26 }]
  addTitle(sheet, title, subtitle, 'C', palette)
  sheet.getRow(2).height = heightFor({ text: subtitle, width: 100 })
  sheet.getCell('A2').alignment = { vertical: 'middle', wrapText: true, indent: 1 }

  const done = `COUNTIF(${range('status', tasks)},"Done")`
  const needed = `(COUNTA(${range('task', tasks)})-COUNTIF(${range('status', tasks)},"Not needed"))`
  const late = `COUNTIF(${range('late', tasks)},"late")`
  const facts = [
    { name: 'Facility', value: null, input: true },
    { name: 'First day', value: { formula: nextMonday, result: dayAfter(start, 0) }, input: true, format: dateFormat },
    {
      name: 'Last day',
      value: { formula: `${names.start}+${days - 1}`, result: dayAfter(start, days - 1) },
      format: dateFormat,
    },
    {
      name: 'Day of the plan today',
      value: { formula: `MIN(${days},MAX(0,TODAY()-${names.start}+1))`, result: 0 },
      format: `0" of ${days}"`,
    },
    { name: 'Tasks done', value: { formula: `${done}/MAX(1,${needed})`, result: 0 }, format: '0%' },
    { name: 'Tasks late', value: { formula: late, result: 0 }, format: '0' },
  ]
  for (const [at, { name, value, input, format }] of facts.entries()) {
    const row = sheet.getRow(4 + at)
    row.height = 22
    row.getCell(1).value = name
    asCell(row.getCell(1), palette, { bold: true, paper: palette.tint })
    const cell = row.getCell(2)
    cell.value = value
    asCell(cell, palette, input ? { input: inputPaper(palette) } : {})
    cell.alignment = { horizontal: 'left', vertical: 'middle' }
    if (format !== undefined) cell.numFmt = format
  }
  sheet.getCell('B5').dataValidation = {
    type: 'date',
    operator: 'greaterThan',
    formulae: [new Date(Date.UTC(2020, 0, 1))],
    showErrorMessage: true,
    errorTitle: 'First day',
    error: 'Please write a date, such as 5-Jan-2026.',
    showInputMessage: true,
    promptTitle: 'First day',
    prompt: 'Until you write a date here, it is always next Monday. Every other date follows.',
  }
  workbook.definedNames.add(`${sheets.start}!$B$4`, names.facility)
  workbook.definedNames.add(`${sheets.start}!$B$5`, names.start)

  const first = 4 + facts.length + 1
  sheet.getCell(`A${first}`).value = 'How to use this workbook'
  sheet.getCell(`A${first}`).font = face({ size: 13, bold: true, color: palette.dark })
  for (const [at, text] of guide.entries()) addLine(first + 1 + at, `${at + 1}.  ${text}`)
  addLine(first + guide.length + 2, `Questions: ${site.email}, ${site.phone} · ${site.web}`)

  function addLine(row: number, text: string): void {
    sheet.mergeCells(`A${row}:C${row}`)
    const cell = sheet.getCell(`A${row}`)
    cell.value = text
    cell.font = face({ color: palette.text })
    cell.alignment = { wrapText: true, vertical: 'middle' }
    sheet.getRow(row).height = heightFor({ text, width: width + 26 })
  }
}
