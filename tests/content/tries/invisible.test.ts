import { expect, test } from 'vitest'
import { mend } from '../../../src/changes/fix.ts'
import { aPage, aSite, check, sourcesOf } from '../a-site.ts'

const variables = { city: 'Harbour Town' }
const hero = { type: 'hero', heading: 'Care', text: 'In {city}.', image: { src: '/images/ward.svg', alt: 'A ward' } }
const page = { ...aPage([]), path: '/', sections: [hero, { type: 'rich-text', tone: 'tint', body: 'More.' }] }
const right = JSON.stringify(aSite([page as ReturnType<typeof aPage>], { settings: { variables } }), null, 2)

/** Where a letter that nobody sees comes into the file, and what is said of it. */
const hidden = [
  ['"heading"', '"heading\u200b"', 'There is an invisible character (U+200B) in the name "heading".'],
  ['"heading"', '"\ufeffheading"', 'There is an invisible character (U+FEFF) in the name "heading".'],
  ['"path"', '"pa\u00adth"', 'There is an invisible character (U+00AD) in the name "path".'],
  ['"path": "/"', '"path": "/\u200b"', '"path" has an invisible character (U+200B) in it.'],
  ['"type": "hero"', '"type": "hero\u2060"', '"type" has an invisible character (U+2060) in it.'],
  ['"tint"', '"tint\u00a0"', '"tone" has an invisible character (U+00A0) in it.'],
  ['ward.svg', 'ward\u200b.svg', 'There is an invisible character (U+200B) in the address "/images/ward.svg".'],
  ['In {city}', 'In {ci\u200bty}', 'There is an invisible character (U+200B) in the variable {city}.'],
] as const

test.each(hidden)('a letter that nobody sees: %s', (from, to, message) => {
  const wrong = right.replace(from, to)
  expect(check(wrong).map((found) => found.message)).toEqual([message])
  expect(mend(sourcesOf(wrong)).sources.config.text).toBe(right)
})

test('the words of a text may hold them', () => {
  expect(check(right)).toEqual([])
  for (const words of ['नि\u200cर्', 'می\u200cخواهم', '5\u00a0€', 'Donau\u00addampfer', '👩\u200d⚕️'])
    expect(check(right.replace('More.', words))).toEqual([])
})
