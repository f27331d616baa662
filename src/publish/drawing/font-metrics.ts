import { readFile } from 'node:fs/promises'
import type { Font, Glyph } from 'fontkitten'
import type { Theme } from '../../generated/types.ts'
import type { FontMetrics, LetterSize } from '../../theme/fonts.ts'
import { BuildError } from '../build-error.ts'
import { publicFile } from '../public-file.ts'

/** How often signs stand in texts, in thousandths: capitals and points are wider or narrower than what is around them. */
const frequencies = Object.entries({
  ...{
    ' ': 167,
    e: 102,
    t: 74,
    a: 63,
    o: 63,
    n: 55,
    s: 55,
    r: 52,
    i: 49,
    h: 41,
    d: 32,
    l: 27,
    c: 24,
    u: 20,
    m: 17,
    w: 17,
  },
  ...{
    p: 16,
    f: 15,
    y: 15,
    '.': 12,
    g: 11,
    ',': 10,
    b: 9,
    v: 7,
    k: 7,
    A: 4,
    T: 4,
    W: 3,
    S: 2,
    H: 2,
    I: 2,
    ':': 2,
    '0': 2,
  },
  ...{
    B: 1,
    C: 1,
    D: 1,
    E: 1,
    F: 1,
    L: 1,
    M: 1,
    N: 1,
    O: 1,
    P: 1,
    R: 1,
    Y: 1,
    '2': 1,
    '5': 1,
    '9': 1,
    '-': 1,
    '?': 1,
    x: 1,
    q: 1,
  },
})

/** What is asked of a typeface. */
export type Measured = Pick<Font, 'unitsPerEm' | 'ascent' | 'descent' | 'lineGap' | 'hasGlyphForCodePoint'> & {
  glyphForCodePoint(point: number): Pick<Glyph, 'advanceWidth'>
}

/** The files of a theme's typefaces, by address. */
export async function readFonts(fonts: Theme['fonts'], publicFolder: string): Promise<Map<string, Uint8Array>> {
  const addresses = new Set([fonts?.text?.src, fonts?.heading?.src].filter((src) => src !== undefined))
  const files = [...addresses].map(async (src) => [src, await readFile(publicFile(publicFolder, src))] as const)
  return new Map(await Promise.all(files))
}

/** How large the letters of each typeface are. */
export async function measureFonts(files: ReadonlyMap<string, Uint8Array>): Promise<Record<string, FontMetrics>> {
  const measured = [...files].map(async ([src, bytes]) => [src, await measure(src, bytes)] as const)
  return Object.fromEntries(await Promise.all(measured))
}

async function measure(src: string, bytes: Uint8Array): Promise<FontMetrics> {
  try {
    // Loaded only where a site has typefaces of its own: they take longer to start than most builds to see that nothing changed.
    const [{ create }, { default: decompress }] = await Promise.all([
      import('fontkitten'),
      import('woff2-encoder/decompress'),
    ])
    // Weights are made of the plain form of a file alone.
    const font = create(Buffer.from(await decompress(bytes)))
    if (font.isCollection) throw new Error('It holds several typefaces.')
    const inWeight = (wght: number) => (font.variationAxes.wght ? font.getVariation({ wght }) : font)
    return {
      regular: sizeOf(inWeight(400)),
      semibold: sizeOf(inWeight(600)),
      bold: sizeOf(inWeight(700)),
      only: font.variationAxes.wght ? undefined : font['OS/2'].usWeightClass,
    }
  } catch (error) {
    throw new BuildError(
      `${src} is no typeface that can be read. ${error instanceof Error ? error.message : ''}`.trim(),
    )
  }
}

/** Of a file that holds another script, spaces and points alone say nothing of how wide Latin letters would be. */
const enough = frequencies.reduce((sum, [, count]) => sum + count, 0) / 2

export function sizeOf(font: Measured): LetterSize {
  const known = frequencies.filter(([letter]) => font.hasGlyphForCodePoint(letter.charCodeAt(0)))
  const all = known.reduce((sum, [, count]) => sum + count, 0)
  const width = known.reduce((sum, [letter, count]) => sum + count * advance(font, letter), 0) / all
  const { unitsPerEm: em, ascent, descent, lineGap } = font
  return {
    width: all < enough ? undefined : width / em,
    ascent: ascent / em,
    descent: -descent / em,
    lineGap: lineGap / em,
  }
}

function advance(font: Measured, letter: string): number {
  return font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth
}
