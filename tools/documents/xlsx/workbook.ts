import ExcelJS from 'exceljs'
import type { XlsxDownload } from '../download.ts'
import type { DocumentSite } from '../site.ts'
import { withZipDate } from '../zip-dates.ts'
import { addGate } from './gate.ts'
import { addPlan } from './plan.ts'

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
  addPlan(workbook, download, site)
  addGate(workbook, download, site)
  return withZipDate(Buffer.from(await workbook.xlsx.writeBuffer()), download.date)
}
