import { sectionsOf } from '../survey/survey.ts'
import { checkCurrency } from './lib/currency.ts'
import type { Rule } from './rule.ts'

export const pricing: Rule = {
  id: 'pricing',
  severity: 'error',
  describe:
    'A plan has either a price or the figure that stands for it, in a currency that there is, with no more decimals than it has.',
  check(site, report) {
    for (const { section, place } of sectionsOf(site, 'pricing')) {
      checkCurrency(section, [...section.items, ...(section.extras?.items ?? [])], place, report)
      if (section.periods && section.items.every((plan) => plan.secondPrice === undefined)) {
        report(place, section, 'periods', {
          message: 'There are two "periods" to choose from, and no plan has a "secondPrice".',
          hint: 'Write what the plans cost by the second, beside their "price"; or remove "periods".',
        })
      }
      for (const plan of section.items) {
        if (plan.price && plan.figure !== undefined) {
          report(place, plan, 'figure', {
            message: `The plan "${plan.heading}" has both a "price" and a "figure".`,
            hint: 'Remove one of the two.',
          })
        } else if (plan.secondPrice && !plan.price) {
          report(place, plan, 'secondPrice', {
            message: `The plan "${plan.heading}" has a "secondPrice" and no "price".`,
            hint: 'Write what it costs by the first period, under "price".',
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
