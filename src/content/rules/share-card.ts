import { fillText, fillVariables } from '../text/variables.ts'
import type { Rule } from './rule.ts'

/** What the typeface of the cards has letters for: most languages in Latin script. */
const letters = [
  '\\x20-\\x7e\\xa0-\\xac\\xae-\\u0113\\u0116-\\u0127\\u012a-\\u012b\\u012e-\\u0137\\u0139-\\u013e\\u0141-\\u0148',
  '\\u014a-\\u014d\\u0150-\\u0161\\u0164-\\u0165\\u016a-\\u017e\\u01cd-\\u01ce\\u0218-\\u021b\\u0237\\u02c6-\\u02c7',
  '\\u02da\\u02dc-\\u02dd\\u0300-\\u0301\\u0303-\\u0304\\u0308\\u1e80-\\u1e85\\u1e9e\\u1ef2-\\u1ef3\\u2013-\\u2014',
  '\\u2018-\\u201a\\u201c-\\u201e\\u2020\\u2022\\u2026\\u2039-\\u203a\\u2044\\u20ac\\u20b9\\u2122\\u2191\\u2193\\u2212',
  '\\u2215',
].join('')
const strange = new RegExp(`[^${letters}]`, 'u')

export const shareCard: Rule = {
  id: 'share-card',
  severity: 'warning',
  describe: 'The letters of a share card are ones that can be drawn.',
  check({ pagePlaces, settings }, report) {
    const variables = fillVariables(settings.variables ?? {})
    for (const [{ page, facts }, place] of pagePlaces) {
      if (facts || page.draft || !page.shareCard) continue
      const [letter] = strange.exec(fillText(`${page.title} ${page.description} ${settings.name}`, variables)) ?? []
      if (letter === undefined) continue
      report(place, page, 'shareCard', {
        message: `The card of this page would have boxes in place of letters such as "${letter}", which its typeface has not.`,
        hint: 'Leave out "shareCard", and write an "image" with a picture of your own: PNG or JPEG, 1,200 × 630 pixels.',
      })
    }
  },
}
