import { expect, test } from 'vitest'
import { runsOf } from '../../../tools/documents/inline.ts'

test('strong words and links are stretches of their own, as on the pages', () => {
  expect(runsOf('Ask **us, [all [of] us](/contact)** now \\**')).toEqual([
    { text: 'Ask ', strong: false },
    { text: 'us, ', strong: true },
    { text: 'all [of] us', strong: true, href: '/contact' },
    { text: ' now **', strong: false },
  ])
})

test('what is no strong emphasis stays as it is written', () => {
  expect(runsOf('2 *of* 3 [name, role] **all')).toEqual([{ text: '2 *of* 3 [name, role] **all', strong: false }])
})
