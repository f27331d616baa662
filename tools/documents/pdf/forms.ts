import type { ChecklistBlock, FieldsBlock } from '../download.ts'
import { type Flow, need, put } from './flow.ts'
import { setLines } from './lines.ts'
import { type Cell, cellInset, drawGrid, widthsOf } from './table.ts'
import { decorate, type Tag } from './tags.ts'

const box = 10

/** Points to tick: a table with a box for each answer. */
export function drawChecklist(flow: Flow, parent: Tag, { answers = ['Done'], remark, items }: ChecklistBlock): void {
  const { doc, styles } = flow
  const style = styles.point
  const columns = [
    { heading: 'Point', width: 7.6 },
    ...answers.map((heading) => ({ heading, width: 0.9, align: 'center' as const })),
    ...(remark === undefined ? [] : [{ heading: remark, width: 2.3 }]),
  ]
  const widths = widthsOf(flow, columns)
  const boxes = answers.map(
    (answer): Cell => ({
      lines: [],
      spoken: `box to tick: ${answer}`,
      mark: (x, y, width, height) => drawBox(flow, x + (width - box) / 2, y + (height - box) / 2),
    }),
  )
  const free: Cell[] = remark === undefined ? [] : [{ lines: [], spoken: 'to be filled in' }]
  const set = (text: string) => setLines(doc, text, style, (widths[0] ?? 0) - 2 * cellInset)
  const rows = items.map((text): Cell[] => [{ lines: set(text) }, ...boxes, ...free])
  drawGrid(flow, parent, { columns, widths, rows, style, above: 4, forHandwriting: 22 })
}

/** Lines to write on, two in a row. */
export function drawFields(flow: Flow, parent: Tag, { items }: FieldsBlock): void {
  const { doc, styles, site } = flow
  const gap = 24
  const width = (flow.width - gap) / 2
  for (let first = 0; first < items.length; first += 2) {
    need(flow, 44)
    for (const [at, text] of items.slice(first, first + 2).entries()) {
      const x = flow.x + at * (width + gap)
      put(flow, parent, 'P', text, styles.caption, { x, y: flow.y, width })
      decorate(doc, () =>
        doc
          .moveTo(x, flow.y + 34)
          .lineTo(x + width, flow.y + 34)
          .lineWidth(0.8)
          .stroke(site.palette.muted),
      )
    }
    flow.y += 44
  }
  flow.y += 4
}

function drawBox({ doc, site }: Flow, x: number, y: number): void {
  doc.roundedRect(x, y, box, box, 2).lineWidth(0.9).stroke(site.palette.brand)
}
