import type { Workbook } from 'exceljs'
import type { XlsxDownload } from '../download.ts'
import type { DocumentSite } from '../site.ts'
import { addTable, type Column } from './table.ts'

const columns: Column[] = [
  { heading: 'No.', width: 6 },
  { heading: 'Statement', width: 70 },
  { heading: 'Answer', width: 12, input: true, choices: ['Yes', 'No'] },
  { heading: 'Checked by', width: 24, input: true },
  { heading: 'Reason, if the answer is no', width: 48, input: true },
]

/** The questions before the decision, and a place to sign it. */
export function addGate(workbook: Workbook, { label, title, gate }: XlsxDownload, site: DocumentSite): void {
  const statements = gate.map((text, at) => ({ cells: [at + 1, text] }))
  const decision = { strong: true, cells: [null, 'Decision, date and signature'] }
  addTable(workbook, site, {
    name: 'Go-live gate',
    title: 'Go-live gate',
    lines: [`${label}: ${title}`],
    columns,
    rows: [...statements, decision],
  })
}
