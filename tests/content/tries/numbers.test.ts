import { describe, expect, test } from 'vitest'
import { mend } from '../../../src/changes/fix.ts'
import type { Section } from '../../../src/generated/types.ts'
import { aSite, check, sourcesOf } from '../a-site.ts'
import { numbers, rightNumbers } from './numbers.ts'

const plan = (heading: string) => ({
  heading,
  text: 'For every day.',
  points: ['Brakes'],
  price: { amount: 4711, per: 'month' as const },
  link: { label: `Take ${heading}`, href: '/' },
})
const prices: Section = { type: 'pricing', heading: 'Prices', currency: 'EUR', items: [plan('Basic'), plan('Fleet')] }
const site = JSON.stringify(aSite([prices]), null, 2)

/** The site with an amount as it stands in the file. */
const withAmount = (written: string) => site.replace('4711', written)
const told = (text: string) =>
  check(text).map(({ rule, severity, message, hint }) =>
    [`${rule}${severity === 'warning' ? ' (warning)' : ''}: ${message}`, hint].filter(Boolean).join(' '),
  )

describe('a number that is written otherwise than in JSON is told once, with the number that is meant', () => {
  test.each(numbers)('$written', ({ written, told: wanted, mended = written }) => {
    const said = told(withAmount(written))
    expect(said.map((each) => each.slice(0, wanted.length))).toEqual([wanted])
    expect(mend(sourcesOf(withAmount(written))).sources.config.text).toBe(withAmount(mended))
  })
})

test.each(rightNumbers)('the amount %s is right', (written) => {
  expect(told(withAmount(written))).toEqual([])
})

test.each(['1.125', '1.250', '2.000'])('the amount %s is right in a currency of three decimals', (written) => {
  const inKuwait = withAmount(written).replace('"EUR"', '"KWD"')
  expect(told(inKuwait)).toEqual([])
  const shared = JSON.parse(inKuwait)
  const [page] = shared.pages
  shared.shared = { prices: page.sections[0] }
  page.sections = [{ use: 'prices' }]
  expect(told(JSON.stringify(shared).replace(/"amount":[\d.]+/, `"amount":${written}`))).toEqual([])
  expect(told(inKuwait.replace(written, '1.1255'))).toEqual([
    'amounts: "amount" is 1.1255, with 4 decimals; visitors would read 1.125. If 11255 is meant, write it without a point; decimals are 3 at most.',
  ])
})

test('a number that is too low for want of a thousand is told with what may be meant', () => {
  const slider = (interval: string) =>
    JSON.stringify(
      aSite([{ type: 'carousel', heading: 'News', interval: 4711, items: [{ heading: 'One' }, { heading: 'Two' }] }]),
    ).replace('4711', interval)
  expect(told(slider('5.000'))).toEqual([
    'schema: "interval" is 5; the lowest is 2000. If 5000 is meant, write it without a point: what follows a point are decimals.',
  ])
})
