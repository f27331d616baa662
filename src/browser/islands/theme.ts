import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** A colour of ten shades whose values stand in the page's styles, so that no island carries them. */
function shades(name: string): MantineColorsTuple {
  const shade = (index: number) => `var(--mantine-color-${name}-${index})`
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)]
}

/** Mantine's theme as components see it, the same for every site: what a site chooses comes as CSS variables. */
export const islandTheme = createTheme({
  primaryColor: 'brand',
  colors: { brand: shades('brand') },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
})
