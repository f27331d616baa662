import { makeDocx } from './docx/document.ts'
import type { Download } from './download.ts'
import { makePdf } from './pdf/document.ts'
import type { DocumentSite } from './site.ts'
import { makeXlsx } from './xlsx/workbook.ts'

/** Makes the file of a document. */
export function makeDownload(download: Download, site: DocumentSite): Promise<Buffer> {
  switch (download.format) {
    case 'pdf':
      return makePdf(download, site)
    case 'docx':
      return makeDocx(download, site)
    case 'xlsx':
      return makeXlsx(download, site)
  }
}
