import { expect, test } from 'vitest'
import { wordsWithin } from '../../../src/changes/tell/words-within.ts'

const list = 'We are:\n- Twelve nurses\n- Twenty engineers'

const marked = (before: string, after: string) =>
  wordsWithin(before, after)
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if ('out' in piece) return `[-${piece.out}-]`
      return 'in' in piece ? `{+${piece.in}+}` : 'same' in piece && piece.same
    })
    .join('')

test.each([
  [
    'a list that is none any more',
    list,
    list.replaceAll('\n', ' '),
    'We are: [-↵ -]- Twelve nurses [-↵ -]- Twenty engineers',
  ],
  [
    'an entry in another one',
    list,
    list.replace('\n- Twenty', '\n  - Twenty'),
    'We are: ↵ - Twelve nurses ↵{+··+} - Twenty engineers',
  ],
  ['a space at the end', 'One. ', 'One.', 'One.[- · -]'],
  ['a space more between words', 'One. Two.', 'One.  Two.', 'One. {+·· +}Two.'],
  ['a paragraph less', 'One.\n\nTwo and three.', 'One.\nTwo and three.', 'One. [-¶ -]Two and three.'],
  [
    'words that only a space parts',
    'We bake bread for all of the town.',
    'We sell cakes for all of the town.',
    'We [-bake bread-]{+sell cakes+} for all of the town.',
  ],
  ['a space at which no line ends', 'Open 12 km away.', 'Open 12\u00a0km away.', 'Open 12[- -]{+‹U+00A0›+}km away.'],
  ['a letter that nobody sees', 'Care for all.', 'Care\u200b for all.', 'Care{+‹U+200B›+} for all.'],
  ['words', `${list} and more`, list, 'We are: - Twelve nurses - Twenty engineers[- and more-]'],
])('tells of %s', (_, before, after, told) => {
  expect(marked(before, after)).toBe(told)
})
