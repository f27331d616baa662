import { expect, test } from 'vitest'
import { callHref } from '../../src/parts/phone.ts'

test('a number is called by its digits', () => {
  expect(callHref('+44 20 7946-0018')).toBe('tel:+442079460018')
})

test('digits of other scripts are called, too', () => {
  expect(callHref('٠٢ ٢٣٤٥ ٦٧٨٩')).toBe('tel:0223456789')
  expect(callHref('۰۱۲۳۴۵۶۷۸۹')).toBe('tel:0123456789')
  expect(callHref('०१२३४५६७८९')).toBe('tel:0123456789')
  expect(callHref('＋８１ ３－１２３４')).toBe('tel:+8131234')
})

test('what is dialled at home alone does not stand in a number for all', () => {
  expect(callHref('+44 (0)20 7946 0018')).toBe('tel:+442079460018')
  expect(callHref('(0)20 7946 0018')).toBe('tel:02079460018')
})

test('words in place of a number are no link', () => {
  expect(callHref('By appointment')).toBeUndefined()
})
