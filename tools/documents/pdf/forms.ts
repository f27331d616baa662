import type { ChecklistBlock, FieldsBlock } from '../../../src/generated/download.ts'
import { type Flow, heightOf, need, put } from './flow.ts'
import { setLines } from './lines.ts'
import { type Cell, cellInset, drawGrid, widthsOf } from './table.ts'
import { decorate, type Tag, tag } from './tags.ts'

const box = 10

/** Points to tick. With answers or remarks they are a table, otherwise a list. */
export function drawChecklist(flow: Flow, parent: Tag, { answers = [], remark, items }: ChecklistBlock): void {
  if (answers.length === 0 && remark === undefined) drawTicks(flow, parent, items)
  else drawQuestions(flow, parent, answers.length === 0 ? ['Done'] : answers, remark, items)
}

function drawQuestions(flow: Flow, parent: Tag, answers: string[], remark: string | undefined, items: string[]): void {
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

function drawTicks(flow: Flow, parent: Tag, items: string[]): void {
  const { doc, styles } = flow
  const list = tag(doc, parent, 'L')
  for (const text of items) {
    need(flow, heightOf(flow, text, styles.body, flow.width - 22))
    const item = tag(doc, list, 'LI')
    tag(doc, item, 'Lbl', { actual: 'box to tick' }).add(() => drawBox(flow, flow.x, flow.y + 3))
    flow.y += put(flow, item, 'LBody', text, styles.body, { x: flow.x + 22, y: flow.y, width: flow.width - 22 }) + 4
  }
  flow.y += 8
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
