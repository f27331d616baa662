import type { Price as PriceData } from '../generated/types.ts'
import { useSection } from './context.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** An amount as people write it, and how often it is paid. */
export function Price({
  price,
  currency,
  className,
}: {
  price: PriceData
  currency: string
  className?: string | undefined
}) {
  const { language, words } = useSection()
  return (
    <p className={className}>
      <strong>{amountIn(currency, price.amount, language)}</strong>
      {` ${words.price[price.per]}`}
    </p>
  )
}

/** In a narrow column the currency and its number stand on two lines, and no number is broken: "KWD 1.50" is another price. */
function amountIn(currency: string, amount: number, language: string): string {
  const parts = format(language, currency).formatToParts(amount)
  return parts.map(({ type, value }) => (type === 'literal' ? value.replace('\u00a0', ' ') : value)).join('')
}

/** Making a format costs as much as drawing the section: each is made once. */
function format(language: string, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  formats.set(key, made)
  return made
}
