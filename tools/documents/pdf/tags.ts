import type { Line, Piece } from './lines.ts'
import { textOptions, widthOf } from './lines.ts'
import type { Style } from './styles.ts'

export type Tag = PDFKit.PDFStructureElement

/** Where lines stand: the upper left corner of a box and its width. */
export interface Place {
  x: number
  y: number
  width: number
  align?: 'left' | 'center' | 'right'
}

/** A new element of the document's structure, which screen readers follow. */
export function tag(doc: PDFKit.PDFDocument, parent: Tag, type: string, options: TagOptions = {}): Tag {
  const element = doc.struct(type, options)
  parent.add(element)
  return element
}

/** What PDFKit takes beside that which its types know. */
interface TagOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Column' | 'Row'
  bbox?: [number, number, number, number]
}

/** Draws what is only decoration, so that screen readers pass over it. */
export function decorate(doc: PDFKit.PDFDocument, draw: () => void, options?: PDFKit.Mixins.MarkingOptions): void {
  doc.markContent('Artifact', options)
  draw()
  doc.endMarkedContent()
}

/** Draws lines as the content of an element. What is a link becomes one that can be followed, and an element inside. */
export function write(
  doc: PDFKit.PDFDocument,
  element: Tag,
  lines: readonly Line[],
  style: Style,
  place: Place,
  address: (href: string) => string = String,
): void {
  for (const [index, line] of lines.entries()) {
    let left = place.x + indent(line, place)
    const top = place.y + index * style.leading
    const last = index === lines.length - 1
    for (const [at, piece] of line.entries()) {
      const at0 = left
      const closing = at === line.length - 1 && !last ? ' ' : ''
      if (piece.href === undefined) element.add(() => drawPiece(doc, piece, style, at0, top, closing))
      else addLink(doc, element, piece, style, at0, top, address(piece.href))
      left += piece.width
    }
  }
}

/** Draws lines that are decoration: repeated heads, page numbers. */
export function writePlain(doc: PDFKit.PDFDocument, lines: readonly Line[], style: Style, place: Place): void {
  for (const [index, line] of lines.entries()) {
    let x = place.x + indent(line, place)
    for (const piece of line) {
      drawPiece(doc, piece, style, x, place.y + index * style.leading)
      x += piece.width
    }
  }
}

function indent(line: Line, { width, align = 'left' }: Place): number {
  const free = width - widthOf(line)
  return align === 'right' ? free : align === 'center' ? free / 2 : 0
}

/** Draws letters. A space after the last word of a line keeps it apart from the next one when the text is copied. */
function drawPiece(doc: PDFKit.PDFDocument, piece: Piece, style: Style, x: number, top: number, closing = ''): void {
  doc
    .font(piece.font)
    .fontSize(style.size)
    .fillColor(piece.href === undefined ? style.color : style.link)
  doc.text(piece.text + closing, x, baseline(style, top), { ...textOptions(style), baseline: 'alphabetic' })
}

/** Where the letters of a line stand: capitals are in the middle of it. */
function baseline({ size, leading }: Style, top: number): number {
  return top + leading / 2 + size * 0.35
}

function addLink(
  doc: PDFKit.PDFDocument,
  parent: Tag,
  piece: Piece,
  style: Style,
  x: number,
  top: number,
  url: string,
): void {
  const link = tag(doc, parent, 'Link')
  link.add(() => {
    drawPiece(doc, piece, style, x, top)
    const under = baseline(style, top) + style.size * 0.18
    doc
      .moveTo(x, under)
      .lineTo(x + piece.width, under)
      .lineWidth(0.5)
      .stroke(style.link)
  })
  doc.link(x, top, piece.width, style.leading, url, linkOptions(link, piece.text))
}

/** PDFKit writes a plain string as a name and an object of String as a text. */
export function linkOptions(structParent: Tag, label: string): PDFKit.Mixins.AnnotationOption {
  const options: object = { structParent, Contents: Object(label.trim()) }
  return options
}
