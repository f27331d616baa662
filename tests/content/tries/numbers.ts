/** What an author writes for the amount of a price, as it stands in the file, and what is said about it. */
export interface NumberTry {
  written: string
  told: string
  /** What --fix makes of it. */
  mended?: string
}

const syntax = (written: string, because: string) => `syntax: ${written} is not a number as JSON writes it: ${because}.`
const text = (value: string, because: string) =>
  `schema: "amount" must be a number, not text: write ${value} without the quotes (${because}).`
const thousands = 'nothing stands between thousands'
const decimals = 'decimals follow a point'
const currency = (sign: string) => `the currency "${sign}" is no part of it`

export const numbers: readonly NumberTry[] = [
  // A point before three digits is read as one before decimals.
  { written: '1.999', told: 'amounts: "amount" is 1.999, with 3 decimals; visitors would read 2. If 1999 is meant' },
  { written: '2.000', told: 'amounts: "amount" is 2.000, with 3 decimals; visitors would read 2. If 2000 is meant' },
  { written: '1.990', told: 'amounts: "amount" is 1.990, with 3 decimals; visitors would read 1.99.' },
  { written: '0.0001', told: 'amounts: "amount" is 0.0001, with 4 decimals; visitors would read 0.' },
  {
    written: '"1.999"',
    told: 'schema: "amount" must be a number, not text. If 1999 is meant, write it without a point',
  },
  // Separators.
  { written: '1,999', told: syntax('1,999', thousands), mended: '1999' },
  { written: '1,234,567', told: syntax('1,234,567', thousands), mended: '1234567' },
  { written: '1,00,000', told: syntax('1,00,000', thousands), mended: '100000' },
  { written: '1,234.50', told: syntax('1,234.50', thousands), mended: '1234.50' },
  { written: '1.234,50', told: syntax('1.234,50', decimals), mended: '1234.50' },
  { written: '1 999', told: `${syntax('1 999', thousands)} If it is a number, write 1999; if all of it` },
  { written: "1'999", told: syntax("1'999", thousands), mended: '1999' },
  { written: '1_999', told: syntax('1_999', thousands), mended: '1999' },
  { written: '5,0', told: syntax('5,0', decimals), mended: '5.0' },
  { written: '19,90', told: syntax('19,90', decimals), mended: '19.90' },
  { written: '19,-', told: syntax('19,-', 'an amount without cents is only digits'), mended: '19' },
  { written: '"1,999"', told: text('1999', thousands), mended: '1999' },
  { written: '"19,90"', told: text('19.90', decimals), mended: '19.9' },
  { written: '"1 999"', told: text('1999', thousands), mended: '1999' },
  // Signs of currency.
  { written: '$19', told: syntax('$19', currency('$')), mended: '19' },
  { written: '19€', told: syntax('19€', currency('€')), mended: '19' },
  { written: '19 €', told: syntax('19 €', currency('€')), mended: '19' },
  { written: '₹1,999', told: syntax('₹1,999', currency('₹')), mended: '1999' },
  { written: 'EUR 19', told: syntax('EUR 19', currency('EUR')), mended: '19' },
  { written: '19 USD', told: syntax('19 USD', currency('USD')), mended: '19' },
  { written: '"$19"', told: text('19', currency('$')), mended: '19' },
  { written: '"19,90 €"', told: text('19.90', currency('€')), mended: '19.9' },
  { written: '"Rs. 1,999"', told: text('1999', currency('Rs.')), mended: '1999' },
  // No number at all.
  { written: '"free"', told: 'schema: "amount" must be a number, not text.' },
  { written: '"from 19"', told: 'schema: "amount" must be a number, not text.' },
  { written: '"19"', told: 'schema: "amount" must be a number, not text: write 19 without the quotes.', mended: '19' },
  { written: '-5', told: 'schema: "amount" is -5; the lowest is 0.' },
]

export const rightNumbers: readonly string[] = ['0', '6', '1999', '5.5', '19.90', '0.99', '100000000', '1e3', '12.00']
