import { createTheme, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { islandTheme } from './browser/islands/theme.ts'
import { fontStack } from './fonts.ts'
import type { Font, Theme } from './generated/types.ts'

const radii = { none: '0', small: '0.25rem', medium: '0.625rem', large: '1.25rem' }
const spaces = { compact: 0.7, normal: 1, generous: 1.3 }

/** The CSS variables of a site's look: Mantine's, and the few of ours that sections are drawn with. */
export function themeVariables({
  colors,
  fonts,
  radius = 'medium',
  spacing = 'normal',
}: Theme): Record<string, string> {
  const theme = mergeMantineTheme(
    DEFAULT_THEME,
    createTheme({
      ...islandTheme,
      fontFamily: stack(fonts?.text),
      defaultRadius: radii[radius],
      spacing: { xs: '0.625rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '2rem' },
      lineHeights: { xs: '1.4', sm: '1.45', md: '1.6', lg: '1.6', xl: '1.65' },
      // Grows evenly between a window of 360 and one of 1280 pixels.
      fontSizes: {
        xs: '0.8125rem',
        sm: '0.9375rem',
        md: fluid(1, 1.0625),
        lg: fluid(1.125, 1.25),
        xl: fluid(1.3125, 1.625),
      },
      headings: {
        fontFamily: fonts?.heading ? stack(fonts.heading) : 'var(--mantine-font-family)',
        fontWeight: '700',
        textWrap: 'balance',
        sizes: {
          h1: { fontSize: fluid(2.125, 3.5), lineHeight: '1.1' },
          h2: { fontSize: fluid(1.75, 2.5), lineHeight: '1.18' },
          h3: { fontSize: fluid(1.1875, 1.375), lineHeight: '1.3' },
          h4: { fontSize: '1.0625rem', lineHeight: '1.4' },
        },
      },
    }),
  )
  const { variables, light } = defaultCssVariablesResolver(theme)
  const { brand, accent, text = '#16243b', background = '#ffffff', dark = mix(brand, '#000', 45) } = colors
  return {
    ...variables,
    ...light,
    ...shades('brand', brand),
    '--mantine-color-text': text,
    '--mantine-color-body': background,
    // Mantine's own is too pale on white for small text.
    '--mantine-color-dimmed': mix(text, background, 28),
    '--mantine-color-default-border': mix(text, background, 82),
    '--text': text,
    '--muted': mix(text, background, 28),
    '--band': background,
    '--surface': background,
    '--line': mix(text, background, 86),
    '--link': brand,
    '--accent': accent,
    '--hover': mix(brand, background, 93),
    '--button': brand,
    '--button-hover': mix(brand, '#000', 18),
    '--button-text': '#fff',
    '--button-line': mix(brand, background, 55),
    '--tint': mix(brand, background, 94),
    '--brand': brand,
    '--dark': dark,
    '--section-space': fluid(3.5 * spaces[spacing], 6.5 * spaces[spacing]),
    '--page': '75rem',
    '--page-wide': '90rem',
    '--gutter': fluid(1.25, 2.5),
  }
}

function stack(font: Font | undefined): string {
  return font ? fontStack(font) : 'system-ui, sans-serif'
}

/** A size that grows with the window. */
function fluid(small: number, large: number): string {
  const slope = ((large - small) / (80 - 22.5)) * 100
  return `clamp(${small}rem,${Number((small - (slope * 22.5) / 100).toFixed(3))}rem + ${Number(slope.toFixed(2))}vw,${large}rem)`
}

/** A colour with some per cent of another mixed in. */
function mix(color: string, other: string, percent: number): string {
  return `color-mix(in oklab,${color},${other} ${percent}%)`
}

/** Mantine's ten shades of a colour; the seventh is the colour itself, as Mantine fills with it. */
function shades(name: string, color: string): Record<string, string> {
  const values = [94, 86, 72, 54, 36, 16].map((percent) => mix(color, '#fff', percent))
  values.push(color, ...[16, 30, 44].map((percent) => mix(color, '#000', percent)))
  return Object.fromEntries(values.map((value, index) => [`--mantine-color-${name}-${index}`, value]))
}
