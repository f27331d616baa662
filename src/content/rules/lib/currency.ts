import type { Price } from '../../../generated/types.ts'
import type { Place } from '../../survey/written.ts'
import type { Report } from '../rule.ts'

interface Priced {
  price?: Price
  secondPrice?: Price
}

/** How many decimals the amounts of a currency have, as 3 of "KWD" and none of "JPY"; undefined where there is no such one. */
export function decimalsOf(currency: string): number | undefined {
  if (!Intl.supportedValuesOf('currency').includes(currency)) return undefined
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
}

/** Tells of a currency that there is not, and of amounts that it has no coins for: visitors would read a rounded one. */
export function checkCurrency(
  section: { currency?: string },
  priced: readonly Priced[],
  place: Place,
  report: Report,
): void {
  const { currency } = section
  if (currency === undefined) return
  const decimals = decimalsOf(currency)
  if (decimals === undefined) {
    report(place, section, 'currency', {
      message: `There is no currency "${currency}".`,
      hint: 'Look for its three letters on a bank note or in a list of currencies, such as "EUR" or "GBP".',
    })
    return
  }
  for (const price of priced.flatMap((one) => [one.price, one.secondPrice])) {
    if (!price) continue
    const { amount } = price
    const read = amount.toFixed(decimals)
    // More than two are told by the rule "amounts".
    if (Number(read) === amount || Number(amount.toFixed(2)) !== amount) continue
    report(place, price, 'amount', {
      message: `"amount" is ${amount}, and "${currency}" has ${decimals === 0 ? 'no' : decimals} decimals: visitors would read ${read}.`,
      hint: 'Write the amount as it is paid.',
    })
  }
}
