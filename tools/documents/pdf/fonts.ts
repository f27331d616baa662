import path from 'node:path'
import { root } from '../../../src/root.ts'

/** How strong letters are. */
export type Weight = 'regular' | 'semibold' | 'bold'

const numbers: Record<Weight, number> = { regular: 400, semibold: 600, bold: 700 }

/** Figtree comes in two files a weight: everyday letters, and the rest, in which the rupee sign is. */
const rest = /[\u0100-\u024f\u1e00-\u1eff\u20a0-\u20c0]+/

/** All that the two files can show. */
const known =
  /^[\n\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u20b9\u2122\u2212]$/

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [weight, number] of Object.entries(numbers)) {
    for (const set of ['latin', 'latin-ext']) {
      const file = `figtree-${set}-${number}-normal.woff`
      doc.registerFont(`${weight} ${set}`, path.join(root, 'node_modules/@fontsource/figtree/files', file))
    }
  }
}

/** A text in stretches of one font each. */
export function byFont(text: string, weight: Weight): { text: string; font: string }[] {
  return text
    .split(new RegExp(`(${rest.source})`))
    .filter((part) => part !== '')
    .map((part) => ({ text: part, font: `${weight} ${rest.test(part) ? 'latin-ext' : 'latin'}` }))
}

/** The first letter of a text that the typeface does not have. */
export function missingLetter(text: string): string | undefined {
  return [...text].find((letter) => !known.test(letter))
}
