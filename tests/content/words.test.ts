import { expect, test } from 'vitest'
import { checkSite, judgeSite } from '../../src/content/check.ts'
import { mentions } from '../../src/content/text/variables.ts'
import type { SiteSettings } from '../../src/generated/types.ts'
import { usualWords } from '../../src/generated/words.ts'
import { shapeOf } from '../../src/schema/fields.ts'
import { schema } from '../../src/schema/read.ts'
import { aSite, saidBy, sourcesOf } from './a-site.ts'

const site = (settings: Partial<SiteSettings>) =>
  aSite([{ type: 'hero', heading: 'Care, well organised' }], { settings })
const wordsOf = (settings: Partial<SiteSettings>) => checkSite(sourcesOf(site(settings))).site?.words

test('every word has an English default, whose places are those that the schema names', () => {
  const fields = shapeOf(schema('site/words.schema.json')).fields.flatMap(({ shapes }) => shapes[0]?.fields ?? [])
  expect(fields.length).toBeGreaterThan(60)
  for (const { name, schema } of fields) {
    const there = mentions(String(schema.default)).map((mention) => mention.name)
    expect([name, there]).toEqual([name, schema.places ?? []])
  }
})

test('an author may write the usual words', () => {
  expect(saidBy('schema', site({ words: usualWords }))).toEqual([])
})

test('a site without words says the usual ones, and one with some says these and the others', () => {
  expect(wordsOf({})).toEqual(usualWords)
  expect(wordsOf({ words: { price: { month: 'par mois' } } })).toEqual({
    ...usualWords,
    price: { ...usualWords.price, month: 'par mois' },
  })
})

test('variables are filled in, and places stay, also beside a variable of that name', () => {
  const variables = { brand: 'Sample', slide: 'Picture' }
  const slider = { goTo: '{brand}: image {slide}', highlights: '{slide} of the day' }
  expect(wordsOf({ variables, words: { slider } })?.slider).toMatchObject({
    goTo: 'Sample: image {slide}',
    highlights: 'Picture of the day',
  })
})

test('places: one that is missing is told, and the rule of variables tells one that is unknown', () => {
  const wrong = site({ words: { slider: { goTo: 'Image', place: '{slide} / {slids}' } } })
  expect(saidBy('places', wrong)).toMatchInlineSnapshot(`
    [
      "/site/words/slider/goTo
    Nothing says where {slide} stands in this text.
    Write {slide} where it is to be filled in.",
      "/site/words/slider/place
    Nothing says where {slides} stands in this text.
    Write {slides} where it is to be filled in.",
    ]
  `)
  expect(saidBy('variables', wrong)).toMatchInlineSnapshot(`
    [
      "/site/words/slider/place
    There is no variable {slids}. Did you mean {slide}?
    There are: {slide}, {slides}. For a brace that is no variable write {{.",
    ]
  `)
})

test('places: the answer to visitors has its number, and no variable takes its place', () => {
  const answering = (body: string, variables = {}) =>
    saidBy('places', site({ variables, leads: { answer: { subject: 'Thank you', body } } }))
  expect(answering('Your number: {reference}.')).toEqual([])
  expect([answering('Thank you.'), answering('{reference}', { reference: 'A1' })]).toMatchInlineSnapshot(`
    [
      [
        "/site/leads/answer/body
    Nothing says where {reference} stands in this text.
    Write {reference} where it is to be filled in.",
      ],
      [
        "/site/leads/answer/body
    {reference} is filled in here for each visitor, and there is a variable of this name too.
    Give the variable another name.",
      ],
    ]
  `)
})

test('language: one that nothing can be written in is told', () => {
  expect(saidBy('language', site({ language: 'de-AT' }))).toEqual([])
  expect(saidBy('language', site({ language: 'en-Neverland' }))).toMatchInlineSnapshot(`
    [
      "/site/language
    "en-Neverland" names no language.
    Write the language alone, such as "de", or with its country, such as "de-AT".",
    ]
  `)
})

test('a site in another language that has no words of its own is told so, without any verdict', () => {
  const told = (settings: Partial<SiteSettings>) => {
    const { diagnostics, notices } = judgeSite(sourcesOf(site(settings)))
    return [...diagnostics.map(({ message }) => message), ...notices.map(({ rule, message }) => `${rule}: ${message}`)]
  }
  expect([{ language: 'de' }, { language: 'de', words: {} }, { language: 'en-GB' }].map(told)).toEqual([
    ['language: Buttons and messages speak English: the site has no "words" of its own.'],
    [],
    [],
  ])
})
