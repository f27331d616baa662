import type { ListBlock, StepsBlock } from '../download.ts'
import { type Flow, heightOf, need, pour, put } from './flow.ts'
import { setLines } from './lines.ts'
import { decorate, type Tag, tag, write } from './tags.ts'

const inset = 18

export function drawList(flow: Flow, parent: Tag, { items, ordered }: ListBlock): void {
  const { doc, styles, site } = flow
  const list = tag(doc, parent, 'L')
  for (const [index, text] of items.entries()) {
    need(flow, Math.min(heightOf(flow, text, styles.body, flow.width - inset), 2 * styles.body.leading))
    const item = tag(doc, list, 'LI')
    const label = ordered ? `${index + 1}.` : '•'
    const style = { ...styles.body, weight: 'bold' as const, color: site.palette.accent }
    write(doc, tag(doc, item, 'Lbl'), setLines(doc, label, style, inset), style, { x: flow.x, y: flow.y, width: inset })
    pour(flow, item, 'LBody', text, styles.body, inset)
    flow.y += 3
  }
  flow.y += 7
}

const circle = 26
const beside = circle + 14

/** Steps with numbers in circles, and a line that leads from one to the next. */
export function drawSteps(flow: Flow, parent: Tag, { items }: StepsBlock): void {
  const { doc, styles, site } = flow
  const { brand, line } = site.palette
  const list = tag(doc, parent, 'L')
  const width = flow.width - beside
  for (const [index, { heading, text }] of items.entries()) {
    const height = styles.subheading.leading + 2 + heightOf(flow, text, styles.body, width)
    need(flow, height)
    const top = flow.y
    const last = index === items.length - 1
    decorate(doc, () => {
      const middle = flow.x + circle / 2
      if (!last)
        doc
          .moveTo(middle, top + circle)
          .lineTo(middle, top + Math.max(height, circle) + 14)
          .lineWidth(1.2)
          .stroke(line)
      doc.circle(middle, top + circle / 2, circle / 2).fill(brand)
    })
    const item = tag(doc, list, 'LI')
    const place = { x: flow.x, y: top + (circle - styles.number.leading) / 2, width: circle, align: 'center' as const }
    write(doc, tag(doc, item, 'Lbl'), setLines(doc, String(index + 1), styles.number, circle), styles.number, place)
    const body = tag(doc, item, 'LBody')
    const right = { x: flow.x + beside, width }
    const high = put(flow, body, 'P', heading, styles.subheading, { ...right, y: top + 3 }) + 3
    put(flow, body, 'P', text, styles.body, { ...right, y: top + high + 1 })
    flow.y = top + Math.max(height, circle) + 14
  }
}
