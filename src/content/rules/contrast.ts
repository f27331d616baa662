import type { Survey } from '../survey/survey.ts'
import type { Place } from '../survey/written.ts'
import { contrast, passing } from './lib/colors.ts'
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
      if (contrast(colors.text, colors.background) >= enough) readable.add(pair)
      judge(report, place, colors, 'text', 'This text', colors.text, 'its background', colors.background)
    }
  },
}

function checkTheme({ settings: { theme }, settingsPlace }: Survey, report: Report): void {
  const { colors } = theme
  const background = colors.background ?? white
  const say = (key: keyof typeof colors, what: string, color: string, behind: string, other: string) =>
    judge(report, settingsPlace, colors, key, what, color, behind, other)
  say('brand', 'The brand colour', colors.brand, 'the white letters on it', white)
  say('accent', 'The accent colour', colors.accent, 'the background', background)
  if (colors.text) say('text', 'The text colour', colors.text, 'the background', background)
  if (colors.dark) say('dark', 'The dark colour', colors.dark, 'the white letters on it', white)
}

function judge(
  report: Report,
  place: Place,
  holder: object,
  key: string,
  what: string,
  color: string,
  behind: string,
  other: string,
): void {
  const ratio = contrast(color, other)
  if (ratio >= enough) return
  const better = passing(color, other, enough)
  report(place, holder, key, {
    message: `${what} has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1 with ${behind}; it needs ${enough}.`,
    hint: better === undefined ? `No shade of it passes on ${other}: change that colour too.` : `${better} would pass.`,
  })
}
