import { contrast, nearestShade, passing } from '../../colors.ts'
import type { ThemeColours } from '../../generated/types.ts'
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

function checkTheme({ settings: { theme }, settingsPlace }: Survey, report: Report): void {
  const { colors } = theme
  const said = new Set<string>()
  const measure = ({ of }: (typeof pairs)[number], palette: Palette) => {
    const [letters, ground] = of(palette).map(shadeHex) as [string, string]
    return { ratio: contrast(letters, ground), ground }
  }
  for (const [index, palette] of palettes(theme).entries()) {
    for (const pair of pairs) {
      const { key } = pair
      const color = colors[key]
      if (color === undefined || said.has(key)) continue
      const { ratio, ground } = measure(pair, palette)
      if (ratio >= enough) continue
      said.add(key)
      const passes = (shade: string) => {
        const other = palettes({ ...theme, colors: { ...colors, [key]: shade } })[index]
        return other !== undefined && measure(pair, other).ratio >= enough
      }
      const sides = contrast(white, ground) < contrast('#000000', ground) || ground === shadeHex(color)
      const better = nearestShade(color, sides ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'], passes)
      report(settingsPlace, colors, key, told(pair.what, ratio, pair.behind, better, ground))
    }
  }
}

function told(what: string, ratio: number, behind: string, better: string | undefined, ground: string) {
  return {
    message: `${what} has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1 with ${behind}; it needs ${enough}.`,
    hint:
      better === undefined ? `No shade of it passes on ${ground}: change that colour too.` : `${better} would pass.`,
  }
}
