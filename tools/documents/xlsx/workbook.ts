import ExcelJS from 'exceljs'
import type { XlsxDownload } from '../../../src/generated/download.ts'
import type { DocumentSite } from '../site.ts'
import { withZipDate } from '../zip-dates.ts'
import { addGate } from './gate-sheet.ts'
import { addLists } from './lists-sheet.ts'
import { addPlan } from './plan-sheet.ts'
import { addProgress } from './progress-sheet.ts'
import { addStart } from './start-sheet.ts'
import { addTimeline } from './timeline-sheet.ts'

/** Makes an Excel workbook. The same content makes the same bytes. */
export async function makeXlsx(download: XlsxDownload, site: DocumentSite): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook()
  const day = new Date(`${download.date}T00:00:00Z`)
  workbook.title = download.title
  workbook.subject = download.subtitle
  workbook.keywords = download.label
  workbook.creator = site.brand
  workbook.lastModifiedBy = site.brand
  workbook.company = site.brand
  workbook.created = day
  workbook.modified = day
  // What depends on today is computed when the file is opened.
  workbook.calcProperties = { fullCalcOnLoad: true }
  for (const add of [addStart, addPlan, addTimeline, addProgress, addGate, addLists]) add(workbook, download, site)
  return withZipDate(Buffer.from(await workbook.xlsx.writeBuffer()), download.date)
}
