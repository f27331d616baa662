import type { Font, Theme } from './generated/types.ts'

/** How wide and high the letters of a typeface are, as parts of the font size; no width where it has no Latin letters. */
export interface LetterSize {
  readonly width: number | undefined
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}

export type FontMetrics = Readonly<Record<'regular' | 'bold', LetterSize>>

/** Typefaces that visitors' machines have, in two weights: their names, and how wide their letters are. */
const local = {
  'sans-serif': {
    regular: { names: ['Arial', 'Liberation Sans', 'Roboto'], width: 0.4416 },
    bold: { names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], width: 0.4784 },
  },
  serif: {
    regular: { names: ['Times New Roman', 'Liberation Serif'], width: 0.4001 },
    bold: { names: ['Times New Roman Bold', 'Liberation Serif Bold'], width: 0.4262 },
  },
}
/** In a text neighbouring letters stand closer than their widths say: "To" is narrower than "T" and "o". */
const closer = 0.99

const weights = { regular: '100 549', bold: '550 900' }

/**
 * The typefaces of a theme, and for each a stand-in: a typeface of the visitor's machine as large as it. Until the file
 * has come the stand-in is seen, and when it comes nothing moves.
 */
export function fontFaces(fonts: Theme['fonts'], base: string, metrics: Readonly<Record<string, FontMetrics>>): string {
  const faces = new Set<string>()
  for (const font of [fonts?.text, fonts?.heading]) {
    if (!font) continue
    const face = (src: string, range = '') =>
      `@font-face{font-family:'${font.family}';src:url(${base}${src}) format('woff2');font-weight:100 900;font-display:swap${range}}`
    if (font.src) faces.add(face(font.src))
    if (font.extra) faces.add(face(font.extra.src, `;unicode-range:${font.extra.range}`))
    const known = metrics[font.src ?? '']
    if (known) for (const weight of ['regular', 'bold'] as const) faces.add(standIn(font, weight, known[weight]))
  }
  return [...faces].join('')
}

/** The typefaces that a text is set in, best first, as CSS has them. */
export function fontStack({ family, src, fallback = 'sans-serif' }: Font): string {
  return [
    `'${family}'`,
    ...(src === undefined ? [] : [`'${family} fallback'`]),
    fallback === 'serif' ? 'serif' : 'system-ui,sans-serif',
  ].join()
}

function standIn(font: Font, weight: 'regular' | 'bold', size: LetterSize): string {
  const { names, width } = local[font.fallback ?? 'sans-serif'][weight]
  if (size.width === undefined) return ''
  const scale = (size.width / width) * closer
  const [adjust, ascent, descent, gap] = [scale, size.ascent / scale, size.descent / scale, size.lineGap / scale].map(
    (part) => `${Number((part * 100).toFixed(1))}%`,
  )
  const sources = names.map((name) => `local('${name}')`).join()
  return `@font-face{font-family:'${font.family} fallback';src:${sources};font-weight:${weights[weight]};size-adjust:${adjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${gap}}`
}
