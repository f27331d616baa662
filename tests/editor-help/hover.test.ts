import { expect, test } from 'vitest'
import { hover } from './editor.ts'

test('shows what a field is for, with an example', async () => {
  expect(await hover('{ "type": "steps", "lo‸ok": "guide" }')).toMatch(/^Look\n\n.+ Example: "row"/)
})

test('shows what a text is for, and then how it may be written', async () => {
  expect(await hover('{ "type": "hero", "te‸xt": "Care" }')).toBe(
    'Text\n\nOne or two sentences that say what the visitor finds here. Example: "Board at the old pier and walk among the roses."\n\nOne line of text. *emphasis*, **strong emphasis** and [links](/ferry/timetable) are understood; {brand} and other variables of the site are filled in.',
  )
})

test.for([
  ['{ "type": "hero", "im‸age": {} }', 'Picture\n\nA picture beside the words.'],
  [
    '{ "type": "tabs", "items": [{ "bo‸dy": "x" }] }',
    'Longer text\n\nWhat the panel says. Example: "Two pieces are yours to keep."',
  ],
  ['{ "type": "pricing", "items": [{ "he‸ading": "x" }] }', 'Heading\n\nThe name of the plan.'],
  ['{ "use": "x", "wi‸th": { "heading": "x" } }', 'With\n\nFields that replace those of the shared section'],
] as const)(
  'shows the words of the field, and not those of the part that it refers to: %s',
  async ([sections, words]) => {
    expect(await hover(sections)).toMatch(words)
  },
)

test('shows what a chosen value means', async () => {
  expect(await hover('{ "type": "call-to-action", "look": "in‸set" }')).toMatch(
    /^Look\n\n.+\n\n`inset`: A rounded panel in its tone within the page's column, on the page's own ground\.$/,
  )
})

test('shows what a type is for', async () => {
  expect(await hover('{ "type": "he‸ro" }')).toBe(
    'Type\n\n`hero`: The top of a page: heading, a sentence, buttons, maybe a picture.',
  )
})

test('helps deep inside a section', async () => {
  expect(await hover('{ "type": "hero", "image": { "a‸lt": "A ward" } }')).toMatch(
    /^Alternative text\n\nWhat the picture shows, in one sentence.+ Example: "Tools on the wall above a workbench"$/,
  )
})
