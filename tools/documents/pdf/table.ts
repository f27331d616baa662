import type { Column, TableBlock } from '../download.ts'
import { absolute } from '../inline.ts'
import { type Flow, heightOf, lowest, need, newPage, put } from './flow.ts'
import { type Line, setLines } from './lines.ts'
import type { Style } from './styles.ts'
import { decorate, type Tag, tag, write, writePlain } from './tags.ts'

/** What stays free at the sides of a cell. */
export const cellInset = 8

/** A cell as it is drawn: its words, or a mark. */
export interface Cell {
  lines: Line[]
  /** What a screen reader says of a cell without words. */
  spoken?: string
  mark?: (x: number, y: number, width: number, height: number) => void
}

/** A table that is ready to be drawn. */
export interface Grid {
  columns: Column[]
  widths: number[]
  rows: Cell[][]
  style: Style
  /** What stays free above the words of a row, and below them. */
  above: number
  /** The least height of a row in which somebody is to write. */
  forHandwriting: number
  caption?: string | undefined
}

export function drawTable(flow: Flow, parent: Tag, { caption, columns, rows }: TableBlock): void {
  const style = flow.styles.cell
  const widths = widthsOf(flow, columns)
  const set = (text: string, at: number) => setLines(flow.doc, text, style, (widths[at] ?? 0) - 2 * cellInset)
  const cells = rows.map((row) => row.map((text, at): Cell => ({ lines: set(text, at) })))
  drawGrid(flow, parent, { columns, widths, rows: cells, style, above: 6, forHandwriting: 26, caption })
}

/** Draws a table. Its head is drawn again on each new page, and a row stays on one page. */
export function drawGrid(flow: Flow, parent: Tag, grid: Grid): void {
  const { doc, styles, site } = flow
  const { caption, rows } = grid
  const heights = rows.map((row) => rowHeight(row, grid))
  const captionHeight = caption === undefined ? 0 : heightOf(flow, caption, styles.caption) + 6
  need(flow, captionHeight + 40 + (heights[0] ?? 0) + (heights[1] ?? 0))
  const table = tag(doc, parent, 'Table')
  if (caption !== undefined) flow.y += put(flow, table, 'Caption', caption, styles.caption, flow) + 6
  drawHead(flow, grid, tag(doc, table, 'TR'))
  for (const [index, row] of rows.entries()) {
    const height = heights[index] ?? 0
    if (flow.y + height > lowest) {
      newPage(flow)
      drawHead(flow, grid)
    }
    const bottom = flow.y + height
    decorate(doc, () => rule(flow, bottom, 0.6, site.palette.line))
    drawRow(flow, tag(doc, table, 'TR'), row, grid, height)
    flow.y = bottom
  }
  flow.y += 16
}

/** The width of each column, by its share. */
export function widthsOf(flow: Flow, columns: Column[]): number[] {
  const all = columns.reduce((sum, { width = 1 }) => sum + width, 0)
  return columns.map(({ width = 1 }) => (flow.width * width) / all)
}

function rowHeight(row: Cell[], { style, above, forHandwriting }: Grid): number {
  const high = Math.max(1, ...row.map(({ lines }) => lines.length)) * style.leading + 2 * above + 1
  const free = row.some(({ lines, mark }) => lines.length === 0 && mark === undefined)
  return free ? Math.max(high, forHandwriting) : high
}

function drawRow(flow: Flow, row: Tag, cells: Cell[], { columns, widths, style, above }: Grid, height: number): void {
  const { doc, site, y } = flow
  let { x } = flow
  for (const [at, { lines, mark, spoken }] of cells.entries()) {
    const left = x
    const width = widths[at] ?? 0
    const element = tag(doc, row, 'TD', spoken === undefined ? {} : { actual: spoken })
    if (mark) element.add(() => mark(left, y, width, height))
    const place = { x: x + cellInset, y: y + above, width: width - 2 * cellInset, align: columns[at]?.align ?? 'left' }
    write(doc, element, lines, style, place, (href) => absolute(href, site.url))
    x += width
  }
}

/** The head of a table. Where it is only repeated, it is decoration. */
function drawHead(flow: Flow, { columns, widths }: Grid, row?: Tag): void {
  const { doc, styles, site } = flow
  const style = styles.cellHead
  const heads = columns.map(({ heading }, at) => setLines(doc, heading, style, (widths[at] ?? 0) - 2 * cellInset))
  const height = Math.max(...heads.map((lines) => lines.length)) * style.leading + 12
  decorate(doc, () => {
    doc
      .save()
      .roundedRect(flow.x, flow.y, flow.width, height + 8, 6)
      .clip()
    doc.rect(flow.x, flow.y, flow.width, height).fill(site.palette.tint).restore()
    rule(flow, flow.y + height, 1.2, site.palette.brand)
  })
  let { x } = flow
  for (const [at, lines] of heads.entries()) {
    const width = widths[at] ?? 0
    const y = flow.y + height - 6 - lines.length * style.leading
    const place = { x: x + cellInset, y, width: width - 2 * cellInset, align: columns[at]?.align ?? 'left' }
    if (row) write(doc, tag(doc, row, 'TH', { scope: 'Column' }), lines, style, place)
    else decorate(doc, () => writePlain(doc, lines, style, place))
    x += width
  }
  flow.y += height
}

function rule({ doc, x, width }: Flow, y: number, thick: number, color: string): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thick)
    .stroke(color)
}
