import { fileAddress } from '../agreed/addresses.ts'
import type { Font, Theme } from '../generated/types.ts'

/** How wide and high the letters of a typeface are, as parts of the font size; no width where it has few Latin letters. */
export interface LetterSize {
  readonly width: number | undefined
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}

type Weight = 'regular' | 'semibold' | 'bold'

/** By weight: words on buttons and small headings are narrower than what is bold. */
export interface FontMetrics extends Readonly<Record<Weight, LetterSize>> {
  /** The weight of a file that holds one alone: browsers make the others, bold words among them, of it. */
  readonly only?: number | undefined
}

/** What machines have: no semibold one. */
type LocalWeight = Exclude<Weight, 'semibold'>

interface LocalFont {
  readonly names: Readonly<Record<LocalWeight, readonly string[]>>
  /** How wide their letters are. */
  readonly width: Readonly<Record<LocalWeight, number>>
}

/** Typefaces that visitors' machines have: computers and iPhones the first of each kind, Android the second. */
const local: Readonly<Record<'sans-serif' | 'serif', readonly LocalFont[]>> = {
  'sans-serif': [
    {
      names: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] },
      width: { regular: 0.4459, bold: 0.48 },
    },
    { names: { regular: ['Roboto'], bold: ['Roboto Bold'] }, width: { regular: 0.4449, bold: 0.4517 } },
  ],
  serif: [
    {
      names: {
        regular: ['Times New Roman', 'Liberation Serif'],
        bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
      },
      width: { regular: 0.4044, bold: 0.4301 },
    },
    { names: { regular: ['Noto Serif'], bold: ['Noto Serif Bold'] }, width: { regular: 0.4798, bold: 0.5096 } },
  ],
}

const weights: Readonly<Record<Weight, string>> = { regular: '100 549', semibold: '550 679', bold: '680 900' }

/**
 * The typefaces of a theme, and for each a stand-in: a typeface of the visitor's machine as large as it. Until the file
 * has come the stand-in is seen, and when it comes nothing moves.
 */
export function fontFaces(fonts: Theme['fonts'], base: string, metrics: Readonly<Record<string, FontMetrics>>): string {
  const faces = new Set<string>()
  for (const font of [fonts?.text, fonts?.heading]) {
    if (!font) continue
    const known = metrics[font.src ?? '']
    const held = known?.only ?? '100 900'
    const face = (src: string, range = '') =>
      `@font-face{font-family:'${font.family}';src:url(${base}${fileAddress(src)}) format('woff2');font-weight:${held};font-display:swap${range}}`
    if (font.src) faces.add(face(font.src))
    if (font.extra) faces.add(face(font.extra.src, `;unicode-range:${font.extra.range}`))
    if (known) for (const standIn of standInsOf(font)) faces.add(facesOf(standIn, known))
  }
  return [...faces].join('')
}

/** The typefaces that a text is set in, best first, as CSS has them. */
export function fontStack(font: Font): string {
  const standIns = font.src === undefined ? [] : standInsOf(font).map(({ family }) => `'${family}'`)
  const last = font.fallback === 'serif' ? 'serif' : 'system-ui,sans-serif'
  return [`'${font.family}'`, ...standIns, last].join()
}

interface StandIn {
  readonly family: string
  readonly font: LocalFont
}

/** A family for each, since which of them a machine has decides how much it is widened. */
function standInsOf({ family, fallback = 'sans-serif' }: Font): StandIn[] {
  return local[fallback].map((font, index) => ({
    family: `${family} fallback${index === 0 ? '' : ` ${index + 1}`}`,
    font,
  }))
}

function facesOf({ family, font }: StandIn, metrics: FontMetrics): string {
  const face = (weight: Weight): string => {
    const size = metrics[weight]
    if (size.width === undefined) return ''
    const drawn = weight === 'semibold' ? 'bold' : weight
    const scale = size.width / font.width[drawn]
    const [adjust, ascent, descent, gap] = [scale, size.ascent / scale, size.descent / scale, size.lineGap / scale].map(
      (part) => `${Number((part * 100).toFixed(1))}%`,
    )
    const sources = font.names[drawn].map((name) => `local('${name}')`).join()
    return `@font-face{font-family:'${family}';src:${sources};font-weight:${weights[weight]};size-adjust:${adjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${gap}}`
  }
  return face('regular') + face('semibold') + face('bold')
}
