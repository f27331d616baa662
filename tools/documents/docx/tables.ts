import {
  AlignmentType,
  BorderStyle,
  CheckBox,
  type ITableCellOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import type { ChecklistBlock, Column, ControlField, TableBlock } from '../download.ts'
import type { Palette } from '../palette.ts'
import type { DocumentSite } from '../site.ts'
import { bare, textWidth } from './look.ts'
import { textRuns } from './runs.ts'

const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT }

/** A table whose head is repeated on each page, and whose rows are never split. */
export function tableOf({ columns, rows }: TableBlock, site: DocumentSite): Table {
  const cells = rows.map((row) =>
    row.map(
      (text, at) =>
        new Paragraph({
          style: 'TableText',
          alignment: alignments[columns[at]?.align ?? 'left'],
          children: textRuns(text, site),
        }),
    ),
  )
  return grid(columns, cells, site.palette)
}

/** Points with boxes that can be ticked in Word, too. */
export function checklistOf({ answers = ['Done'], remark, items }: ChecklistBlock, site: DocumentSite): Table {
  const columns: Column[] = [
    { heading: 'Point', width: 7 },
    ...answers.map((heading) => ({ heading, width: 1, align: 'center' as const })),
    ...(remark === undefined ? [] : [{ heading: remark, width: 2.5 }]),
  ]
  const rows = items.map((text) => [
    new Paragraph({ style: 'TableText', children: textRuns(text, site) }),
    ...answers.map(
      () =>
        new Paragraph({
          style: 'TableText',
          alignment: AlignmentType.CENTER,
          children: [new CheckBox({ checked: false })],
        }),
    ),
    ...(remark === undefined ? [] : [new Paragraph({ style: 'TableText' })]),
  ])
  return grid(columns, rows, site.palette)
}

/** Names and values in two pairs a row: the control of a document, or lines to fill in. */
export function pairsOf(fields: ControlField[], site: DocumentSite): Table {
  const widths = [1.3, 2.2, 1.3, 2.2]
  const rows: TableRow[] = []
  for (let first = 0; first < fields.length; first += 2) {
    const pair = [fields[first], fields[first + 1]]
    const cells = pair.flatMap((field, at) => [
      cell(new Paragraph({ style: 'TableHead', text: field?.name ?? '' }), shares(widths)[2 * at], site.palette, {
        paper: site.palette.tint,
      }),
      cell(
        new Paragraph({ style: 'TableText', children: textRuns(field?.value ?? '', site) }),
        shares(widths)[2 * at + 1],
        site.palette,
      ),
    ])
    rows.push(new TableRow({ cantSplit: true, children: cells }))
  }
  return table(rows, widths, site.palette)
}

function grid(columns: Column[], rows: Paragraph[][], palette: Palette): Table {
  const widths = columns.map(({ width = 1 }) => width)
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(({ heading, align = 'left' }, at) =>
      cell(
        new Paragraph({ style: 'TableHead', alignment: alignments[align], text: heading }),
        shares(widths)[at],
        palette,
        { paper: palette.tint, under: palette.brand },
      ),
    ),
  })
  const body = rows.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        children: row.map((paragraph, at) => cell(paragraph, shares(widths)[at], palette)),
      }),
  )
  return table([head, ...body], widths, palette)
}

function table(rows: TableRow[], widths: number[], palette: Palette): Table {
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const line = { style: BorderStyle.SINGLE, size: 4, color: bare(palette.line) }
  return new Table({
    rows,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: shares(widths),
    // Otherwise Word lays the columns out anew, by what stands in them.
    layout: TableLayoutType.FIXED,
    margins: { left: 110, right: 110, top: 20, bottom: 20 },
    borders: { top: line, bottom: line, insideHorizontal: line, left: none, right: none, insideVertical: none },
  })
}

function cell(
  paragraph: Paragraph,
  width = 0,
  palette: Palette,
  look: { paper?: string; under?: string } = {},
): TableCell {
  const options: ITableCellOptions = {
    children: [paragraph],
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlignTable.CENTER,
    ...(look.paper !== undefined && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: bare(look.paper) } }),
    ...(look.under !== undefined && {
      borders: { bottom: { style: BorderStyle.SINGLE, size: 10, color: bare(palette.brand) } },
    }),
  }
  return new TableCell(options)
}

/** Shares as widths that fill the page. */
function shares(widths: number[]): number[] {
  const all = widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => Math.round((textWidth * width) / all))
}
