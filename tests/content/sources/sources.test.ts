import { describe, expect, test } from 'vitest'
import type { Section, Source } from '../../../src/generated/types.ts'
import { drawn, garden, headings, mistakes, note, tiles } from './a-garden.ts'

const notes = [
  note('moss', { day: '2025-03-01' }),
  note('fern', { day: '2025-05-01' }),
  note('ivy', { day: '2025-04-01' }),
]

test('a list shows the newest pages below a path', () => {
  const site = garden([tiles({ pages: '/notes/*', sort: 'newest', limit: 2 })], notes)
  expect(mistakes(site)).toEqual([])
  expect(headings(site)).toEqual(['A note about fern', 'A note about ivy'])
})

test('an entry is made of what its page says', () => {
  const site = garden([tiles({ pages: '/notes/*' })], [note('moss', { day: '2025-03-01' }), note('ivy')])
  expect(drawn(site)).toEqual([
    {
      heading: 'A note about moss',
      text: 'What we found out about moss in the garden, and what to do about it in spring.',
      note: 'March 1, 2025',
      link: { href: '/notes/moss' },
    },
    {
      heading: 'A note about ivy',
      text: 'What we found out about ivy in the garden, and what to do about it in spring.',
      link: { href: '/notes/ivy' },
    },
  ])
})
