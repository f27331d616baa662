import { many } from '../../many.ts'
import { sectionsOf } from '../survey/survey.ts'
import { checkCurrency } from './lib/currency.ts'
import type { Rule } from './rule.ts'

export const comparison: Rule = {
  id: 'comparison',
  severity: 'error',
  describe: 'Every row of a comparison has a value for each of its plans, and prices have a currency.',
  check(site, report) {
    for (const { section, place } of sectionsOf(site, 'comparison')) {
      const { items, groups, currency } = section
      checkCurrency(section, items, place, report)
      for (const row of groups.flatMap((group) => group.items)) {
        if (row.values.length === items.length) continue
        report(place, row, 'values', {
          message: `"${row.heading}" has ${many(row.values.length, 'value')}, and there are ${many(items.length, 'plan')}.`,
          hint: 'Write one for each plan, in their order: true, false, or a few words.',
        })
      }
      for (const plan of items) {
        if (plan.price && plan.figure !== undefined) {
          report(place, plan, 'figure', {
            message: `The plan "${plan.heading}" has both a "price" and a "figure".`,
            hint: 'Remove one of the two.',
          })
        } else if (plan.price && currency === undefined) {
          report(place, plan, 'price', {
            message: `The plan "${plan.heading}" has a price, and the section has no "currency".`,
            hint: 'Write it beside "items", as three capital letters: "currency": "EUR".',
          })
        }
      }
    }
  },
}
