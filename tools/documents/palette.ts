import type { SiteSettings } from '../../src/generated/types.ts'

/** The colours of a document, all from the site's theme: "#rrggbb". */
export interface Palette {
  brand: string
  accent: string
  /** Brighter than the accent, for marks on the dark cover. */
  glow: string
  dark: string
  text: string
  muted: string
  line: string
  /** The paper behind boxes and every second row. */
  tint: string
  /** The paper behind what must not be overlooked. */
  accentTint: string
  white: string
}

const white = '#ffffff'

export function paletteOf({ colors }: SiteSettings['theme']): Palette {
  const { brand, accent } = colors
  const dark = colors.dark ?? mix(brand, '#000000', 0.5)
  const text = colors.text ?? mix(brand, '#000000', 0.75)
  return {
    brand,
    accent,
    glow: mix(accent, white, 0.55),
    dark,
    text,
    muted: mix(text, white, 0.32),
    line: mix(brand, white, 0.8),
    tint: mix(brand, white, 0.94),
    accentTint: mix(accent, white, 0.9),
    white,
  }
}

/** A colour with a share of another one, from 0 to 1, in it. */
function mix(color: string, other: string, share: number): string {
  const part = (from: string, at: number) => Number.parseInt(from.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(part(color, at) + (part(other, at) - part(color, at)) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
