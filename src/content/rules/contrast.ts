import { contrast, nearestShade, passing } from '../../colors.ts'
import type { Theme, ThemeColours } from '../../generated/types.ts'
import { type Palette, palettes, type Shade, shadeHex } from '../../palette.ts'
import type { Survey } from '../survey/survey.ts'
import type { Report, Rule } from './rule.ts'

/** 4.5: what WCAG 2.2 asks of text at level AA. */
const enough = 4.5
const white = '#ffffff'

export const contrastRule: Rule = {
  id: 'contrast',
  severity: 'error',
  describe: 'Letters can be read on the colour behind them: a contrast of at least 4.5 to 1.',
  check(site, report) {
    checkTheme(site, report)
    const readable = new Set<string>()
    for (const { colors, place } of site.colors) {
      const pair = colors.text + colors.background
      if (readable.has(pair)) continue
      const ratio = contrast(colors.text, colors.background)
      if (ratio >= enough) readable.add(pair)
      else {
        const better = passing(colors.text, colors.background, enough)
        report(place, colors, 'text', told('This text', ratio, 'its background', better, colors.background))
      }
    }
  },
}

/**
 * Letters of a site, what is behind them, and the colour that both depend on. The first that fails tells of its colour.
 * Of two tints the stronger is measured, which the marked column of a comparison has.
 */
const pairs: readonly {
  key: keyof ThemeColours
  what: string
  behind: string
  of: (palette: Palette) => readonly [letters: Shade, ground: Shade]
}[] = [
  { key: 'brand', what: 'The brand colour', behind: 'the white letters on it', of: ({ brand }) => [white, brand] },
  {
    key: 'accent',
    what: 'The accent colour',
    behind: 'the background',
    of: ({ accent, background }) => [accent, background],
  },
  { key: 'text', what: 'The text colour', behind: 'the background', of: ({ text, background }) => [text, background] },
  { key: 'dark', what: 'The dark colour', behind: 'the white letters on it', of: ({ dark }) => [white, dark] },
  {
    key: 'dark',
    what: 'The paler white of small words',
    behind: 'the dark colour, as in the footer',
    of: ({ dark }) => [[white, shadeHex(dark), 22], dark],
  },
  {
    key: 'brand',
    what: 'The paler white of small words',
    behind: 'the brand colour',
    of: ({ brand }) => [[white, brand, 18], brand],
  },
  {
    key: 'brand',
    what: 'The brand colour, which links have,',
    behind: 'the background',
    of: ({ link, background }) => [link, background],
  },
  { key: 'brand', what: 'A link in the brand colour', behind: 'a tint of it', of: ({ link, hover }) => [link, hover] },
  {
    key: 'accent',
    what: 'The accent colour',
    behind: 'a tint of the brand colour',
    of: ({ accent, hover }) => [accent, hover],
  },
  {
    key: 'text',
    what: 'The paler text colour of small words',
    behind: 'a tint of the brand colour',
    of: ({ muted, hover }) => [muted, hover],
  },
  {
    key: 'brand',
    what: 'The label of a button',
    behind: 'the button',
    of: ({ buttonText, button }) => [buttonText, button],
  },
]

type Pair = (typeof pairs)[number]
type Colors = Pick<Theme, 'colors' | 'scheme'>

function checkTheme({ settings: { theme }, settingsPlace }: Survey, report: Report): void {
  const { colors } = theme
  // The colours as they would be with all that was told so far.
  let mended = colors
  for (const [key, { pair, index, color, ratio, ground }] of failing(theme)) {
    const withShade = (shade: string) => ({ ...theme, colors: { ...mended, [key]: shade } })
    const passes = (shade: string) => !failing(withShade(shade)).has(key)
    const passesHere = (shade: string) => {
      const palette = palettes(withShade(shade))[index]
      return palette !== undefined && measured(pair, palette).ratio >= enough
    }
    const sides: readonly ('#000000' | '#ffffff')[] =
      contrast(white, ground) < contrast('#000000', ground) || ground === shadeHex(color)
        ? ['#000000', '#ffffff']
        : ['#ffffff', '#000000']
    // A shade that fails elsewhere would only be complained of next.
    const everywhere = nearestShade(color, sides, passes)
    const better = everywhere ?? nearestShade(color, sides, passesHere)
    if (better !== undefined) mended = { ...mended, [key]: better }
    const words = told(pair.what, ratio, pair.behind, better, ground)
    // Each shade that passes here would be complained of next, and the one after that here again.
    const isInTheDark = everywhere === undefined && isDark(colors.background)
    report(settingsPlace, colors, key, isInTheDark ? { ...words, hint: darkByScheme } : words)
  }
}

const darkByScheme =
  'No shade of it passes everywhere on a dark background. For a dark site leave "background" and "text" out, and write "scheme": "dark" beside "colors".'

function isDark(color: string | undefined): boolean {
  return color !== undefined && contrast(white, color) > contrast('#000000', color)
}

/** The first that fails of each colour that an author has chosen. */
function failing(theme: Colors) {
  const found = new Map<
    keyof ThemeColours,
    { pair: Pair; index: number; color: string; ratio: number; ground: string }
  >()
  for (const [index, palette] of palettes(theme).entries()) {
    for (const pair of pairs) {
      const color = theme.colors[pair.key]
      if (color === undefined || found.has(pair.key)) continue
      const { ratio, ground } = measured(pair, palette)
      if (ratio < enough) found.set(pair.key, { pair, index, color, ratio, ground })
    }
  }
  return found
}

function measured({ of }: Pair, palette: Palette) {
  const [letters, ground] = of(palette).map(shadeHex) as [string, string]
  return { ratio: contrast(letters, ground), ground }
}

function told(what: string, ratio: number, behind: string, better: string | undefined, ground: string) {
  return {
    message: `${what} has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1 with ${behind}; it needs ${enough}.`,
    hint:
      better === undefined ? `No shade of it passes on ${ground}: change that colour too.` : `${better} would pass.`,
  }
}
