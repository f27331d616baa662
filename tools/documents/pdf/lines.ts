import { runsOf } from '../inline.ts'
import { byFont, type Weight } from './fonts.ts'
import type { Style } from './styles.ts'

/** A part of a line that looks the same from end to end. */
export interface Piece {
  text: string
  font: string
  width: number
  href: string | undefined
}

export type Line = Piece[]

const heavier: Record<Weight, Weight> = { regular: 'semibold', semibold: 'bold', bold: 'bold' }

/** Breaks a text into lines of a width, a little narrower where a single word would be left for the last one. */
export function setLines(doc: PDFKit.PDFDocument, text: string, style: Style, width: number): Line[] {
  const lines = breakLines(doc, text, style, width)
  for (let share = 0.98; isLonely(lines) && share > 0.86; share -= 0.02) {
    const tried = breakLines(doc, text, style, width * share)
    if (tried.length > lines.length) break
    if (!isLonely(tried)) return tried
  }
  return lines
}

function isLonely(lines: Line[]): boolean {
  const last = lines.at(-1)?.map(({ text }) => text)
  return lines.length > 1 && last !== undefined && !last.join('').includes(' ')
}

/** PDFKit can break lines itself, but not with more than one font in a paragraph. */
function breakLines(doc: PDFKit.PDFDocument, text: string, style: Style, width: number): Line[] {
  const measure = measurer(doc, style)
  const lines: Line[] = []
  let line: Line = []
  for (const word of wordsOf(text, style)) {
    const grown = append(line, word, measure)
    if (line.length > 0 && widthOf(grown) > width) {
      lines.push(line)
      line = append([], word, measure)
    } else line = grown
  }
  if (line.length > 0) lines.push(line)
  return lines
}

/** Breaks a heading into lines of about the same length, so that no single word is left for the last one. */
export function setBalanced(doc: PDFKit.PDFDocument, text: string, style: Style, width: number): Line[] {
  let lines = breakLines(doc, text, style, width)
  for (let narrower = width - 6; lines.length > 1 && narrower > width / 3; narrower -= 6) {
    const tried = breakLines(doc, text, style, narrower)
    if (tried.length > lines.length || tried.some((line) => widthOf(line) > narrower)) break
    lines = tried
  }
  return lines
}

/** How wide a line is. */
export function widthOf(line: Line): number {
  return line.reduce((sum, { width }) => sum + width, 0)
}

/** What cannot be broken: letters between two spaces. Its parts may differ in font. */
type Word = Omit<Piece, 'width'>[]

function wordsOf(text: string, style: Style): Word[] {
  const words: Word[] = [[]]
  for (const { text: stretch, strong, href } of runsOf(text)) {
    for (const [index, part] of stretch.split(/[ \n]+/).entries()) {
      if (index > 0) words.push([])
      const parts = byFont(part, strong ? heavier[style.weight] : style.weight)
      words.at(-1)?.push(...parts.map((found) => ({ ...found, href })))
    }
  }
  return words.filter((word) => word.length > 0)
}

function append(line: Line, word: Word, measure: (text: string, font: string) => number): Line {
  const pieces = [...line]
  for (const [index, part] of word.entries()) {
    const last = pieces.at(-1)
    const space = index === 0 && last !== undefined
    if (last && last.font === part.font && last.href === part.href) {
      const text = `${last.text}${space ? ' ' : ''}${part.text}`
      pieces[pieces.length - 1] = { ...last, text, width: measure(text, last.font) }
      continue
    }
    // The space stands outside a link, so that it is not underlined, and never in the font that has no space.
    const before = last && (part.href !== undefined || part.font.endsWith('-ext'))
    if (space && before)
      pieces[pieces.length - 1] = { ...last, text: `${last.text} `, width: measure(`${last.text} `, last.font) }
    const text = space && !before ? ` ${part.text}` : part.text
    pieces.push({ ...part, text, width: measure(text, part.font) })
  }
  return pieces
}

function measurer(doc: PDFKit.PDFDocument, style: Style) {
  return (text: string, font: string): number => {
    doc.font(font).fontSize(style.size)
    return doc.widthOfString(text, textOptions(style))
  }
}

/** What PDFKit has to know about a style beside font, size and colour. */
export function textOptions({ spacing = 0, tabular }: Style): PDFKit.Mixins.TextOptions {
  return { lineBreak: false, characterSpacing: spacing, ...(tabular && { features: ['kern', 'tnum'] }) }
}
