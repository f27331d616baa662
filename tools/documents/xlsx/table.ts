import type { Cell, CellValue, DataValidation, Fill, Font, Workbook, Worksheet } from 'exceljs'
import type { Palette } from '../palette.ts'
import type { DocumentSite } from '../site.ts'

/** A column of a table. */
export interface Column {
  heading: string
  width: number
  /** How numbers and dates are shown. */
  format?: string
  /** The reader writes here. */
  input?: boolean
  /** What the reader chooses from. */
  choices?: string[]
}

interface Table {
  name: string
  title: string
  /** What stands under the title. */
  lines: string[]
  columns: Column[]
  rows: Row[]
}

/** A strong row heads those under it. */
export interface Row {
  cells: CellValue[]
  strong?: boolean
}

/** The row under the heads. */
export const firstRow = 5

/** Every program has this typeface or one of the same width; the site's own is seldom installed. */
const font = 'Calibri'

/** A new sheet with a table under a coloured band, ready to be printed on A4. The third row stays free. */
export function addTable(workbook: Workbook, site: DocumentSite, table: Table): Worksheet {
  const { palette } = site
  const { columns, rows } = table
  const head = firstRow - 1
  const sheet = workbook.addWorksheet(table.name, {
    views: [{ state: 'frozen', ySplit: head, showGridLines: false }],
    pageSetup: {
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToHeight: 0,
      printTitlesRow: `${head}:${head}`,
    },
    headerFooter: { oddFooter: `&L&8${ampersand(site.brand)} · ${ampersand(site.email)}&R&8Page &P of &N` },
  })
  sheet.columns = columns.map(({ width }) => ({ width }))
  addBand(sheet, table, palette)
  for (const [at, { heading }] of columns.entries()) {
    const cell = sheet.getCell(head, at + 1)
    cell.value = heading
    cell.font = face(palette.brand, { bold: true })
    cell.border = { bottom: { style: 'medium', color: argb(palette.brand) } }
  }
  for (const [index, { cells, strong = false }] of rows.entries()) {
    for (const [at, column] of columns.entries()) {
      const cell = sheet.getCell(firstRow + index, at + 1)
      cell.value = cells[at] ?? null
      cell.font = face(palette.text, { bold: strong })
      cell.alignment = { vertical: 'middle', horizontal: 'left', wrapText: true }
      cell.border = { bottom: { style: 'thin', color: argb(palette.line) } }
      if (column.format !== undefined) cell.numFmt = column.format
      if (strong) cell.fill = paper(palette.tint)
      else if (column.input) asInput(cell, palette)
    }
    const lines = cells.map((value, at) => linesIn(value, columns[at]?.width ?? 1))
    sheet.getRow(firstRow + index).height = 15 * Math.max(...lines) + 7
  }
  offerChoices(sheet, table)
  return sheet
}

/** The coloured band with the title, as on the covers of the other documents. */
function addBand(sheet: Worksheet, { title, lines, columns }: Table, { dark, white, glow }: Palette): void {
  const text = lines.join('\n')
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  for (const [row, words, size, color] of [
    [1, title, 18, white],
    [2, text, 10.5, glow],
  ] as const) {
    sheet.mergeCells(row, 1, row, columns.length)
    const cell = sheet.getCell(row, 1)
    cell.value = words
    cell.font = face(color, { size, bold: row === 1 })
    cell.fill = paper(dark)
    cell.alignment = { vertical: 'middle', wrapText: true, indent: 1 }
  }
  sheet.getRow(1).height = 34
  sheet.getRow(2).height = 15 * linesIn(text, width) + 10
}

function offerChoices(sheet: Worksheet, { columns, rows }: Table): void {
  // The library's types do not know of ranges. Cell by cell it writes ranges that overlap.
  const { dataValidations } = sheet as Worksheet & {
    dataValidations: { add(range: string, validation: DataValidation): void }
  }
  for (const [at, { choices }] of columns.entries()) {
    const { letter } = sheet.getColumn(at + 1)
    const range = `${letter}${firstRow}:${letter}${firstRow + rows.length - 1}`
    if (choices) dataValidations.add(range, { type: 'list', allowBlank: true, formulae: [`"${choices.join(',')}"`] })
  }
}

/** Makes a cell one that the reader fills in. */
export function asInput(cell: Cell, { accentTint, line }: Palette): void {
  const side = { style: 'thin' as const, color: argb(line) }
  cell.fill = paper(accentTint)
  cell.border = { bottom: side, left: side, right: side }
}

export function face(color: string, { size = 10.5, bold = false } = {}): Partial<Font> {
  return { name: font, size, bold, color: argb(color) }
}

function paper(color: string): Fill {
  return { type: 'pattern', pattern: 'solid', fgColor: argb(color) }
}

export function argb(color: string): { argb: string } {
  return { argb: `FF${color.slice(1).toUpperCase()}` }
}

/** How many lines a text needs in a column: not every program measures rows when it opens a file. */
function linesIn(value: CellValue, width: number): number {
  if (typeof value !== 'string') return 1
  return value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0)
}

/** In headers and footers "&" begins a code. */
function ampersand(text: string): string {
  return text.replaceAll('&', '&&')
}
