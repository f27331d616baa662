import { expect, test } from 'vitest'
import { initials } from '../../src/parts/initials.ts'

test.each([
  ['Ada Harper', 'AH'],
  ['Dr. Meera Nair', 'MN'],
  ['Anna-Lena van der Berg', 'AB'],
  ['élodie', 'É'],
  ['"Ole" Ærø', 'OÆ'],
  ['नीरज शर्मा', 'नीश'],
  ['R. K.', 'RK'],
])('of %s there stands %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
