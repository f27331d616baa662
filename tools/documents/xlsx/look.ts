import type { Border, Cell, CellValue, Fill, Font, Row, Workbook, Worksheet } from 'exceljs'
import { mix, type Palette } from '../palette.ts'
import type { DocumentSite } from '../site.ts'

/** Every program has this typeface or one of the same width; the site's own is seldom installed. */
const font = 'Calibri'

/** Signals mean the same whatever the colours of the brand. */
export const signals = { wait: '#fdf0dc', late: '#f9dcd6', lateText: '#9c2f1b' }

export const dateFormat = 'dd mmm yyyy'

/** A new sheet that is ready to be printed on A4, with the name of the company and page numbers below. */
export function addSheet(
  workbook: Workbook,
  name: string,
  site: DocumentSite,
  look: { color: string; landscape?: boolean; frozen?: number; frozenColumns?: number; heads?: string },
): Worksheet {
  const { color, landscape = false, frozen = 0, frozenColumns = 0, heads } = look
  return workbook.addWorksheet(name, {
    properties: { tabColor: { argb: argb(color) }, defaultRowHeight: 18 },
    views: [
      frozen > 0
        ? { state: 'frozen', ySplit: frozen, xSplit: frozenColumns, showGridLines: false }
        : { showGridLines: false },
    ],
    pageSetup: {
      paperSize: 9,
      orientation: landscape ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: { left: 0.5, right: 0.5, top: 0.6, bottom: 0.7, header: 0.3, footer: 0.3 },
      ...(heads !== undefined && { printTitlesRow: heads }),
    },
    headerFooter: { oddFooter: `&L&8${ampersand(site.brand)} · ${ampersand(site.email)}&C&8&A&R&8Page &P of &N` },
  })
}

/** The coloured band with the name of the sheet, as on the covers of the other documents. */
export function addTitle(
  sheet: Worksheet,
  title: CellValue,
  text: string,
  lastColumn: string,
  { dark, white, glow }: Palette,
): void {
  for (const [row, words, size, height] of [
    [1, title, 18, 34],
    [2, text, 10.5, 22],
  ] as const) {
    sheet.mergeCells(`A${row}:${lastColumn}${row}`)
    const cell = sheet.getCell(`A${row}`)
    cell.value = words
    cell.font = face({ size, bold: row === 1, color: row === 1 ? white : glow })
    cell.fill = paper(dark)
    cell.alignment = { vertical: 'middle', indent: 1 }
    sheet.getRow(row).height = height
  }
  sheet.getRow(3).height = 9
}

/** Writes the heads of a table into a row. */
export function addHeads(row: Row, heads: readonly string[], { brand, tint }: Palette, first = 1): void {
  for (const [at, head] of heads.entries()) {
    const cell = row.getCell(first + at)
    cell.value = head
    cell.font = face({ bold: true, color: brand })
    cell.fill = paper(tint)
    cell.alignment = { vertical: 'middle', wrapText: true }
    cell.border = { bottom: { style: 'medium', color: { argb: argb(brand) } } }
  }
  row.height = 24
}

/** Makes a cell one of a table. */
export function asCell(
  cell: Cell,
  { text, line }: Palette,
  look: { center?: boolean; input?: string; bold?: boolean; paper?: string } = {},
): void {
  cell.font = face({ color: text, bold: look.bold ?? false })
  cell.alignment = { vertical: 'middle', wrapText: true, ...(look.center && { horizontal: 'center' }) }
  cell.border = { bottom: thin(line), ...(look.input !== undefined && { left: thin(line), right: thin(line) }) }
  const ground = look.input ?? look.paper
  if (ground !== undefined) cell.fill = paper(ground)
}

export function face({
  size = 10.5,
  bold = false,
  color,
}: {
  size?: number
  bold?: boolean
  color: string
}): Partial<Font> {
  return { name: font, size, bold, color: { argb: argb(color) } }
}

export function paper(color: string): Fill {
  return { type: 'pattern', pattern: 'solid', fgColor: { argb: argb(color) }, bgColor: { argb: argb(color) } }
}

/** The ground of cells that the reader fills in. */
export function inputPaper({ accentTint }: Palette): string {
  return mix(accentTint, '#ffffff', 0.3)
}

/** How high a row has to be for a text in a column: programs do not measure it when they open a file. */
export function heightFor(...texts: { text: string; width: number }[]): number {
  const lines = texts.map(({ text, width }) => Math.ceil((text.length * 0.97) / width))
  return Math.max(1, ...lines) * 14.5 + 5
}

function thin(color: string): Partial<Border> {
  return { style: 'thin', color: { argb: argb(color) } }
}

export function argb(color: string): string {
  return `FF${color.slice(1).toUpperCase()}`
}

/** In headers and footers "&" begins a code. */
function ampersand(text: string): string {
  return text.replaceAll('&', '&&')
}
