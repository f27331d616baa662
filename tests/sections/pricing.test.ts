import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('writes amounts in the currency, without empty decimals, and how often they are paid', () => {
  expect(all(html(full('pricing')), /<p[^>]*><strong>(.*?)<\/p>/g)).toEqual([
    '€6</strong> per month',
    '€60</strong> per year',
    '€14</strong> per month',
    '€140</strong> per year',
    'On request</strong>',
    '€89</strong> one-time',
    '€9</strong> per month',
  ])
})

test('writes amounts as the language of the site does', () => {
  const { items } = full('pricing')
  const dear = items.slice(0, 1).map((plan) => ({ ...plan, price: { amount: 250000.5, per: 'year' as const } }))
  expect(html(full('pricing', { items: dear, currency: 'INR' }), { language: 'en-IN' })).toContain(
    '₹2,50,000.50</strong> per year',
  )
})

test('a line may end between a currency and its number, and not within the number', () => {
  const { items } = full('pricing')
  const dear = items.slice(0, 1).map((plan) => ({ ...plan, price: { amount: 1234.5, per: 'each' as const } }))
  const written = (currency: string, language: string) =>
    all(html(full('pricing', { items: dear, currency }), { language }), /<strong>([^<]*1[^<]*)<\/strong>/g)[0]
  expect(written('KWD', 'en')).toBe('KWD 1,234.500')
  expect(written('EUR', 'cs')).toBe('1\u00a0234,50 €')
})

test('the plan with a badge stands out, and its button is the filled one', () => {
  const text = html(full('pricing'))
  expect(all(text, /<li class="([^"]*plan[^"]*)"/g).map((names) => names.includes('marked'))).toEqual([
    false,
    true,
    false,
  ])
  expect(all(text, /<a [^>]*data-look="([^"]*)"/g)).toEqual(['outline', 'solid', 'outline'])
})

test('extras are a list below their heading', () => {
  expect(html(full('pricing'))).toMatch(/<h3>Extras<\/h3><ul><li [^>]*>/)
})

test('two periods are radio buttons of one name, the first of them chosen', () => {
  const text = html(full('pricing'))
  expect(text).toMatch(/<fieldset [^>]*><legend [^>]*>Payment<\/legend>/)
  expect(all(text, /<label>(<input .*?)<\/label>/g).map((label) => label.replace(/ class="[^"]*"/, ''))).toEqual([
    '<input type="radio" name="here_period" checked=""/>Monthly',
    '<input type="radio" name="here_period"/>Yearly',
  ])
})

test('each of two prices says its period, and a price alone does not', () => {
  const text = html(full('pricing'))
  expect(all(text, /<p class="[^"]*period[^"]*">(.*?)<\/p>/g)).toEqual(['Monthly', 'Yearly', 'Monthly', 'Yearly'])
})

test('without periods there is nothing to choose, and both prices stand', () => {
  const { periods: _, ...section } = full('pricing')
  const text = html(section)
  expect(text).not.toMatch(/<input|<fieldset/)
  expect(text).toContain('€60</strong> per year')
})
