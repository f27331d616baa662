import { createLocator, type Locator } from '../json/locate.ts'
import type { SourceFile } from '../read/source-file.ts'
import type { Survey } from '../survey/survey.ts'
import type { Amount } from '../survey/written.ts'
import { whereIs } from './lib/where.ts'
import type { Rule } from './rule.ts'

export const amounts: Rule = {
  id: 'amounts',
  severity: 'error',
  describe: 'An amount has no more decimals than visitors see.',
  check(site, report) {
    const locators = new Map<SourceFile, Locator | null>()
    for (const amount of site.amounts) {
      const { value, decimals, place, holder, key } = amount
      const written = letters(site, amount, locators)
      const [, fraction = ''] = written.split('.')
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
  locators: Map<SourceFile, Locator | null>,
): string {
  const { file, pointer } = whereIs(site, place, holder, key)
  let locator = locators.get(file)
  if (locator === undefined) {
    // In nearly all files there is nothing to look up.
    locator = manyDecimals.test(file.text) ? createLocator(file.text) : null
    locators.set(file, locator)
  }
  if (locator === null) return String(value)
  const { start, end } = locator.find(pointer)
  return file.text.slice(start, end)
}
