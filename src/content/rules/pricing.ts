import { sectionsOf } from '../survey/survey.ts'
import type { Rule } from './rule.ts'

export const pricing: Rule = {
  id: 'pricing',
  severity: 'error',
  describe: 'A plan has either a price or the words that stand for it.',
  check(site, report) {
    for (const { section, place } of sectionsOf(site, 'pricing')) {
      for (const plan of section.plans) {
        if (plan.price && plan.quote !== undefined) {
          report(place, plan, 'quote', {
            message: `The plan "${plan.heading}" has both a "price" and a "quote".`,
            hint: 'Remove one of the two.',
          })
        } else if (!plan.price && plan.quote === undefined) {
          report(place, plan, null, {
            message: `The plan "${plan.heading}" has no price.`,
            hint: 'Write "price", or "quote" for the words in its place: "Custom quote".',
          })
        }
      }
    }
  },
}
