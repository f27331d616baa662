import type { Workbook } from 'exceljs'
import type { XlsxDownload } from '../../../src/generated/download.ts'
import type { DocumentSite } from '../site.ts'
import { addHeads, addSheet, addTitle, asCell } from './look.ts'
import { headRow, names, sheets, statuses } from './plan.ts'

/** How many roles the reader can add under ours. */
const spare = 6

/** What the lists in the other sheets offer. */
export function addLists(workbook: Workbook, { owners }: XlsxDownload, site: DocumentSite): void {
  const sheet = addSheet(workbook, sheets.lists, site, { color: site.palette.muted, frozen: headRow })
  sheet.columns = [{ width: 24 }, { width: 24 }, { width: 24 }]
  addTitle(
    sheet,
    'Lists',
    'Roles may be changed and added. The formulas count statuses by their names.',
    'C',
    site.palette,
  )
  addHeads(sheet.getRow(headRow), ['Status', 'Role', 'Answer'], site.palette)
  const lists: [string, readonly string[], string, number][] = [
    ['A', statuses, names.statuses, 0],
    ['B', owners, names.owners, spare],
    ['C', ['Yes', 'No'], names.answers, 0],
  ]
  for (const [column, values, name, free] of lists) {
    const last = headRow + values.length + free
    for (let row = headRow + 1; row <= last; row++) {
      const cell = sheet.getCell(`${column}${row}`)
      cell.value = values[row - headRow - 1] ?? null
      asCell(cell, site.palette)
    }
    workbook.definedNames.add(`${sheets.lists}!$${column}$${headRow + 1}:$${column}$${last}`, name)
  }
}
