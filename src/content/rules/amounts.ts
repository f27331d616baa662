import type { Passage } from '../read/passages.ts'
import type { Survey } from '../survey/survey.ts'
import type { Amount } from '../survey/written.ts'
import { decimalsOf } from './lib/currency.ts'
import { whereIs } from './lib/where.ts'
import type { Rule } from './rule.ts'

export const amounts: Rule = {
  id: 'amounts',
  severity: 'error',
  describe: 'An amount has no more decimals than visitors see.',
  check(site, report) {
    const mayHave = new Map<Passage, boolean>()
    for (const amount of site.amounts) {
      const { value, place, holder, key } = amount
      const written = letters(site, amount, mayHave)
      const [, fraction = ''] = written.split('.')
      if (fraction.length <= amount.decimals) continue
      // Some currencies have three.
      const { currency = '' } = (place.placed?.section ?? place.root) as { currency?: string }
      const decimals = Math.max(amount.decimals, decimalsOf(currency) ?? 0)
      if (fraction.length <= decimals) continue
      report(place, holder, key, {
        message: `"${key}" is ${written}, with ${fraction.length} decimals; visitors would read ${Number(value.toFixed(decimals))}.`,
        hint: `If ${written.replace('.', '')} is meant, write it without a point; decimals are ${decimals} at most.`,
      })
    }
  },
}

const manyDecimals = /\d\.\d{3}/

/** An amount as it is written: 2.000 is read as 2, and may be two thousand. */
function letters(
  site: Survey,
  { value, place, holder, key }: Amount,
  /** Whether there is such an amount in a passage: in nearly all there is nothing to look up. */
  mayHave: Map<Passage, boolean>,
): string {
  const { file, pointer } = whereIs(site, place, holder, key)
  const passage = file.passage({ pointer, on: 'value' })
  const has = mayHave.get(passage) ?? manyDecimals.test(passage.text)
  mayHave.set(passage, has)
  if (!has) return String(value)
  const { start, end } = passage.find(pointer)
  return passage.text.slice(start, end)
}
