import { type MantineColorsTuple, MantineContext, type MantineTheme, MantineThemeContext } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'

/** Without its styles Mantine draws no values of a theme: what stands in one is the page's. */
const none = { xs: '', sm: '', md: '', lg: '', xl: '' }
const heading = { fontSize: '', lineHeight: '' }
const color: MantineColorsTuple = ['', '', '', '', '', '', '', '', '', '']
const warm = { red: color, pink: color, grape: color, violet: color, orange: color, yellow: color }
const cold = { indigo: color, blue: color, cyan: color, teal: color, green: color, lime: color }
const colors = { dark: color, gray: color, ...warm, ...cold }

/** A whole theme, so that nothing asks for Mantine's own: its colours, sizes and variables weigh 3.5 kB. */
const theme: MantineTheme = {
  activeClassName: '',
  autoContrast: false,
  black: '',
  breakpoints: none,
  colors,
  components: {},
  cursorType: 'pointer',
  defaultGradient: { from: '', to: '' },
  defaultRadius: '',
  focusClassName: '',
  focusRing: 'auto',
  fontFamily: '',
  fontFamilyMonospace: '',
  fontSizes: none,
  fontSmoothing: false,
  fontWeights: { regular: '', medium: '', bold: '' },
  headings: {
    fontFamily: '',
    fontWeight: '',
    sizes: { h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading },
    textWrap: 'balance',
  },
  lineHeights: none,
  luminanceThreshold: 0,
  other: {},
  primaryColor: 'brand',
  primaryShade: 6,
  radius: none,
  respectReducedMotion: true,
  scale: 1,
  shadows: none,
  spacing: none,
  variantColorResolver: () => ({ background: '', border: '', color: '', hover: '' }),
  white: '',
}

const bare: ComponentProps<typeof MantineContext>['value'] = {
  classNamesPrefix: '',
  clearColorScheme() {},
  colorScheme: 'auto',
  cssVariablesSelector: '',
  getRootElement: () => undefined,
  headless: true,
  setColorScheme() {},
  withStaticClasses: false,
}

/**
 * What Mantine's components need around them. They bring their behaviour and their markup; how they look is in our style
 * sheets, in the theme's variables: a page with all of them would carry 9 kB of Mantine's own CSS, for the form alone 7.
 * The slider and the carousel do without: they load before anybody asks for them, and this costs 6 kB.
 */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={bare}>
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  )
}
