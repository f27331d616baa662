import { describe, expect, test } from 'vitest'
import { mend } from '../../../src/changes/fix.ts'
import type { Section } from '../../../src/generated/types.ts'
import { aPage, aSite, check, sourcesOf } from '../a-site.ts'
import { chance } from '../chance.ts'
import { anyText } from '../text/any-text.ts'
import { harmless, type TextField, texts } from './texts.ts'

const variables = { city: 'Harbour Town', email: 'hello@sample.example', price: '49' }

/** A page with a text in one of its fields. */
function siteWith(field: TextField, written: string) {
  const hero: Section = { type: 'hero', heading: 'Care, well organised', text: 'In {city} for {price}.' }
  const body: Section =
    field === 'article' ? { type: 'rich-text', body: written } : { type: 'feature', heading: 'How', body: written }
  const sections: Section[] = [hero, { type: 'hero', heading: 'Write', text: '[{email}](mailto:{email})' }]
  if (field === 'heading' || field === 'text') sections.push({ type: 'hero', heading: 'Wards', [field]: written })
  else sections.push(body)
  return aSite([aPage(sections)], { settings: { variables } })
}

/** The site as --fix leaves it. */
function mended(field: TextField, written: string): unknown {
  return mend(sourcesOf(siteWith(field, written))).sources.config.parsed.value
}

const told = (field: TextField, written: string) =>
  check(siteWith(field, written)).map(
    ({ rule, severity, message }) => `${rule}${severity === 'warning' ? ' (warning)' : ''}: ${message}`,
  )

describe('what visitors would read otherwise than it was meant is told once', () => {
  test.each(texts)('in "$in": $written', ({ in: field, written, told: wanted, mended: cure = written }) => {
    const said = told(field, written)
    expect(said.map((each) => each.slice(0, wanted.length))).toEqual([wanted])
    expect(mended(field, written)).toEqual(siteWith(field, cure))
  })
})

describe('what only looks like a mistake is none', () => {
  test.each(harmless)('%s', (written) => {
    const wrong = (['heading', 'text', 'body', 'article'] as const).flatMap((field) =>
      told(field, written).map((message) => `${field}: ${message}`),
    )
    expect(wrong).toEqual([])
  })
})

test('what --fix leaves of any text is never worse, and is mended no further', () => {
  const pick = chance(7)
  const more = [
    '• ',
    '– ',
    '\\n',
    '\\u00e9',
    'a@b.example',
    'www.b.example',
    'https://b.example',
    '{city}',
    '\u0024{city}',
    '&amp;',
    '##a',
  ]
  const wrong = Array.from({ length: 60 }, () => anyText(pick, more)).filter((written) => {
    const sources = sourcesOf(siteWith('body', `Words.\n\n${written}`))
    const { sources: after } = mend(sources)
    const errors = (text: string) => check(text).filter(({ severity }) => severity === 'error').length
    return errors(after.config.text) > errors(sources.config.text) || mend(after).done.length > 0
  })
  expect(wrong).toEqual([])
})
