import {
  AlignmentType,
  BorderStyle,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
  ShadingType,
} from 'docx'
import type { Palette } from '../palette.ts'

/** Word measures in twentieths of a point. This is the width between the margins of A4. */
export const textWidth = 9526
export const margin = 1190

/** Names of lists, as paragraphs refer to them. */
export const lists = { headings: 'headings', bullets: 'bullets', steps: 'steps' }

/** The name of the style for what the reader is to fill in. */
export const fillIn = 'FillIn'

/** Word and every reader of its files have this typeface or one of the same width; the site's own is seldom installed. */
const font = 'Calibri'

export function stylesOf(palette: Palette, language: string): IStylesOptions {
  const heading = (size: number, before: number, after: number) => ({
    run: { font, size, bold: true, color: bare(palette.dark) },
    paragraph: { spacing: { before, after, ...lines(264) }, keepNext: true, keepLines: true },
  })
  return {
    default: {
      document: {
        run: { font, size: 22, color: bare(palette.text), language: { value: language } },
        paragraph: { spacing: { after: 120, ...lines(276) } },
      },
      title: {
        run: { font, size: 52, bold: true, color: 'FFFFFF' },
        paragraph: { spacing: { before: 60, after: 60 } },
      },
      heading1: heading(32, 360, 120),
      heading2: heading(25, 240, 80),
    },
    paragraphStyles: [
      {
        id: 'CoverLabel',
        name: 'Cover label',
        basedOn: 'Normal',
        run: { size: 18, bold: true, characterSpacing: 30, color: bare(palette.glow) },
        paragraph: { spacing: { before: 120, after: 0 } },
      },
      {
        id: 'CoverText',
        name: 'Cover text',
        basedOn: 'Normal',
        run: { size: 24, color: 'FFFFFF' },
        paragraph: { spacing: { before: 0, after: 120 } },
      },
      {
        id: 'TableText',
        name: 'Table text',
        basedOn: 'Normal',
        run: { size: 20 },
        paragraph: { spacing: { before: 50, after: 50, ...lines(252) } },
      },
      {
        id: 'TableHead',
        name: 'Table head',
        basedOn: 'TableText',
        run: { bold: true, color: bare(palette.brand) },
        paragraph: { keepNext: true },
      },
      {
        id: 'Note',
        name: 'Note',
        basedOn: 'Normal',
        run: { size: 21 },
        paragraph: { ...notePaper(palette), spacing: { before: 0, after: 0 }, keepLines: true },
      },
      {
        id: 'Small',
        name: 'Small',
        basedOn: 'Normal',
        run: { size: 17, color: bare(palette.muted) },
        paragraph: { spacing: { before: 0, after: 0 } },
      },
    ],
    characterStyles: [
      {
        id: fillIn,
        name: 'Fill in',
        run: {
          color: bare(palette.accent),
          shading: { type: ShadingType.CLEAR, color: 'auto', fill: bare(palette.accentTint) },
        },
      },
    ],
  }
}

/** The height of lines, in 240ths of what the letters need. */
function lines(line: number) {
  return { line, lineRule: LineRuleType.AUTO }
}

/** How the lists are numbered. Headings carry their numbers by style, so that a new one fits in by itself. */
export function numberingOf(palette: Palette): INumberingOptions {
  const start = AlignmentType.START
  const color = bare(palette.accent)
  const indent = (left: number, hanging: number) => ({ paragraph: { indent: { left, hanging } } })
  return {
    config: [
      {
        reference: lists.headings,
        levels: [
          {
            level: 0,
            format: LevelFormat.DECIMAL,
            text: '%1',
            alignment: start,
            style: { ...indent(567, 567), style: 'Heading1' },
          },
          {
            level: 1,
            format: LevelFormat.DECIMAL,
            text: '%1.%2',
            alignment: start,
            style: { ...indent(567, 567), style: 'Heading2' },
          },
        ],
      },
      {
        reference: lists.bullets,
        levels: [
          {
            level: 0,
            format: LevelFormat.BULLET,
            text: '•',
            alignment: start,
            style: { run: { color, bold: true }, ...indent(397, 284) },
          },
        ],
      },
      {
        reference: lists.steps,
        levels: [
          {
            level: 0,
            format: LevelFormat.DECIMAL,
            text: '%1.',
            alignment: start,
            style: { run: { color, bold: true }, ...indent(454, 341) },
          },
        ],
      },
    ],
  }
}

/** The ground of a note: a light paper with a bar at its side. */
function notePaper({ accent, accentTint }: Palette) {
  return {
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: bare(accentTint) },
    border: { left: { style: BorderStyle.SINGLE, size: 24, space: 8, color: bare(accent) } },
    indent: { left: 200, right: 120 },
  }
}

/** A colour as Word writes it: without "#". */
export function bare(color: string): string {
  return color.slice(1).toUpperCase()
}
