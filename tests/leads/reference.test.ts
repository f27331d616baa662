import { expect, test } from 'vitest'
import { referenceOf } from '../../src/leads/reference.ts'

test('a lead is named by the first twelve digits of its id', () => {
  expect(referenceOf('3f2a91bc-07d5-4333-87d4-46f01111cbc9')).toBe('3F2A-91BC-07D5')
})
