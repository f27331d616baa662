import type { Card, CardsBlock, FactsBlock } from '../download.ts'
import { type Flow, heightOf, need, put } from './flow.ts'
import { setLines, widthOf } from './lines.ts'
import { decorate, type Tag, tag } from './tags.ts'

const gap = 14
/** How many cards stand beside each other. */
const columns = 2
const padding = 14

/** Figures side by side, each under a short line in the accent colour. */
export function drawFacts(flow: Flow, parent: Tag, { items }: FactsBlock): void {
  const { doc, styles, site } = flow
  const width = (flow.width - gap * (items.length - 1)) / items.length
  const figureStyle = { ...styles.figure, size: figureSize(flow, items, width) }
  const height =
    14 + styles.figure.leading + Math.max(...items.map(({ text }) => heightOf(flow, text, styles.small, width)))
  need(flow, height + 6)
  flow.y += 6
  for (const [index, { figure, text }] of items.entries()) {
    const x = flow.x + index * (width + gap)
    decorate(doc, () => doc.rect(x, flow.y + 2, 28, 3).fill(site.palette.accent))
    const fact = tag(doc, parent, 'Div')
    put(flow, fact, 'P', figure, figureStyle, { x, y: flow.y + 10, width })
    put(flow, fact, 'P', text, styles.small, { x, y: flow.y + 10 + styles.figure.leading, width })
  }
  flow.y += height + 16
}

/** The size at which the longest figure still fits on its line. */
function figureSize({ doc, styles }: Flow, items: FactsBlock['items'], width: number): number {
  const { size } = styles.figure
  const widths = items.map(({ figure }) => widthOf(setLines(doc, figure, styles.figure, Infinity)[0] ?? []))
  return Math.min(size, Math.floor((size * width) / Math.max(...widths)))
}

/** Boxes side by side. Those of a row are equally high, and a row stays on one page. */
export function drawCards(flow: Flow, parent: Tag, { items }: CardsBlock): void {
  const width = (flow.width - gap * (columns - 1)) / columns
  flow.y += 6
  for (let first = 0; first < items.length; first += columns) {
    const row = items.slice(first, first + columns)
    const height = Math.max(...row.map((card) => partsOf(flow, card, width).height))
    need(flow, height)
    for (const [index, card] of row.entries())
      drawCard(flow, parent, card, flow.x + index * (width + gap), width, height)
    flow.y += height + gap
  }
  flow.y += 4
}

interface Part {
  text: string
  style: Flow['styles']['body']
  type: string
  before: number
  bullet?: boolean
}

/** What a card says, from top to bottom, and how high it is. What comes of it stands at the foot. */
function partsOf(flow: Flow, card: Card, width: number): { parts: Part[]; height: number } {
  const { styles } = flow
  const { heading, figure, unit, text, points = [], result } = card
  const parts: (Part | undefined)[] = [
    { text: heading, style: styles.smallHeading, type: 'H3', before: 0 },
    figure === undefined ? undefined : { text: figure, style: styles.figure, type: 'P', before: 2 },
    unit === undefined ? undefined : { text: unit, style: styles.caption, type: 'P', before: 0 },
    text === undefined ? undefined : { text, style: styles.small, type: 'P', before: 4 },
    ...points.map((point, at) => ({
      text: point,
      style: styles.small,
      type: 'P',
      before: at === 0 ? 6 : 2,
      bullet: true,
    })),
    result === undefined ? undefined : { text: result, style: styles.result, type: 'P', before: 8 },
  ]
  const known = parts.filter((part) => part !== undefined)
  const inner = width - 2 * padding
  const heights = known.map(
    ({ text, style, before, bullet }) => before + heightOf(flow, text, style, inner - (bullet ? 12 : 0)),
  )
  return { parts: known, height: heights.reduce((sum, height) => sum + height, 2 * padding) }
}

function drawCard(flow: Flow, parent: Tag, card: Card, x: number, width: number, height: number): void {
  const { doc, site } = flow
  const { tint, accent, brand } = site.palette
  const { parts } = partsOf(flow, card, width)
  decorate(doc, () => {
    doc.roundedRect(x, flow.y, width, height, 10).fill(tint)
    doc.save().roundedRect(x, flow.y, width, height, 10).clip().rect(x, flow.y, width, 3).fill(brand).restore()
  })
  const box = tag(doc, parent, 'Div')
  let y = flow.y + padding
  let list: Tag | undefined
  for (const { text, style, type, before, bullet } of parts) {
    y += before
    const left = x + padding
    const inner = width - 2 * padding
    if (bullet) {
      const middle = y + style.leading / 2
      decorate(doc, () => doc.circle(left + 3, middle, 1.8).fill(accent))
      list ??= tag(doc, box, 'L')
      y += put(flow, tag(doc, list, 'LI'), 'LBody', text, style, { x: left + 12, y, width: inner - 12 })
    } else y += put(flow, box, type, text, style, { x: left, y, width: inner })
  }
}
