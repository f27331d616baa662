import type { Palette } from '../palette.ts'
import type { Weight } from './fonts.ts'

/** How a text looks. Sizes are in points. */
export interface Style {
  size: number
  leading: number
  weight: Weight
  color: string
  link: string
  /** Space between letters, for small capitals. */
  spacing?: number
  /** All figures are equally wide, so that they stand under each other. */
  tabular?: boolean
}

export type Styles = ReturnType<typeof stylesOf>

export function stylesOf({ brand, accent, dark, text, muted, white, glow }: Palette) {
  const style = (size: number, leading: number, weight: Weight, color: string): Style => ({
    size,
    leading,
    weight,
    color,
    link: brand,
  })
  return {
    coverTitle: style(36, 42, 'bold', white),
    bandTitle: style(26, 31, 'bold', white),
    coverText: { ...style(13, 20, 'regular', white), link: white },
    coverLabel: { ...style(9, 14, 'semibold', glow), spacing: 1.2 },
    coverSmall: { ...style(9.5, 15, 'regular', white), link: white },
    eyebrow: { ...style(8, 13, 'semibold', accent), spacing: 1 },
    heading: style(21, 27, 'bold', dark),
    subheading: style(13, 19, 'bold', dark),
    body: style(11, 17, 'regular', text),
    strong: style(10.5, 16, 'semibold', text),
    small: style(10, 15, 'regular', text),
    smallHeading: style(12, 17, 'bold', dark),
    result: style(10, 15, 'semibold', accent),
    number: style(10.5, 16, 'bold', white),
    figure: style(23, 29, 'bold', brand),
    cell: { ...style(10, 15, 'regular', text), tabular: true },
    point: { ...style(9.5, 13, 'regular', text), tabular: true },
    cellHead: style(9.5, 13, 'semibold', brand),
    caption: style(10, 15, 'semibold', muted),
    foot: { ...style(8.5, 12, 'regular', muted), tabular: true },
  } satisfies Record<string, Style>
}
