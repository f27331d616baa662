import PDFDocument from 'pdfkit'
import type { PdfDownload, PdfSection } from '../download.ts'
import type { DocumentSite } from '../site.ts'
import { destination, drawBlock } from './blocks.ts'
import { drawContents, type Placed } from './contents.ts'
import { drawCover } from './cover.ts'
import { drawFramed } from './figure.ts'
import { type Flow, lowest, need, newPage, page, pour, put } from './flow.ts'
import { registerFonts } from './fonts.ts'
import { drawFurniture } from './furniture.ts'
import { stylesOf } from './styles.ts'
import { type Tag, tag } from './tags.ts'

/** Makes a PDF. The same content makes the same bytes. */
export async function makePdf(download: PdfDownload, site: DocumentSite): Promise<Buffer> {
  const doc = open(download, site)
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  registerFonts(doc)
  const flow: Flow = {
    doc,
    site,
    styles: stylesOf(site.palette),
    x: page.left,
    width: page.width - page.left - page.right,
    y: page.top,
  }
  const top = doc.struct('Document')
  doc.addStructure(top)
  drawCover(flow, top, download)
  const contentsAt = flow.y
  const contents = download.cover.size === 'page' ? tag(doc, top, 'TOC') : undefined
  if (contents) newPage(flow)
  const sections = download.sections.map((section, index) => drawSection(flow, tag(doc, top, 'Sect'), section, index))
  if (contents) {
    doc.switchToPage(0)
    drawContents({ ...flow, y: contentsAt }, contents, sections)
  }
  drawFurniture(flow, download)
  doc.end()
  await done
  return Buffer.concat(chunks)
}

function open({ title, subtitle, date, label }: PdfDownload, site: DocumentSite): PDFKit.PDFDocument {
  const day = new Date(`${date}T00:00:00Z`)
  const options: Omit<PDFKit.PDFDocumentOptions, 'subset'> & { subset: 'PDF/UA' } = {
    size: 'A4',
    // Text is placed by us, up to the very edge; PDFKit must not begin a page by itself.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    // Its types do not know this one yet.
    subset: 'PDF/UA',
    tagged: true,
    lang: site.language,
    displayTitle: true,
    info: {
      Title: title,
      Subject: subtitle,
      Author: site.brand,
      Keywords: label,
      Creator: site.brand,
      CreationDate: day,
      ModDate: day,
    },
  }
  return new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions)
}

/** Draws a section, and says where it is. */
function drawSection(flow: Flow, parent: Tag, section: PdfSection, index: number): Placed {
  const { doc, styles } = flow
  const { heading, eyebrow, image, newPage: fresh, blocks } = section
  if (fresh && flow.y > page.top) newPage(flow)
  need(flow, image ? 190 : 120)
  if (index > 0 && flow.y > page.top) flow.y += 14
  const name = `section-${index + 1}`
  doc.addNamedDestination(name, 'XYZ', 0, Math.max(0, flow.y - 12), null)
  doc.outline.addItem(heading, destination(flow))
  const number = doc.bufferedPageRange().count
  const wide = 176
  const bottom = image
    ? flow.y + drawFramed(flow, parent, image, { x: flow.x + flow.width - wide, y: flow.y + 4, width: wide }) + 14
    : flow.y
  const column = image ? { ...flow, width: flow.width - wide - 24 } : flow
  if (eyebrow !== undefined)
    column.y +=
      put(column, parent, 'P', eyebrow.toUpperCase(), styles.eyebrow, { x: flow.x, y: column.y, width: column.width }) +
      2
  pour(column, parent, 'H2', heading, styles.heading)
  column.y += 8
  const [first, ...rest] = blocks
  if (first)
    drawBlock(first.kind === 'text' ? column : Object.assign(flow, { y: Math.max(column.y, bottom) }), parent, first)
  if (first?.kind === 'text') flow.y = Math.max(column.y, bottom)
  for (const block of rest) drawBlock(flow, parent, block)
  if (flow.y > lowest) flow.y = lowest
  return { heading, page: number, name }
}
