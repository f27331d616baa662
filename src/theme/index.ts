import { colorsTuple, createTheme, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Font, Theme, ThemeColours } from '../generated/types.ts'
import { darkPalette, lightPalette, type Palette, shadeCss } from '../palette.ts'
import { fontStack } from './fonts.ts'
import { fluid, headings, postureSheets, postureVariables } from './posture.ts'

/** How a site looks, as style sheets have it. */
export interface Look {
  readonly variables: Readonly<Record<string, string>>
  /** Style sheets that all its pages have besides those of their sections. */
  readonly sheets: readonly string[]
  /** What other variables are, where a media query is true. */
  readonly dark?: { readonly when: string; readonly variables: Readonly<Record<string, string>> }
}

const radii = { none: '0', small: '0.25rem', medium: '0.625rem', large: '1.25rem' }
const spaces = { compact: 0.7, normal: 1, generous: 1.3 }

/** The CSS variables of a site's look: Mantine's, and the few of ours that sections are drawn with. */
export function themeVariables({
  colors,
  fonts,
  radius = 'medium',
  spacing = 'normal',
  scale = 'normal',
  ...posture
}: Theme): Record<string, string> {
  const theme = mergeMantineTheme(
    DEFAULT_THEME,
    createTheme({
      primaryColor: 'brand',
      // Its shades follow below.
      colors: { brand: colorsTuple(colors.brand) },
      cursorType: 'pointer',
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
          ...headings[scale],
          h4: { fontSize: '1.0625rem', lineHeight: '1.4' },
        },
      },
    }),
  )
  const { variables, light } = defaultCssVariablesResolver(theme)
  return {
    ...variables,
    ...light,
    ...shades('brand', colors.brand),
    ...colorVariables(lightPalette(colors)),
    '--section-space': fluid(3.5 * spaces[spacing], 6.5 * spaces[spacing]),
    '--page': '75rem',
    '--page-wide': '90rem',
    '--gutter': fluid(1.25, 2.5),
    ...postureVariables(posture),
  }
}

/** A site's look: its variables, those that a dark scheme sets in their place, and the style sheets of its posture. */
export function themeLook(theme: Theme): Look {
  const { colors, scheme = 'light' } = theme
  const variables = themeVariables(theme)
  const sheets = postureSheets(theme)
  if (scheme === 'light') return { variables, sheets }
  // Paper is white.
  const when = scheme === 'dark' ? 'screen' : 'screen and (prefers-color-scheme:dark)'
  return { variables, sheets, dark: { when, variables: darkVariables(colors) } }
}

function darkVariables(colors: ThemeColours): Record<string, string> {
  return {
    'color-scheme': 'dark',
    ...colorVariables(darkPalette(colors)),
    // Drawings without a ground were drawn for a pale one.
    '--plate': mix(colors.background ?? '#ffffff', colors.brand, 8),
    '--problem': '#ff9c8f',
    '--page-logo': 'none',
    '--page-logo-on-light': 'none',
    '--page-logo-on-dark': 'block',
  }
}

function colorVariables(palette: Palette): Record<string, string> {
  const css = (name: keyof Palette) => shadeCss(palette[name])
  return {
    '--mantine-color-text': css('text'),
    '--mantine-color-body': css('background'),
    // Mantine's own is too pale on white for small text.
    '--mantine-color-dimmed': css('muted'),
    '--mantine-color-default-border': css('border'),
    '--text': css('text'),
    '--muted': css('muted'),
    '--band': css('background'),
    '--surface': css('surface'),
    '--line': css('line'),
    '--link': css('link'),
    '--accent': css('accent'),
    '--hover': css('hover'),
    '--button': css('button'),
    '--button-hover': css('buttonHover'),
    '--button-text': css('buttonText'),
    '--button-line': css('buttonLine'),
    '--tint': css('tint'),
    '--brand': css('brand'),
    '--dark': css('dark'),
  }
}

function stack(font: Font | undefined): string {
  return font ? fontStack(font) : 'system-ui, sans-serif'
}

/** A colour with some per cent of another mixed in. */
function mix(color: string, other: string, percent: number): string {
  return shadeCss([color, other, percent])
}

/** Mantine's ten shades of a colour; the seventh is the colour itself, as Mantine fills with it. */
function shades(name: string, color: string): Record<string, string> {
  const values = [94, 86, 72, 54, 36, 16].map((percent) => mix(color, '#fff', percent))
  values.push(color, ...[16, 30, 44].map((percent) => mix(color, '#000', percent)))
  return Object.fromEntries(values.map((value, index) => [`--mantine-color-${name}-${index}`, value]))
}
