import { readFile } from 'node:fs/promises'
import type { Font } from 'fontkitten'
import type { FontMetrics, LetterSize } from '../fonts.ts'
import type { Theme } from '../generated/types.ts'
import { BuildError } from './build-error.ts'
import { publicFile } from './public-file.ts'

/** How often letters stand in texts, in thousandths. */
const frequencies = Object.entries({
  ...{ ' ': 154, e: 92, t: 67, a: 65, o: 60, i: 59, n: 57, s: 53, r: 50, h: 37, l: 33, d: 32 },
  ...{ c: 27, u: 22, m: 20, f: 17, p: 17, g: 16, w: 13, y: 13, b: 12, v: 8, k: 6 },
})

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
    return { regular: sizeOf(inWeight(400)), bold: sizeOf(inWeight(700)) }
  } catch (error) {
    throw new BuildError(
      `${src} is no typeface that can be read. ${error instanceof Error ? error.message : ''}`.trim(),
    )
  }
}

function sizeOf(font: Font): LetterSize {
  const known = frequencies.filter(([letter]) => font.hasGlyphForCodePoint(letter.charCodeAt(0)))
  const all = known.reduce((sum, [, count]) => sum + count, 0)
  const width = known.reduce((sum, [letter, count]) => sum + count * advance(font, letter), 0) / all
  const { unitsPerEm: em, ascent, descent, lineGap } = font
  return {
    width: all === 0 ? undefined : width / em,
    ascent: ascent / em,
    descent: -descent / em,
    lineGap: lineGap / em,
  }
}

function advance(font: Font, letter: string): number {
  return font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth
}
