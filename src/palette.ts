import { contrast, mixed, nearestShade } from './colors.ts'
import type { Theme, ThemeColours } from './generated/types.ts'

/** A colour, or one with some per cent of another mixed in. */
export type Shade = string | readonly [color: string, other: string, percent: number]

/** All colours that a page is drawn with. */
export interface Palette {
  readonly text: string
  readonly muted: Shade
  readonly background: string
  readonly surface: Shade
  readonly line: Shade
  readonly border: Shade
  readonly hover: Shade
  readonly tint: Shade
  readonly brand: string
  readonly dark: Shade
  readonly link: string
  readonly accent: string
  readonly button: string
  readonly buttonHover: Shade
  readonly buttonText: string
  readonly buttonLine: Shade
}

/** The palettes of a theme: by day, and by night where it has one. */
export function palettes({ colors, scheme = 'light' }: Pick<Theme, 'colors' | 'scheme'>): readonly Palette[] {
  return scheme === 'light' ? [lightPalette(colors)] : [lightPalette(colors), darkPalette(colors)]
}

export function lightPalette(colors: ThemeColours): Palette {
  const { brand, accent, text = '#16243b', background = '#ffffff', dark } = colors
  return {
    text,
    muted: [text, background, 28],
    background,
    surface: background,
    line: [text, background, 86],
    border: [text, background, 82],
    hover: [brand, background, 93],
    tint: [brand, background, 94],
    brand,
    dark: dark ?? [brand, '#000', 45],
    link: brand,
    accent,
    button: brand,
    buttonHover: [brand, '#000', 18],
    buttonText: '#fff',
    buttonLine: [brand, background, 55],
  }
}

/**
 * The same at night, made of the same few colours: the ground is a deep shade of the darkest one, and what stands on it is
 * made as light as it takes to be read there. The dark tone is darker than the page, so that all four tones differ.
 */
export function darkPalette({ brand, accent, dark = mixed(brand, '#000000', 45) }: ThemeColours): Palette {
  const deep = (shade: string) => contrast('#ffffff', shade) >= 14
  const ground = mixed(dark, '#000000', 25)
  const background = deep(ground) ? ground : (nearestShade(ground, ['#000000'], deep) ?? '#000000')
  const text = mixed('#ffffff', dark, 10)
  // Enough to be read on the lighter tint and on cards too.
  const readable = (color: string) =>
    contrast(color, background) >= 7
      ? color
      : (nearestShade(color, ['#ffffff'], (shade) => contrast(shade, background) >= 7) ?? '#ffffff')
  const link = readable(brand)
  return {
    text,
    muted: [text, background, 28],
    background,
    surface: mixed(background, '#ffffff', 9),
    line: [text, background, 80],
    border: [text, background, 75],
    hover: [link, background, 88],
    tint: [link, background, 91],
    brand,
    dark: mixed(background, '#000000', 55),
    link,
    accent: readable(accent),
    button: link,
    buttonHover: [link, '#ffffff', 35],
    buttonText: background,
    buttonLine: [link, background, 55],
  }
}

/** A shade as styles name it: browsers mix it. */
export function shadeCss(shade: Shade): string {
  return typeof shade === 'string' ? shade : `color-mix(in oklab,${shade[0]},${shade[1]} ${shade[2]}%)`
}

/** A shade as six digits, as browsers would mix it: for what measures it. */
export function shadeHex(shade: Shade): string {
  if (typeof shade !== 'string') return mixed(long(shade[0]), long(shade[1]), shade[2])
  return long(shade)
}

function long(color: string): string {
  return color.length === 4 ? color.replaceAll(/(?<=#.*)[^#]/g, '$&$&') : color
}
