import { sectionsOf } from '../survey/survey.ts'
import type { Rule } from './rule.ts'

export const pricing: Rule = {
  id: 'pricing',
  severity: 'error',
  describe: 'A plan has either a price or the figure that stands for it, in a currency that there is.',
  check(site, report) {
    for (const { section, place } of sectionsOf(site, 'pricing')) {
      const { currency } = section
      if (currency !== undefined && !Intl.supportedValuesOf('currency').includes(currency)) {
        report(place, section, 'currency', {
          message: `There is no currency "${currency}".`,
          hint: 'Look for its three letters on a bank note or in a list of currencies, such as "EUR" or "GBP".',
        })
      }
      for (const plan of section.items) {
        if (plan.price && plan.figure !== undefined) {
          report(place, plan, 'figure', {
            message: `The plan "${plan.heading}" has both a "price" and a "figure".`,
            hint: 'Remove one of the two.',
          })
        } else if (!plan.price && plan.figure === undefined) {
          report(place, plan, null, {
            message: `The plan "${plan.heading}" has no price.`,
            hint: 'Write "price", or "figure" for the words in its place: "Custom quote".',
          })
        }
      }
    }
  },
}
