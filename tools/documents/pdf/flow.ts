import { absolute } from '../inline.ts'
import type { DocumentSite } from '../site.ts'
import { type Line, setBalanced, setLines } from './lines.ts'
import type { Style, Styles } from './styles.ts'
import { type Tag, tag, write } from './tags.ts'

/** A4 in points, and what stays free around the text. */
export const page = { width: 595.28, height: 841.89, left: 54, right: 54, top: 78, bottom: 70 }

/** A column of text that goes on from page to page. */
export interface Flow {
  doc: PDFKit.PDFDocument
  site: DocumentSite
  styles: Styles
  x: number
  width: number
  /** Where the next thing begins. */
  y: number
}

/** The lowest place that text may reach. */
export const lowest = page.height - page.bottom

/** Begins a new page unless this height is free on this one. */
export function need(flow: Flow, height: number): void {
  if (flow.y + height > lowest && flow.y > page.top) newPage(flow)
}

export function newPage(flow: Flow): void {
  flow.doc.addPage()
  flow.y = page.top
}

/** The height that a text takes. */
export function heightOf(flow: Flow, text: string, style: Style, width = flow.width): number {
  return setLines(flow.doc, text, style, width).length * style.leading
}

function set({ doc }: Flow, type: string, text: string, style: Style, width: number): Line[] {
  return /^H\d$/.test(type) ? setBalanced(doc, text, style, width) : setLines(doc, text, style, width)
}

/** Writes a text into a box whose place is known, and says how high it became. */
export function put(
  flow: Flow,
  parent: Tag,
  type: string,
  text: string,
  style: Style,
  place: { x: number; y: number; width: number; align?: 'left' | 'center' | 'right' },
): number {
  const lines = set(flow, type, text, style, place.width)
  write(flow.doc, tag(flow.doc, parent, type), lines, style, place, (href) => absolute(href, flow.site.url))
  return lines.length * style.leading
}

/** Writes a text where the column is, on as many pages as it needs. One line never stands alone. */
export function pour(flow: Flow, parent: Tag, type: string, text: string, style: Style, inset = 0): void {
  const { doc, site } = flow
  const element = tag(doc, parent, type)
  let lines = set(flow, type, text, style, flow.width - inset)
  while (lines.length > 0) {
    need(flow, Math.min(lines.length, 2) * style.leading)
    let fits = Math.floor((lowest - flow.y) / style.leading)
    if (lines.length - fits === 1) fits--
    const now = lines.slice(0, Math.max(fits, 1))
    const place = { x: flow.x + inset, y: flow.y, width: flow.width - inset }
    write(doc, element, now, style, place, (href) => absolute(href, site.url))
    flow.y += now.length * style.leading
    lines = lines.slice(now.length)
    if (lines.length > 0) newPage(flow)
  }
}
