import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('the address stands in its lines, with a telephone number to press', () => {
  const [address = ''] = all(html(full('place')), /<address [^>]*>(.*?)<\/address>/g)
  expect(all(address, /<span>(.*?)<\/span>/g)).toEqual(['The Bicycle Yard', 'Old Pier 4', 'Havenby'])
  expect(address).toContain('<a href="tel:+442079460018">+44 20 7946 0018</a>')
})

test('the hours are a list of days with their times', () => {
  const text = html(full('place'))
  expect(all(text, /<dt>(.*?)<\/dt>/g)).toEqual(['Tuesday to Saturday', 'Saturday', 'Sunday and holidays'])
  expect(all(text, /<dd><span>(.*?)<\/span><\/dd>/g)[0]).toBe('9.00 to 18.00')
})

test('a place that has no hours has no empty list', () => {
  const { items: _, ...rest } = full('place')
  expect(html(rest)).not.toContain('<dl')
})
