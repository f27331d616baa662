import { expect, test } from 'vitest'
import { choiceNames } from '../../src/agreed/choice-names.ts'

test('the names of choices are told apart, however alike their labels are', () => {
  expect(choiceNames(['AYUSH Centers', 'C#', 'C++', '★', '★★'])).toEqual(['ayush-centers', 'c', 'c-2', '', '-2'])
  expect(choiceNames(['Car', 'Car', 'Car 2', 'Car'])).toEqual(['car', 'car-2', 'car-2-2', 'car-3'])
})
