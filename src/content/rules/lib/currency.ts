import type { Place } from '../../survey/written.ts'
import type { Report } from '../rule.ts'

/** Tells of a currency that there is not. */
export function checkCurrency(section: { currency?: string }, place: Place, report: Report): void {
  const { currency } = section
  if (currency === undefined || Intl.supportedValuesOf('currency').includes(currency)) return
  report(place, section, 'currency', {
    message: `There is no currency "${currency}".`,
    hint: 'Look for its three letters on a bank note or in a list of currencies, such as "EUR" or "GBP".',
  })
}
