import type { Workbook } from 'exceljs'
import type { XlsxDownload } from '../../../src/generated/download.ts'
import type { DocumentSite } from '../site.ts'
import { addHeads, addSheet, addTitle, asCell, face, heightFor, inputPaper } from './look.ts'
import { headRow, names, sheets, titled } from './plan.ts'
import { listOf } from './plan-sheet.ts'

/** The questions before the decision. */
export function addGate(workbook: Workbook, { gate }: XlsxDownload, site: DocumentSite): void {
  const { palette } = site
  const sheet = addSheet(workbook, sheets.gate, site, {
    color: palette.dark,
    landscape: true,
    frozen: headRow,
    heads: `${headRow}:${headRow}`,
  })
  sheet.columns = [{ width: 6 }, { width: 64 }, { width: 12 }, { width: 22 }, { width: 44 }]
  addTitle(
    sheet,
    titled('Go-live gate'),
    'Every answer has to be yes, or has to have a reason that the management signs.',
    'E',
    palette,
  )
  addHeads(sheet.getRow(headRow), ['No.', 'Statement', 'Answer', 'Checked by', 'Reason, if the answer is no'], palette)
  const input = { input: inputPaper(palette) }
  for (const [at, text] of gate.entries()) {
    const row = sheet.getRow(headRow + 1 + at)
    row.values = [at + 1, text, null, null, null]
    asCell(row.getCell(1), palette, { center: true })
    asCell(row.getCell(2), palette)
    for (const column of [3, 4, 5]) asCell(row.getCell(column), palette, { ...input, center: column === 3 })
    row.getCell(3).dataValidation = listOf(names.answers, 'Please choose yes or no.')
    row.height = Math.max(22, heightFor({ text, width: 64 }))
  }
  const last = headRow + gate.length
  const yes = `COUNTIF(C${headRow + 1}:C${last},"Yes")`
  const verdict = sheet.getCell(`B${last + 2}`)
  verdict.value = {
    formula: `IF(${yes}=${gate.length},"All ${gate.length} answers are yes: ready to go live.",${gate.length}-${yes}&" of ${gate.length} answers are not yes yet.")`,
    result: `${gate.length} of ${gate.length} answers are not yes yet.`,
  }
  verdict.font = face({ size: 13, bold: true, color: palette.brand })
  for (const [at, name] of ['Decision and date', 'Signed by'].entries()) {
    const row = sheet.getRow(last + 4 + at)
    row.getCell(2).value = name
    asCell(row.getCell(2), palette, { bold: true, paper: palette.tint })
    for (const column of [3, 4, 5]) asCell(row.getCell(column), palette, { paper: input.input })
    row.height = 26
  }
}
