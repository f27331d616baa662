import { readFileSync } from 'node:fs'
import path from 'node:path'
import { namedShapes, numbersIn, readDrawing, type Shape } from './drawing.ts'
import { byFont } from './fonts.ts'

/** What shapes take over from those around them. */
type Inherited = Record<string, string>

interface Brush {
  doc: PDFKit.PDFDocument
  named: Map<string, Shape>
}

/** Draws an SVG file into a box, as lines and areas: sharp at every size, and small. */
export function drawPicture(doc: PDFKit.PDFDocument, file: string, x: number, y: number, width: number): void {
  const drawing = readDrawing(readFileSync(file, 'utf8'))
  const [left = 0, top = 0, wide = 1] = numbersIn(drawing.attributes.viewBox)
  doc.save()
  try {
    doc
      .translate(x, y)
      .scale(width / wide)
      .translate(-left, -top)
    const inherited = { fill: '#000000', stroke: 'none', ...drawing.attributes }
    for (const child of drawing.children) drawShape({ doc, named: namedShapes(drawing) }, child, inherited)
  } catch (error) {
    throw new Error(`${path.basename(file)} cannot be drawn: ${(error as Error).message}`, { cause: error })
  }
  doc.restore()
}

/** The height of a drawing that is one wide. */
export function shapeOf(file: string): number {
  const [, , wide = 4, high = 3] = numbersIn(readDrawing(readFileSync(file, 'utf8')).attributes.viewBox)
  return high / wide
}

function drawShape(brush: Brush, shape: Shape, around: Inherited): void {
  if (['title', 'defs', 'clipPath'].includes(shape.name)) return
  const { doc, named } = brush
  const own = shape.attributes
  // Opacity is handed down to the shapes inside: right for what does not overlap, as in our drawings.
  const opacity = Number(around.opacity ?? 1) * Number(own.opacity ?? 1)
  const style: Inherited = { ...around, ...own, opacity: String(opacity), transform: '', id: '' }
  doc.save()
  transform(doc, own.transform)
  const clip = named.get(own['clip-path']?.replace(/^url\((.*)\)$/, '$1') ?? '')
  if (clip) {
    for (const child of clip.children) outline(doc, child)
    doc.clip()
  }
  if (shape.name === 'g') for (const child of shape.children) drawShape(brush, child, style)
  else if (shape.name === 'use') {
    const used = named.get(own.href ?? '')
    if (!used) throw new Error(`there is no ${own.href}`)
    doc.translate(Number(own.x ?? 0), Number(own.y ?? 0))
    drawShape(brush, used, { ...style, x: '', y: '' })
  } else if (shape.name === 'text') letter(doc, shape, style)
  else paint(doc, shape, style)
  doc.restore()
}

function transform(doc: PDFKit.PDFDocument, text = ''): void {
  for (const [, name, values] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = numbersIn(values)
    if (name === 'translate') doc.translate(a, b ?? 0)
    else if (name === 'scale') doc.scale(a, b ?? a)
    else if (name === 'rotate') doc.rotate(a, { origin: [b ?? 0, c] })
    else throw new Error(`the transform "${name}" is not known`)
  }
}

function outline(doc: PDFKit.PDFDocument, { name, attributes }: Shape): void {
  const of = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'path') doc.path(attributes.d ?? '')
  else if (name === 'circle') doc.circle(of('cx'), of('cy'), of('r'))
  else if (name === 'ellipse') doc.ellipse(of('cx'), of('cy'), of('rx'), of('ry'))
  else if (name === 'rect' && attributes.rx === undefined) doc.rect(of('x'), of('y'), of('width'), of('height'))
  else if (name === 'rect')
    doc.roundedRect(of('x'), of('y'), of('width'), of('height'), Math.min(of('rx'), of('width') / 2, of('height') / 2))
  else throw new Error(`the element "${name}" is not known`)
}

function paint(doc: PDFKit.PDFDocument, shape: Shape, style: Inherited): void {
  const { fill = 'none', stroke = 'none' } = style
  if (fill === 'none' && stroke === 'none') return
  doc.opacity(Number(style.opacity ?? 1))
  doc.lineWidth(Number(style['stroke-width'] ?? 1)).lineCap(style['stroke-linecap'] ?? 'butt')
  doc.lineJoin(style['stroke-linejoin'] ?? 'miter')
  const [dash, gap] = numbersIn(style['stroke-dasharray'])
  if (dash !== undefined) doc.dash(dash, { space: gap ?? dash })
  outline(doc, shape)
  const rule = style['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero'
  if (fill === 'none') doc.stroke(hex(stroke))
  else if (stroke === 'none') doc.fill(hex(fill), rule)
  else doc.fillAndStroke(hex(fill), hex(stroke), rule)
}

function letter(doc: PDFKit.PDFDocument, { text, attributes }: Shape, style: Inherited): void {
  const size = Number(style['font-size'] ?? 16)
  const weight = Number(style['font-weight'] ?? 400) >= 600 ? 'bold' : 'regular'
  const parts = byFont(text.trim(), weight)
  const width = (part: { text: string; font: string }) => doc.font(part.font).fontSize(size).widthOfString(part.text)
  const all = parts.reduce((sum, part) => sum + width(part), 0)
  const anchor = style['text-anchor']
  let x = Number(attributes.x ?? 0) - (anchor === 'middle' ? all / 2 : anchor === 'end' ? all : 0)
  doc.opacity(Number(style.opacity ?? 1)).fillColor(hex(style.fill ?? '#000000'))
  for (const part of parts) {
    const wide = width(part)
    doc.text(part.text, x, Number(attributes.y ?? 0), { lineBreak: false, baseline: 'alphabetic' })
    x += wide
  }
}

/** PDFKit knows colours of three digits only in part. */
function hex(color: string): string {
  return color.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')
}
